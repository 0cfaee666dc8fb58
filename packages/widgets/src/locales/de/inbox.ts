import type { Texts } from '../../kit/text/bundle.ts';
import type { InboxLinkTexts } from '../../messages/inboxLinkStrings.ts';

export const inbox: Texts<InboxLinkTexts> = {
  openInbox: 'Nachrichten',
  openInboxNew_one: 'Nachrichten, {{count}} neu',
  openInboxNew_other: 'Nachrichten, {{count}} neu',
};
