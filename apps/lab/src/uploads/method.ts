import { changeMethod } from '@trade-area/core/contract';
import { messages } from '../database/schema/messages.ts';
import { findTicket, takeTicket } from '../identity/tickets.ts';
import { hashToken } from '../identity/tokens.ts';
import { notAllowed, notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { lockPricedOrder } from './api.ts';
import { changedAmounts } from './changedAmounts.ts';
import { amountsForMethod, layoutOf } from './layoutPrice.ts';
import { setOrderTerms } from './table.ts';

/**
 * Changes the upload method: own files, or a layout by the lab (EMB-17). The ticket names customer and order; only a
 * blocked incomplete order can change. Under the lock of the order's set of files, because its price follows from the
 * set's pages, and a submission closes the order.
 */
export async function changeUploadMethod({
  lab,
  body,
}: Call<typeof changeMethod, Session | null>): Promise<AnswerInput<typeof changeMethod>> {
  const now = lab.clock.now();
  const codeHash = hashToken(body.ta_token);
  const ticket = await findTicket(lab.database.queries, codeHash, purpose, now);
  if (!ticket) throw expired();
  if (ticket.orderCode !== body.order_code) throw notFound();
  await write(lab, { session: ticket, endpoint: changeMethod }, async (queries) => {
    if (!(await takeTicket(queries, codeHash, purpose, now))) throw expired();
    const { order, set } = await lockPricedOrder(queries, lab.prices, ticket, body.order_code);
    if (!order.incomplete || !order.blocked)
      throw notAllowed('Only incomplete orders waiting for files can be changed.');
    const byFtp = body.method === 'upload';
    if (order.by_ftp === byFtp) return;
    const layout = layoutOf(lab.config, order.currency, set.pages);
    const amounts = await changedAmounts(queries, ticket.owner, order, (received) =>
      amountsForMethod(order, byFtp, { layout: layout?.amount ?? null, received }),
    );
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

const purpose = 'change-method';
const expired = () => notAllowed('This link has expired or was already used. Open the window again.');
