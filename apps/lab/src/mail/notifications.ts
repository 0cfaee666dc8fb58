import type { NotificationChoice, NotificationKind, NotificationSettings } from '@trade-area/core/contract';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { notificationChoices, notifications } from '../database/schema/notifications.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { digestJob, notificationJob } from './mailJobs.ts';

/** Default until the customer chooses: all three kinds are mailed immediately. */
const defaults: NotificationSettings = { message: 'each', slipped: 'each', shipped: 'each' };

export async function choicesOf(queries: Queries, owner: Owner): Promise<NotificationSettings> {
  const rows = await queries
    .select({ kind: notificationChoices.kind, choice: notificationChoices.choice })
    .from(notificationChoices)
    .where(ownedBy(notificationChoices.customerId, owner));
  return { ...defaults, ...Object.fromEntries(rows.map(({ kind, choice }) => [kind, choice])) };
}

/** The hour of the daily mail, UTC. */
const digestHour = 6;

/**
 * Queues a notification in the transaction that makes the change, so that both are stored or neither. A kind that the
 * customer has switched off queues nothing.
 */
export async function queueNotification(
  queries: Queries,
  owner: Owner,
  notification: {
    readonly kind: NotificationKind;
    readonly orderId: number;
    readonly detail: string;
    readonly at: Date;
  },
): Promise<void> {
  const choice: NotificationChoice = (await choicesOf(queries, owner))[notification.kind];
  if (choice === 'off') return;
  const digest = choice === 'daily';
  const { at } = notification;
  const dueAt = digest ? nextDigest(at) : at;
  const [row] = await queries
    .insert(notifications)
    .values({ customerId: owner, ...notification, dueAt, digest })
    .returning({ id: notifications.id });
  if (!row) throw new Error('ta: a notification was not stored');
  const due = dueAt.getTime();
  if (digest)
    await enqueue(queries, digestJob, {
      key: `${owner} ${due}`,
      payload: { customer: owner, due },
      at,
      notBefore: dueAt,
    });
  else
    await enqueue(queries, notificationJob, { key: String(row.id), payload: { notification: row.id }, at });
}

export function nextDigest(now: Date): Date {
  const due = new Date(now);
  due.setUTCHours(digestHour, 0, 0, 0);
  if (due <= now) due.setUTCDate(due.getUTCDate() + 1);
  return due;
}
