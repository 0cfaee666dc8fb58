import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Lab } from '../base/lab.ts';
import { handle } from '../jobs/definition.ts';
import type { JobHandler } from '../jobs/definition.ts';

const day = 86_400_000;
/** Notifications that were mailed: long enough to answer a customer who asks about one. */
const notificationDays = 90;
/** A deleted quote can be restored until then; its picture goes with the next clean-up of files. */
const deletedQuoteDays = 30;
/** An address that was taken out of an address book can be restored until then. */
const removedAddressDays = 30;
/** Forms of checkouts and of card payments hold names and addresses; the order has its own. */
const endedFormDays = 30;
/** A checkout that was left can be continued until then. */
const leftCheckoutDays = 90;
const endedLinkDays = 30;
/** A conversation with a person without an account, after its last message: the same for an open one, which nobody answers any more. */
const contactDays = 730;
/** Views of videos hold the addresses of visitors. */
const viewDays = 90;
/** Images of a configuration that was never saved, or whose quote is gone. */
const imageDays = 30;

const recordsJob = {
  kind: 'upkeep.records',
  queue: 'upkeep',
  payload: v.object({}),
  attempts: 8,
  every: day,
} as const;

export function recordJobs(lab: Lab): JobHandler[] {
  return [
    handle(recordsJob, async () => {
      await removeExpiredRecords(lab);
      return null;
    }),
  ];
}

/**
 * Deletes rows that nothing reads any more: sessions and codes a day after their end, answers of idempotency keys,
 * notifications that were mailed, images that no quote uses, counters of days without an order, forms that were sent after a session had ended,
 * quotes that were deleted, addresses that were removed, forms of checkouts, links of couples, and old conversations with people without an account. A charge stays without what was typed: its amount belongs to the books. One statement each, so that
 * no lock is held from one to the next.
 */
export async function removeExpiredRecords({
  database,
  clock,
}: Pick<Lab, 'database' | 'clock'>): Promise<void> {
  const before = (days: number): SQL =>
    sql`${new Date(clock.now().getTime() - days * day).toISOString()}::timestamptz`;
  const statements = [
    sql`delete from sessions where expires_at < ${before(1)}`,
    sql`delete from staff_sessions where expires_at < ${before(1)}`,
    sql`delete from tickets where expires_at < ${before(1)}`,
    sql`delete from checkout_drafts where expires_at < ${before(0)}`,
    sql`delete from activations where expires_at < ${before(1)}`,
    sql`delete from invitations where expires_at < ${before(1)}`,
    sql`delete from member_links where expires_at < ${before(1)}`,
    sql`delete from temporary_passwords where expires_at < ${before(1)}`,
    sql`delete from card_challenges where expires_at < ${before(1)}`,
    sql`delete from written_once where at < ${before(1)}`,
    sql`delete from notifications where coalesce(sent_at, due_at) < ${before(notificationDays)}`,
    // A refund that was declined stays so until its money is given back.
    sql`delete from jobs where state = 'dismissed' and problem = '' and run_at < ${before(notificationDays)}`,
    sql`delete from order_days where orders = 0`,
    // A charge that is under way is settled from its quotes.
    sql`delete from quotes q where deleted_at < ${before(deletedQuoteDays)} and not is_ordered and not exists (
      select from card_charges h where (h.order_code = q.order_code
        or h.lines @> jsonb_build_array(jsonb_build_object('orderCode', q.order_code)))
        and h.state in ('pending', 'challenged', 'charged', 'refunding'))`,
    sql`delete from delivery_addresses where deleted_at < ${before(removedAddressDays)}`,
    sql`delete from checkouts c using quotes q where q.id = c.quote_id
      and c.changed_at < case when q.is_ordered then ${before(endedFormDays)} else ${before(leftCheckoutDays)} end`,
    sql`delete from checkouts c where c.quote_id is null and c.changed_at < case
      when exists (select from orders o where o.shipment_code = c.order_code) then ${before(endedFormDays)}
      else ${before(leftCheckoutDays)} end`,
    sql`update card_charges set details = '{}', url = '', card = card || '{"token": "", "reference": ""}'
      where state in ('settled', 'refunded', 'declined') and changed_at < ${before(endedFormDays)} and details <> '{}'`,
    sql`delete from status_links where least(ends_at, revoked_at) < ${before(endedLinkDays)}`,
    sql`delete from contact_links where expires_at < ${before(endedLinkDays)}`,
    sql`delete from video_views where at < ${before(viewDays)}`,
    sql`delete from contacts where changed_at < ${before(contactDays)}`,
    // After the quotes. The files of the images follow (`uploads/maintenance.ts`).
    sql`delete from designer_projects p where p.created_at < ${before(imageDays)}
      and not exists (select 1 from uploads u where u.project_id = p.id and u.touched_at >= ${before(imageDays)})
      and not exists (select 1 from quotes q where q.project_id = p.id)`,
  ];
  for (const statement of statements) await database.queries.execute(statement);
}
