import { checkGdpr, setGdpr } from '@trade-area/core/contract';
import type { Session } from '../base/owner.ts';
import { customerRoute } from '../base/route.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { refuseStaff, write } from '../base/write.ts';
import { currentConsent, insertConsent } from './table.ts';

/** Whether to show the consent banner (GW-10): until the customer has chosen, and never to staff. */
async function getConsent({
  lab,
  session,
}: Call<typeof checkGdpr, Session>): Promise<AnswerInput<typeof checkGdpr>> {
  const value = await currentConsent(lab.database.queries, session.owner);
  // The owner decides for the studio: no other person is asked.
  return { show: value === null && !session.acting && !session.member, gdpr_value: value };
}

/** Stores the choice (GW-11). Staff cannot consent for a customer (T-A3). */
async function saveConsent({
  lab,
  session,
  body,
}: Call<typeof setGdpr, Session>): Promise<AnswerInput<typeof setGdpr>> {
  await refuseStaff(lab, { session, endpoint: setGdpr }, 'give or refuse consent');
  const outcome = Number(body.outcome);
  await write(lab, { session, endpoint: setGdpr }, (queries) =>
    insertConsent(queries, session.owner, { outcome, fromPage: body.from_page, at: lab.clock.now() }),
  );
  return { success: true, gdpr_value: outcome };
}

export const consentRoutes = [customerRoute(checkGdpr, getConsent), customerRoute(setGdpr, saveConsent)];
