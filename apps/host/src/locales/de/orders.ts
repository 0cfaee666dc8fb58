import type { Texts } from '@trade-area/widgets';
import type { OrderPageTexts } from '../../pages/orders/strings.ts';

export const orders: Texts<OrderPageTexts> = {
  back: 'Zurück',
  notFound: 'Bestellung {{code}} nicht gefunden',
  notFoundHint: 'Suchen Sie in Ihren Bestellungen nach Namen oder Bestellnummer.',
  allMessages: 'Alle Nachrichten',
  inboxLead: 'Alle Nachrichten zwischen Ihnen und dem Labor zu Ihren Bestellungen.',
};
