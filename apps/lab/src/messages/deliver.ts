import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Lab } from '../base/lab.ts';
import type { Queries } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { notifications } from '../database/schema/notifications.ts';
import { orders } from '../database/schema/orders.ts';
import { handle } from '../jobs/definition.ts';
import type { JobContext, JobHandler, LastWrites } from '../jobs/definition.ts';
import { digestJob, notificationJob, sendInJob } from '../mail/mailJobs.ts';
import { notificationMail } from '../mail/notificationMail.ts';
import type { OrderNotification } from '../mail/notificationMail.ts';

interface WaitingNotification extends OrderNotification {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly language: string;
}

/**
 * The mails of notifications: one job each, or one for a customer's day. A notification that was sent, or whose order was
 * deleted meanwhile, sends nothing.
 */
export function notificationJobs(lab: Lab): JobHandler[] {
  const send = async (
    context: JobContext,
    which: SQL | undefined,
    digest: boolean,
  ): Promise<LastWrites | null> => {
    const waiting = await waitingNotifications(lab.database.queries, which);
    const [first] = waiting;
    if (!first) return null;
    const mail = notificationMail(first, waiting, lab.config.portal.portalOrigin, digest);
    await sendInJob(lab, context, mail);
    const ids = waiting.map(({ id }) => id);
    return (queries) =>
      queries.update(notifications).set({ sentAt: lab.clock.now() }).where(inArray(notifications.id, ids));
  };
  return [
    handle(notificationJob, ({ notification }, context) =>
      send(context, eq(notifications.id, notification), false),
    ),
    handle(digestJob, ({ customer, due }, context) =>
      send(
        context,
        and(
          eq(notifications.customerId, customer),
          eq(notifications.digest, true),
          lte(notifications.dueAt, new Date(due)),
        ),
        true,
      ),
    ),
  ];
}

async function waitingNotifications(
  queries: Queries,
  which: SQL | undefined,
): Promise<WaitingNotification[]> {
  const rows = await queries
    .select({
      id: notifications.id,
      kind: notifications.kind,
      detail: notifications.detail,
      order: orders.commessa,
      email: customers.email,
      name: customers.name,
      language: customers.language,
    })
    .from(notifications)
    .innerJoin(orders, eq(orders.id, notifications.orderId))
    .innerJoin(customers, eq(customers.id, notifications.customerId))
    .where(and(isNull(notifications.sentAt), which))
    .orderBy(asc(notifications.id));
  return rows as WaitingNotification[];
}

/** Queues the mails of notifications that have none: those of a version that knew no jobs. */
export async function queueForgottenMails(queries: Queries): Promise<void> {
  const insert = (job: SQL) =>
    queries.execute(sql`insert into jobs (queue, kind, key, payload, run_at) ${job} on conflict do nothing`);
  await insert(sql`select ${notificationJob.queue}, ${notificationJob.kind}, id::text,
    jsonb_build_object('notification', id), least(due_at, clock_timestamp())
    from notifications where sent_at is null and not digest`);
  const due = sql`(extract(epoch from due_at) * 1000)::int8`;
  await insert(sql`select distinct ${digestJob.queue}, ${digestJob.kind}, customer_id || ' ' || ${due},
    jsonb_build_object('customer', customer_id, 'due', ${due}), due_at
    from notifications where sent_at is null and digest`);
}
