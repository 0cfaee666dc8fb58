import type { Texts } from '../../kit/text/bundle.ts';
import type { InboxTexts } from '../../messages/inboxStrings.ts';

export const inbox: Texts<InboxTexts> = {
  openInbox: 'Nachrichten',
  openInboxNew_one: 'Nachrichten, {{count}} neu',
  openInboxNew_other: 'Nachrichten, {{count}} neu',
};
