import { checkGdpr, setGdpr } from '@trade-area/core/contract';
import { notAllowed } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import { customerRoute } from '../base/route.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { currentConsent, insertConsent } from './table.ts';

/** GW-10. Asked until somebody has chosen; staff who look on are not asked. */
async function check({
  lab,
  session,
}: Call<typeof checkGdpr, Session>): Promise<AnswerInput<typeof checkGdpr>> {
  const value = await currentConsent(lab.database.queries, session.owner);
  return { show: value === null && !session.acting, gdpr_value: value };
}

/** GW-11. Consent is the customer's own to give (T-A3). */
async function choose({
  lab,
  session,
  body,
}: Call<typeof setGdpr, Session>): Promise<AnswerInput<typeof setGdpr>> {
  if (session.acting) throw notAllowed('Staff can’t give consent for a customer.');
  const outcome = Number(body.outcome);
  await write(lab, { session, endpoint: setGdpr }, (queries) =>
    insertConsent(queries, session.owner, { outcome, fromPage: body.from_page, at: lab.clock.now() }),
  );
  return { success: true, gdpr_value: outcome };
}

export const consentRoutes = [customerRoute(checkGdpr, check), customerRoute(setGdpr, choose)];
