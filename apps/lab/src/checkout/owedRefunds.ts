import { sql } from 'drizzle-orm';
import { ownerOf } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import {
  cancellationRefundById,
  chargeById,
  markCancellationRefunded,
  changeChargeState,
} from './chargeTable.ts';
import { cancellationRefundJob } from './refundPart.ts';
import { settlingJob } from './settle.ts';

/**
 * Whether the job `j` of a statement owes a cancelled order's money, which the card may have already: the provider has not
 * answered, and only a retry tells. One that was declined, or whose job was deleted before, is the lab's to transfer.
 */
export const owesUnanswered = sql`(j.problem not in ('refundDeclined', 'refundForgotten') and (
  exists (select from card_refunds owed where j.kind = ${cancellationRefundJob.kind}
    and owed.id = (j.payload->>'refund')::int8 and owed.state = 'refunding')
  or exists (select from card_charges owed where j.kind = ${settlingJob.kind}
    and owed.id = (j.payload->>'charge')::int8 and owed.state = 'refunding')))`;

/** A job that was deleted at the desk; ids of its payload, null = it names none. */
export interface DeletedJob {
  readonly kind: string;
  readonly refund: number | null;
  readonly charge: number | null;
}

/** Ends the refund of a deleted job, which the lab has transferred: the card is not refunded any more. */
export async function endOwedRefund(queries: Queries, job: DeletedJob, now: Date): Promise<void> {
  const { kind, refund, charge } = job;
  if (kind === cancellationRefundJob.kind && refund !== null) {
    const owed = await cancellationRefundById(queries, refund);
    if (owed) await markCancellationRefunded(queries, ownerOf(owed), owed.id);
  }
  if (kind === settlingJob.kind && charge !== null) {
    const owed = await chargeById(queries, charge, true);
    if (owed)
      await changeChargeState(queries, owed.id, {
        from: ['refunding'],
        to: 'refunded',
        reason: owed.reason,
        now,
      });
  }
}

/**
 * Lists refunds of cancelled orders that no job works on among the failed jobs: earlier versions let their jobs be deleted. None
 * is retried by itself, because the lab may have transferred the amount since.
 */
export async function listForgottenCancellations(queries: Queries): Promise<void> {
  await queries.execute(sql`
    insert into jobs as j (queue, kind, key, payload, run_at, state, problem)
    select ${cancellationRefundJob.queue}, ${cancellationRefundJob.kind}, owed.id::text,
        jsonb_build_object('refund', owed.id), clock_timestamp(), 'failed', 'refundForgotten'
      from card_refunds owed where owed.state = 'refunding'
    on conflict (kind, key) do update set state = excluded.state, problem = excluded.problem, run_at = excluded.run_at
      where j.state = 'dismissed'`);
  await queries.execute(sql`
    insert into jobs as j (queue, kind, key, payload, run_at, state, problem)
    select ${settlingJob.queue}, ${settlingJob.kind}, owed.id || ' 0',
        jsonb_build_object('charge', owed.id), clock_timestamp(), 'failed', 'refundForgotten'
      from card_charges owed where owed.state = 'refunding' and not exists (select from jobs live
        where live.kind = ${settlingJob.kind} and live.state <> 'dismissed' and live.payload->>'charge' = owed.id::text)
    on conflict (kind, key) do update set state = excluded.state, problem = excluded.problem, run_at = excluded.run_at
      where j.state = 'dismissed'`);
}
