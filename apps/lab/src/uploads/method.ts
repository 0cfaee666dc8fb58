import { changeMethod } from '@trade-area/core/contract';
import { messages } from '../database/schema/messages.ts';
import { takeTicket } from '../identity/tickets.ts';
import { hashToken } from '../identity/tokens.ts';
import { notAllowed, notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { orderByCode } from '../orders/table.ts';
import { pagesFor } from './expected.ts';
import { amountsForMethod, layoutOf } from './layoutPrice.ts';
import { setOrderTerms } from './table.ts';

/**
 * Changes the upload method: own files, or a layout by the lab (EMB-17). The ticket names customer and order; only a
 * blocked incomplete order can change.
 */
export async function changeUploadMethod({
  lab,
  body,
}: Call<typeof changeMethod, Session | null>): Promise<AnswerInput<typeof changeMethod>> {
  const now = lab.clock.now();
  const ticket = await write(lab, { session: null, endpoint: changeMethod }, (queries) =>
    takeTicket(queries, hashToken(body.ta_token), 'change-method', now),
  );
  if (!ticket) throw notAllowed('This link has expired or was already used. Open the window again.');
  if (ticket.orderCode !== body.order_code) throw notFound();
  await write(lab, { session: ticket, endpoint: changeMethod }, async (queries) => {
    const order = await orderByCode(queries, ticket.owner, body.order_code);
    if (!order) throw notFound();
    if (!order.incomplete || !order.blocked)
      throw notAllowed('Only incomplete orders waiting for files can be changed.');
    const byFtp = body.method === 'upload';
    if (order.by_ftp === byFtp) return;
    const layout = layoutOf(lab.config, order.currency, await pagesFor(queries, lab.prices, order));
    const amounts = amountsForMethod(order, byFtp, layout?.amount ?? null);
    await setOrderTerms(queries, ticket.owner, order.id, { amounts, byFtp });
    // The choice is stored as a message, because staff read an order's messages.
    await queries.insert(messages).values({
      customerId: ticket.owner,
      orderId: order.id,
      fao: 'studio',
      text: byFtp
        ? 'Method changed: the customer uploads the files.'
        : 'Method changed: the lab designs the layout.',
      createdAt: now,
    });
  });
  return { success: true };
}
