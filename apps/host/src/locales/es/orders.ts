import type { Texts } from '@trade-area/widgets';
import type { OrderPageTexts } from '../../pages/orders/strings.ts';

export const orders: Texts<OrderPageTexts> = {
  back: 'Volver',
  notFound: 'Pedido {{code}} no encontrado',
  notFoundHint: 'Búscalo en tus pedidos por nombres o por código.',
  allMessages: 'Todos los mensajes',
  inboxLead: 'Tus mensajes con el laboratorio sobre tus pedidos.',
};
