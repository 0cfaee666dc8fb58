import type { Texts } from '../../kit/text/bundle.ts';
import type { InboxTexts } from '../../messages/inboxStrings.ts';

export const inbox: Texts<InboxTexts> = {
  openInbox: 'Messaggi',
  openInboxNew_one: 'Messaggi, {{count}} nuovo',
  openInboxNew_other: 'Messaggi, {{count}} nuovi',
};
