import type { Texts } from '../../kit/text/bundle.ts';
import type { InboxTexts } from '../../messages/inboxStrings.ts';

export const inbox: Texts<InboxTexts> = {
  openInbox: 'Messages',
  openInboxNew_one: 'Messages, {{count}} nouveau',
  openInboxNew_other: 'Messages, {{count}} nouveaux',
};
