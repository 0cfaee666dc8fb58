import type { Texts } from '../../kit/text/bundle.ts';
import type { InboxLinkTexts } from '../../messages/inboxLinkStrings.ts';

export const inbox: Texts<InboxLinkTexts> = {
  openInbox: 'Mensajes',
  openInboxNew_one: 'Mensajes, {{count}} nuevo',
  openInboxNew_other: 'Mensajes, {{count}} nuevos',
};
