import type { Texts } from '@trade-area/widgets';
import type { OrderPageTexts } from '../../pages/orders/strings.ts';

export const orders: Texts<OrderPageTexts> = {
  back: 'Indietro',
  notFound: 'Ordine {{code}} non trovato',
  notFoundHint: 'Cercalo nei tuoi ordini per nome o per codice.',
  allMessages: 'Tutti i messaggi',
  inboxLead: 'I messaggi tra te e il laboratorio sui tuoi ordini.',
};
