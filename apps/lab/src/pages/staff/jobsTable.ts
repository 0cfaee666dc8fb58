import { sql } from 'drizzle-orm';
import { endOwedRefund, owesUnanswered } from '../../checkout/owedRefunds.ts';
import type { DeletedJob } from '../../checkout/owedRefunds.ts';
import { rowsOf } from '../../database/open.ts';
import type { Queries } from '../../database/open.ts';
import { announceOnCommit } from '../../database/transaction.ts';
import { jobsQueued } from '../../jobs/enqueue.ts';
import { refundJobKind } from '../../payments/refunds/announceRefunds.ts';

/** A job that was given up, or a periodic one whose last run failed, with the order and the person it is about. */
export interface FailedJob {
  readonly id: number;
  readonly kind: string;
  readonly problem: string;
  /** The technical report, in English. */
  readonly detail: string;
  readonly attempts: number;
  /** A periodic job runs again by itself, and cannot be deleted. */
  readonly periodic: boolean;
  /** A refund without an answer of the card provider, which may have moved the money: only a retry tells. */
  readonly unanswered: boolean;
  /** When it failed; of a periodic job, when it runs again. */
  readonly at: Date;
  /** Code of an order, address of a customer, name of a file; '' = none. */
  readonly order: string;
  readonly email: string;
  readonly file: string;
  /** A card’s refund that a cancelled order left behind, which has no page of an order; null = none. */
  readonly cancelled: {
    /** Code of the order; of all the orders of a charge, the number of their checkout. */
    readonly code: string;
    /** Minor units. */
    readonly amount: number;
    readonly currency: string;
  } | null;
  /** Id of the request that queued it; '' = none did. */
  readonly requestId: string;
}

/** A periodic job that fails waits for its next run with no attempt counted, and keeps its problem. */
const isFailed = sql`(j.state = 'failed' or (j.problem <> '' and j.state = 'waiting' and j.attempts = 0))`;
const isUnanswered = sql`((j.kind = ${refundJobKind} and j.problem <> 'refundDeclined') or ${owesUnanswered})`;
const shownJobs = 100;

/** The newest first. */
export async function failedJobs(queries: Queries): Promise<FailedJob[]> {
  const rows = await rowsOf<Omit<FailedJob, 'id' | 'at'> & { id: string; at: Date | string }>(
    queries,
    sql`select j.id::text as id, j.kind, j.problem, j.detail, j.attempts, j.key = 'periodic' as periodic, ${isUnanswered} as unanswered, j.run_at as at,
        coalesce(o.commessa, '') as order, coalesce(c.email, k.email, '') as email, coalesce(u.name, '') as file,
        case when x.id is not null or h.state = 'refunding' then json_build_object('code', coalesce(x.order_code, h.order_code),
          'currency', h.currency, 'amount', coalesce(x.amount, h.amount
            - (select coalesce(sum(p.amount), 0) from card_refunds p where p.charge_id = h.id)
            - (select coalesce(sum(r.amount), 0) from refunds r where r.charge_id = h.id))) end as cancelled,
        j.request_id as "requestId"
      from jobs j
      left join notifications n on j.kind = 'mail.notification' and n.id = (j.payload->>'notification')::int8
      left join uploads u on j.kind = 'uploads.inspection' and u.id = j.payload->>'upload'
      left join card_refunds x on j.kind = 'checkout.refundPart' and x.id = (j.payload->>'refund')::int8
      left join card_charges h on h.id = coalesce(x.charge_id,
        case when j.kind = 'checkout.settle' then (j.payload->>'charge')::int8 end)
      left join orders o on o.id = coalesce(n.order_id, u.order_id, (j.payload->>'order')::int8)
      left join customers c on c.id = coalesce(n.customer_id, (j.payload->>'customer')::int4, h.customer_id)
      left join contact_messages m on j.kind = 'mail.contact' and m.id = (j.payload->>'message')::int8
      left join contacts k on k.id = m.contact_id
      where j.problem <> '' and ${isFailed} order by j.id desc limit ${shownJobs}`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id), at: new Date(row.at) }));
}

export async function failedJobCount(queries: Queries): Promise<number> {
  const [row] = await rowsOf<{ jobs: number }>(
    queries,
    sql`select count(*)::int as jobs from jobs j where j.problem <> '' and ${isFailed}`,
  );
  return row?.jobs ?? 0;
}

/** Queues a failed job again. @returns its kind; undefined when it is not failed any more. */
export async function retryJob(queries: Queries, id: number, at: Date): Promise<string | undefined> {
  const [row] = await rowsOf<{ kind: string }>(
    queries,
    sql`update jobs j set state = 'waiting', attempts = 0, problem = '', detail = '',
      run_at = least(${at.toISOString()}::timestamptz, clock_timestamp()) where j.id = ${id} and ${isFailed} returning kind`,
  );
  if (row) announceOnCommit(jobsQueued);
  return row?.kind;
}

/**
 * Gives a failed job up for good. Its row stays without a problem, so that the work is not found forgotten and queued
 * again; the daily job removes it after some weeks. A declined refund stays declined: the desk can still record a transfer. That
 * of a cancelled order, which has no page for it, ends: the desk has transferred the amount.
 * @returns its kind; undefined when it is not failed any more, is periodic, or is a refund without an answer.
 */
export async function dismissJob(queries: Queries, id: number, now: Date): Promise<string | undefined> {
  const [row] = await rowsOf<DeletedJob>(
    queries,
    sql`update jobs j set state = 'dismissed', detail = '',
      problem = case when j.kind = ${refundJobKind} then j.problem else '' end
      where j.id = ${id} and j.state = 'failed' and j.key <> 'periodic' and not ${isUnanswered}
      returning kind, (payload->>'refund')::float8 as refund, (payload->>'charge')::float8 as charge`,
  );
  if (row) await endOwedRefund(queries, row, now);
  return row?.kind;
}
