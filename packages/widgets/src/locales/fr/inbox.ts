import type { Texts } from '../../kit/text/bundle.ts';
import type { InboxLinkTexts } from '../../messages/inboxLinkStrings.ts';

export const inbox: Texts<InboxLinkTexts> = {
  openInbox: 'Messages',
  openInboxNew_one: 'Messages, {{count}} nouveau',
  openInboxNew_other: 'Messages, {{count}} nouveaux',
};
