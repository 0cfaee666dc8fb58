import { notificationKinds, saveNotifications } from '@trade-area/core/contract';
import type { notificationSettings } from '@trade-area/core/contract';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { notificationChoices } from '../database/schema/notifications.ts';
import { choicesOf } from '../mail/notifications.ts';

export async function getSettings({
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
