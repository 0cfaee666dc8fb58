import { notificationKinds, saveNotifications } from '@trade-area/core/contract';
import type {
  NotificationChoice,
  NotificationKind,
  NotificationSettings,
  notificationSettings,
} from '@trade-area/core/contract';
import type { Queries } from '../database/open.ts';
import { notificationChoices, notifications } from '../database/schema/messages.ts';
import { owned } from '../base/owner.ts';
import type { Owner, Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';

/** Until somebody chooses: every one of the three is worth a mail at once. */
const defaults: NotificationSettings = { message: 'each', slipped: 'each', shipped: 'each' };

export async function choicesOf(queries: Queries, owner: Owner): Promise<NotificationSettings> {
  const rows = await queries
    .select({ kind: notificationChoices.kind, choice: notificationChoices.choice })
    .from(notificationChoices)
    .where(owned(notificationChoices.customerId, owner));
  return { ...defaults, ...Object.fromEntries(rows.map(({ kind, choice }) => [kind, choice])) };
}

export async function settings({
  lab,
  session,
}: Call<typeof notificationSettings, Session>): Promise<AnswerInput<typeof notificationSettings>> {
  return choicesOf(lab.database.queries, session.owner);
}

export async function saveSettings({
  lab,
  session,
  body,
}: Call<typeof saveNotifications, Session>): Promise<AnswerInput<typeof saveNotifications>> {
  const { owner } = session;
  return write(lab, { session, endpoint: saveNotifications }, async (queries) => {
    for (const kind of notificationKinds) {
      const choice = body[kind];
      if (choice === undefined) continue;
      await queries
        .insert(notificationChoices)
        .values({ customerId: owner, kind, choice })
        .onConflictDoUpdate({
          target: [notificationChoices.customerId, notificationChoices.kind],
          set: { choice },
        });
    }
    return choicesOf(queries, owner);
  });
}

/** The hour of the daily mail, UTC. */
const digestHour = 6;

/**
 * Notes news for the customer's mail in the transaction that made them: what was changed and what will be told stand
 * or fall together. Nothing is noted of a kind that is switched off.
 */
export async function note(
  queries: Queries,
  owner: Owner,
  news: {
    readonly kind: NotificationKind;
    readonly orderId: number;
    readonly detail: string;
    readonly at: Date;
  },
): Promise<void> {
  const choice: NotificationChoice = (await choicesOf(queries, owner))[news.kind];
  if (choice === 'off') return;
  const digest = choice === 'daily';
  const dueAt = digest ? nextDigest(news.at) : news.at;
  await queries.insert(notifications).values({ customerId: owner, ...news, dueAt, digest });
}

export function nextDigest(now: Date): Date {
  const due = new Date(now);
  due.setUTCHours(digestHour, 0, 0, 0);
  if (due <= now) due.setUTCDate(due.getUTCDate() + 1);
  return due;
}
