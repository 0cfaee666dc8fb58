import { changePassword } from '@trade-area/core/contract';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { refuseStaff, write } from '../base/write.ts';
import { replaceMemberPassword } from './memberPassword.ts';
import { passwordProblem } from './passwordRules.ts';
import { deleteTemporaryPasswords, usedTemporaryPassword } from './recoveryTable.ts';
import { forgetKnownSenders } from '../identity/devices.ts';
import { deletePasses } from '../identity/passes.ts';
import { countPasswordChange } from '../identity/signInLimits.ts';
import { deleteTicketsOf } from '../identity/tickets.ts';
import { accountOf, endOtherSessions, isUnchanged, storePassword } from '../identity/table.ts';

type Answer = AnswerInput<typeof changePassword>;
const refused = (error: string): Answer => ({ done: false, error });

/**
 * Changes the password (GW-30). The old password may be the temporary one the session began with. Every other session
 * ends.
 */
export async function replacePassword({
  lab,
  session,
  body,
}: Call<typeof changePassword, Session>): Promise<Answer> {
  await refuseStaff(lab, { session, endpoint: changePassword }, 'change the password');
  const problem = passwordProblem(body.new_password, lab.passwords);
  if (problem) return refused(problem);

  if (session.member) {
    const error = await replaceMemberPassword(lab, session, session.member, body);
    return error === '' ? { done: true, error } : refused(error);
  }
  const attempt = await countPasswordChange(lab, session.code);
  const { queries } = lab.database;
  const account = await accountOf(queries, session.owner);
  const temporary = session.mustChangePassword ? await usedTemporaryPassword(queries, session.owner) : null;
  const proven =
    (await lab.passwords.verify(body.old_password, account.passwordHash)) ||
    (temporary !== null && (await lab.passwords.verify(body.old_password, temporary)));
  if (!proven) return refused('The current password is wrong');
  await attempt.giveBack();
  if (body.new_password === body.old_password)
    return refused('The new password must be different from the current one');

  const hash = await lab.passwords.hash(body.new_password);
  const isChanged = await write(lab, { session, endpoint: changePassword }, async (inside) => {
    // Another change, which ended this session, was first.
    if (!(await isUnchanged(inside, account))) return false;
    await storePassword(inside, session.owner, hash);
    await deleteTemporaryPasswords(inside, session.owner);
    await forgetKnownSenders(inside, session.owner);
    await endOtherSessions(inside, session.owner, session.tokenHash);
    // Tickets and derived sessions of the session that stays end as well: only a person who knows the new password continues (T-A10).
    await deleteTicketsOf(inside, session.owner);
    await deletePasses(inside, session.tokenHash);
    return true;
  });
  if (!isChanged) return refused('The current password is wrong');
  return { done: true, error: '' };
}
