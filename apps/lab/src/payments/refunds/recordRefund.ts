import { sql } from 'drizzle-orm';
import type { LabMoment } from '../../base/labMoment.ts';
import { isDay } from '../../base/day.ts';
import { conflict, invalid } from '../../base/errors.ts';
import type { Owner } from '../../base/owner.ts';
import { rowsOf } from '../../database/open.ts';
import type { Queries } from '../../database/open.ts';
import { refundJobKey, refundJobKind } from './announceRefunds.ts';
import { markMade, refundById, refundsOf } from './refundTable.ts';
import type { Refund } from './refundTable.ts';

/** A refund as the desk lists it. */
export interface DeskRefund extends Refund {
  /** The desk may record that it gave the money back itself. */
  readonly isOpen: boolean;
  /** Its job was given up without an answer of the provider: the card may have its money already. */
  readonly isUnanswered: boolean;
}

type Progress = Pick<DeskRefund, 'isOpen' | 'isUnanswered'>;

/** The refunds of an order; those that a job still works on are not open. */
export async function deskRefundsOf(
  queries: Queries,
  order: { readonly id: number; readonly owner: Owner },
): Promise<DeskRefund[]> {
  const all = await refundsOf(queries, order);
  return Promise.all(all.map(async (refund) => ({ ...refund, ...(await progressOf(queries, refund)) })));
}

/**
 * A refund that the provider has declined can be made in another way. One whose last answer was lost cannot, because the
 * card may have the money: only a retry, which finds the refund at the provider, tells.
 */
async function progressOf(queries: Queries, { id, way, state }: Refund, lock = false): Promise<Progress> {
  if (state !== 'announced') return { isOpen: false, isUnanswered: false };
  if (way === 'transfer') return { isOpen: true, isUnanswered: false };
  const [job] = await rowsOf<{ state: string; problem: string }>(
    queries,
    sql`select state, problem from jobs where kind = ${refundJobKind} and key = ${refundJobKey(id)} ${lock ? sql`for update` : sql``}`,
  );
  const isGivenUp = job === undefined || ['failed', 'dismissed'].includes(job.state);
  const isDeclined = job?.problem === 'refundDeclined';
  return { isOpen: isGivenUp && isDeclined, isUnanswered: isGivenUp && !isDeclined };
}

/**
 * Records that the lab has given a refund back itself, by a transfer.
 * @param given as typed: the refund's id, an ISO day ('' = today).
 * @throws conflict for one that is made already, that a job works on, or that is none of this order; invalid for the day.
 */
export async function recordRefund(
  queries: Queries,
  order: { readonly id: number; readonly owner: Owner },
  given: { readonly id: number; readonly day: string },
  { staffId, today }: Pick<LabMoment, 'today'> & { readonly staffId: number },
): Promise<void> {
  const refund = await refundById(queries, given.id, true);
  if (!refund || refund.orderId !== order.id) throw conflict('This refund is none of this order.');
  if (!(await progressOf(queries, refund, true)).isOpen)
    throw conflict('This refund was made, or is being made.');
  const day = given.day.trim() || today;
  const [note] = await rowsOf<{ issued: string }>(
    queries,
    sql`select issued::text from invoices where id = ${refund.invoiceId}`,
  );
  if (!isDay(day) || day > today || day < (note?.issued ?? today))
    throw invalid({ refundedOn: 'a day from the credit note to today' });
  await queries.execute(
    sql`update jobs set state = 'dismissed', problem = '', detail = ''
      where kind = ${refundJobKind} and key = ${refundJobKey(refund.id)} and state in ('failed', 'dismissed')`,
  );
  await markMade(queries, refund, { day, way: 'transfer', staffId });
}
