import type { Texts } from '@trade-area/widgets';
import type { OrderPageTexts } from '../../pages/orders/strings.ts';

export const orders: Texts<OrderPageTexts> = {
  back: 'Volver',
  notFound: 'Pedido {{code}} no encontrado',
  notFoundHint: 'Búscalo en tus pedidos por los nombres o por el código.',
  allMessages: 'Todos los mensajes',
  inboxLead: 'Lo que tú y el laboratorio habéis escrito sobre tus pedidos.',
};
