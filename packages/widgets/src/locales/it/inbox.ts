import type { Texts } from '../../kit/text/bundle.ts';
import type { InboxLinkTexts } from '../../messages/inboxLinkStrings.ts';

export const inbox: Texts<InboxLinkTexts> = {
  openInbox: 'Messaggi',
  openInboxNew_one: 'Messaggi, {{count}} nuovo',
  openInboxNew_other: 'Messaggi, {{count}} nuovi',
};
