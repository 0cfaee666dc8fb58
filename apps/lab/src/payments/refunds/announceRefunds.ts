import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { labMoment } from '../../base/labMoment.ts';
import type { Lab } from '../../base/lab.ts';
import type { Owner } from '../../base/owner.ts';
import type { Queries } from '../../database/open.ts';
import { handle, JobFailure } from '../../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../../jobs/definition.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { refundAt } from './refundAt.ts';
import { insertRefund, markMade, refundableAmount, refundableCharges, refundById } from './refundTable.ts';

/** `order` leads the desk from a failed job to its order. */
const refundJob: JobDefinition<{ refund: number; order: number }> = {
  kind: 'payments.refund',
  queue: 'upkeep',
  payload: v.object({ refund: v.number(), order: v.number() }),
  attempts: 10,
};

/** The key of a refund's job. */
export const refundJobKey = (refund: number): string => String(refund);
export const refundJobKind = refundJob.kind;

/**
 * Stores how the money of a credit note goes back, in the note's transaction, which holds the document numbers: first to
 * the cards that this lab charged for the order, by a job, and the rest by the desk. Never more than has come in.
 * @param note `amount` is what the note credits with VAT, less what lowered the amount due.
 */
export async function announceRefunds(
  queries: Queries,
  order: { readonly id: number; readonly owner: Owner },
  { invoiceId, amount, now }: { readonly invoiceId: number; readonly amount: number; readonly now: Date },
): Promise<void> {
  let rest = Math.min(amount, await refundableAmount(queries, order));
  for (const { id: chargeId, left } of await refundableCharges(queries, order)) {
    const part = Math.min(rest, left);
    if (part <= 0) continue;
    rest -= part;
    const id = await insertRefund(queries, order, {
      invoiceId,
      way: 'card',
      chargeId,
      amount: part,
      createdAt: now,
    });
    await enqueue(queries, refundJob, {
      key: refundJobKey(id),
      payload: { refund: id, order: order.id },
      at: now,
    });
  }
  if (rest > 0)
    await insertRefund(queries, order, { invoiceId, way: 'transfer', amount: rest, createdAt: now });
}

/**
 * Lists a card's refund that no job works on among the failed jobs, where it is retried: earlier versions forgot those whose
 * job was deleted. It is not retried by itself, because the lab may have transferred the amount since.
 */
export async function listForgottenRefunds(queries: Queries): Promise<void> {
  await queries.execute(sql`
    insert into jobs as j (queue, kind, key, payload, run_at, state, problem)
    select ${refundJob.queue}, ${refundJob.kind}, r.id::text,
        jsonb_build_object('refund', r.id, 'order', r.order_id), clock_timestamp(), 'failed', 'cardProvider'
      from refunds r where r.state = 'announced' and r.way = 'card'
    on conflict (kind, key) do update set state = excluded.state, problem = excluded.problem, run_at = excluded.run_at
      where j.state = 'dismissed' and j.problem = ''`);
}

/**
 * Gives a charged card the amount back. The provider knows the refund by a name that stays: one whose answer was lost is
 * found there again, and one that was declined can be retried at the desk.
 */
export function refundJobs(lab: Lab): JobHandler[] {
  return [
    handle(refundJob, async ({ refund: id }) => {
      const refund = await refundById(lab.database.queries, id);
      if (!refund || refund.state !== 'announced' || refund.charge === null) return null;
      const wish = { key: `${refund.id} ${refund.declines}`, amount: refund.amount };
      if ((await refundAt(lab, refund.charge, wish)) === 'declined')
        throw new JobFailure('refundDeclined', '', { permanent: true });
      return (queries) =>
        markMade(queries, refund, { day: labMoment(lab).today, way: 'card', staffId: null });
    }),
  ];
}
