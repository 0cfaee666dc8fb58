import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { listOf, numeric, text } from './wire.ts';

/** `unread` is the count of the home variant; without it an entry counts as 1 (ORD-51). */
export const unreadMessages = endpoint({
  id: 'messages.unread',
  method: 'GET',
  path: '/api/customer/orders/unread_messages',
  summary: 'Orders with unread messages from the lab.',
  cites: ['GW-04', 'MSG-15', '000 §7 #3'],
  answer: listOf(v.object({ cod_order: text, unread: numeric })),
});
export type UnreadMessage = v.InferOutput<typeof unreadMessages.answer>[number];
