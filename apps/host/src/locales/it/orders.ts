import type { Texts } from '@trade-area/widgets';
import type { OrderPageTexts } from '../../pages/orders/strings.ts';

export const orders: Texts<OrderPageTexts> = {
  back: 'Indietro',
  notFound: 'Ordine {{code}} non trovato',
  notFoundHint: 'Cercalo tra i tuoi ordini per nomi o per codice.',
  allMessages: 'Tutti i messaggi',
  inboxLead: 'Quello che tu e il laboratorio vi siete scritti sui tuoi ordini.',
};
