import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { eraseEndedAccounts } from '../account/privacy/endedAccounts.ts';
import { isOpenOrder } from '../base/openOrder.ts';
import { dayAtLab } from '../base/workingDays.ts';
import type { Lab } from '../base/lab.ts';
import { photoCollection } from '../database/schema/designer.ts';
import { handle } from '../jobs/definition.ts';
import type { JobHandler } from '../jobs/definition.ts';
import { removeDeliveredPrints } from '../print/render/deliveredPrints.ts';
import { removeDeliveredFiles } from '../uploads/deliveredFiles.ts';

const day = 86_400_000;

const recordsJob = {
  kind: 'upkeep.records',
  queue: 'upkeep',
  payload: v.object({}),
  attempts: 8,
  every: day,
} as const;

export function recordJobs(lab: Lab): JobHandler[] {
  return [
    handle(recordsJob, async (_payload, { signal }) => {
      const { retention } = lab.config;
      const before = (days: number) => new Date(lab.clock.now().getTime() - days * day);
      await removeExpiredRecords(lab);
      const filesUntil = dayAtLab(before(retention.files), lab.config.calendar);
      await removeDeliveredFiles(lab, filesUntil, signal);
      await removeDeliveredPrints(lab, filesUntil, signal);
      await eraseEndedAccounts(lab, before(retention.accounts), signal);
      return null;
    }),
  ];
}

/**
 * Deletes rows that nothing reads any more: sessions and codes a day after their end, answers of idempotency keys, counters
 * of days without an order, forms that were sent after a session had ended; and what the lab keeps for a number of days of
 * its configuration (`retention`): notifications that were mailed, records of visits and of what people did, images that no
 * quote uses, quotes that were deleted, addresses that were removed, forms of checkouts, links of couples, old conversations
 * with people without an account, consents and permissions that have ended, and orders with their documents when the law no
 * longer asks for them. A charge stays without what was typed: its amount belongs to the books. One statement each, so that
 * no lock is held from one to the next.
 */
export async function removeExpiredRecords({
  database,
  clock,
  config: { retention: days, calendar },
}: Pick<Lab, 'database' | 'clock' | 'config'>): Promise<void> {
  const before = (count: number): SQL =>
    sql`${new Date(clock.now().getTime() - count * day).toISOString()}::timestamptz`;
  const invoicesUntil = dayAtLab(new Date(clock.now().getTime() - days.invoices * day), calendar);
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
    sql`delete from notifications where coalesce(sent_at, due_at) < ${before(days.notifications)}`,
    sql`delete from visits where at < ${before(days.visits)}`,
    sql`delete from audits where at < ${before(days.activity)}`,
    sql`delete from profile_changes where at < ${before(days.activity)}`,
    sql`delete from known_places where at < ${before(days.activity)}`,
    sql`delete from known_devices where at < ${before(days.activity)}`,
    // The newest choice is in force until another follows, or the customer is erased.
    sql`delete from consents c where exists (select from consents n where n.customer_id = c.customer_id and n.id > c.id
        and n.at < ${before(days.consents)})
      or exists (select from customers x where x.id = c.customer_id and x.erased_at < ${before(days.consents)})`,
    sql`delete from photo_releases where revoked_at < ${before(days.consents)}`,
    // A download belongs to the permission that it was made under.
    sql`delete from photo_downloads w where w.at < ${before(days.consents)}
      and not exists (select from photo_releases r where r.id = w.release_id)`,
    sql`delete from privacy_parts p using privacy_requests r where r.id = p.request_id and r.ends_at <= ${before(0)}`,
    sql`update privacy_requests set state = 'expired', link_hash = '' where state = 'done' and ends_at <= ${before(0)}`,
    // Documents go when the law no longer asks for them, with their orders. A claim outlives the period.
    sql`delete from orders o where coalesce(o.shipping_date, o.order_date) < ${invoicesUntil}::date
      and not ${isOpenOrder('o')} and not (o.fm_status = 2 and coalesce(o.amount_to_pay, 0) > 0)
      and not exists (select from invoices i where i.order_id = o.id and i.issued >= ${invoicesUntil}::date)
      and not exists (select from refunds f where f.order_id = o.id and f.state = 'announced')
      and not exists (select from reprints r join orders p on p.id = r.order_id
        where r.original_id = o.id and p.order_date >= ${invoicesUntil}::date)`,
    sql`delete from card_charges h where h.changed_at < ${before(days.invoices)}
      and h.state in ('settled', 'refunded', 'declined')
      and not exists (select from refunds f where f.charge_id = h.id)
      and not exists (select from card_refunds f where f.charge_id = h.id and f.state = 'refunding')`,
    // Of an erased customer nothing but documents is left.
    sql`delete from customers where erased_at < ${before(days.invoices)}`,
    // A refund that was declined stays so until its money is given back.
    sql`delete from jobs where state = 'dismissed' and problem = '' and run_at < ${before(days.notifications)}`,
    sql`delete from order_days where orders = 0`,
    // A charge that is under way is settled from its quotes.
    sql`delete from quotes q where deleted_at < ${before(days.quotes)} and not is_ordered and not exists (
      select from card_charges h where (h.order_code = q.order_code
        or h.lines @> jsonb_build_array(jsonb_build_object('orderCode', q.order_code)))
        and h.state in ('pending', 'challenged', 'charged', 'refunding'))`,
    sql`delete from delivery_addresses where deleted_at < ${before(days.addresses)}`,
    sql`delete from checkouts c using quotes q where q.id = c.quote_id
      and c.changed_at < case when q.is_ordered then ${before(days.forms)} else ${before(days.checkouts)} end`,
    sql`delete from checkouts c where c.quote_id is null and c.changed_at < case
      when exists (select from orders o where o.shipment_code = c.order_code) then ${before(days.forms)}
      else ${before(days.checkouts)} end`,
    sql`update card_charges set details = '{}', url = '', card = card || '{"token": "", "reference": ""}'
      where state in ('settled', 'refunded', 'declined') and changed_at < ${before(days.forms)} and details <> '{}'`,
    sql`delete from status_links where least(ends_at, revoked_at) < ${before(days.links)}`,
    sql`delete from couple_proofs where least(ends_at, revoked_at) < ${before(days.links)}`,
    sql`delete from contact_links where expires_at < ${before(days.links)}`,
    sql`delete from video_views where at < ${before(days.views)}`,
    sql`delete from contacts where changed_at < ${before(days.contacts)}`,
    // After the quotes. The files of the images follow (`uploads/maintenance.ts`).
    // Photos of print projects are kept by the versions that show them (`print/jobs.ts`).
    sql`delete from designer_projects p where p.created_at < ${before(days.images)} and p.type <> ${photoCollection}
      and not exists (select 1 from uploads u where u.project_id = p.id and u.touched_at >= ${before(days.images)})
      and not exists (select 1 from quotes q where q.project_id = p.id)`,
  ];
  for (const statement of statements) await database.queries.execute(statement);
}
