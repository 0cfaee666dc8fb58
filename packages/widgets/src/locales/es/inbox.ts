import type { Texts } from '../../kit/text/bundle.ts';
import type { InboxTexts } from '../../messages/inboxStrings.ts';

export const inbox: Texts<InboxTexts> = {
  openInbox: 'Mensajes',
  openInboxNew_one: 'Mensajes, {{count}} nuevo',
  openInboxNew_other: 'Mensajes, {{count}} nuevos',
};
