import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { notifications } from '../database/schema/notifications.ts';
import { orders } from '../database/schema/orders.ts';
import type { Lab } from '../base/lab.ts';
import { notificationMail } from '../mail/notificationMail.ts';
import type { OrderNotification } from '../mail/notificationMail.ts';

const batchSize = 50;

interface DueNotification extends OrderNotification {
  readonly id: number;
  readonly customerId: number;
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly digest: boolean;
}

/**
 * Sends the notifications that are due. Each is marked as sent in the transaction that locks it during delivery, so
 * that two labs on one database send it once; when the mail server refuses it, the next run tries again.
 * @returns how many mails went out.
 */
export async function deliverNotifications(lab: Lab): Promise<number> {
  const now = lab.clock.now();
  if ((await dueNotifications(lab.database.queries, now)).length === 0) return 0;
  return lab.database.transaction(async (queries) => {
    const due = await dueNotifications(queries, now);
    let sent = 0;
    for (const group of groupsOf(due)) {
      const [first] = group;
      if (!first) continue;
      await lab.mailer.send(notificationMail(first, group, lab.config.portal.portalOrigin, first.digest));
      await queries
        .update(notifications)
        .set({ sentAt: now })
        .where(
          inArray(
            notifications.id,
            group.map(({ id }) => id),
          ),
        );
      sent += 1;
    }
    return sent;
  });
}

async function dueNotifications(queries: Queries, now: Date): Promise<DueNotification[]> {
  const rows = await queries
    .select({
      id: notifications.id,
      customerId: notifications.customerId,
      kind: notifications.kind,
      detail: notifications.detail,
      digest: notifications.digest,
      order: orders.commessa,
      email: customers.email,
      name: customers.name,
      language: customers.language,
    })
    .from(notifications)
    .innerJoin(orders, eq(orders.id, notifications.orderId))
    .innerJoin(customers, eq(customers.id, notifications.customerId))
    .where(and(isNull(notifications.sentAt), lte(notifications.dueAt, now)))
    .orderBy(asc(notifications.customerId), asc(notifications.id))
    .limit(batchSize)
    .for('update', { of: notifications, skipLocked: true });
  return rows as DueNotification[];
}

/** Groups notifications into mails: one for each, or one for a customer's whole day. */
function groupsOf(due: readonly DueNotification[]): DueNotification[][] {
  const groups = new Map<string, DueNotification[]>();
  for (const one of due) {
    const key = one.digest ? `day ${one.customerId}` : `one ${one.id}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

const intervalMs = 2_000;

/** Delivers due notifications every two seconds until it is stopped; stopping waits for a mail under way. */
export function startDelivery(lab: Lab): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = deliverNotifications(lab)
      .catch((error: unknown) =>
        lab.log('error', 'ta: news could not be sent', { kind: error instanceof Error ? error.name : '' }),
      )
      .finally(() => {
        busy = false;
      });
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
