import { recovery } from '@trade-area/core/contract';
import { ownerOf } from '../base/owner.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import type { Lab } from '../base/lab.ts';
import { queueMemberPassword } from './memberMail.ts';
import { queueActivationMail, queueTemporaryPasswordMail } from './recoveryJobs.ts';
import { ownerOfActivation, takeActivation } from './recoveryTable.ts';
import { isKnownDevice, rememberDevice } from '../identity/devices.ts';
import { memberByEmail } from '../identity/memberTable.ts';
import { countAttempt } from '../identity/signInLimits.ts';
import { accountByEmail, accountOf, hasSignedInFrom, lockAccount } from '../identity/table.ts';
import { hashToken } from '../identity/tokens.ts';

type Answer = AnswerInput<typeof recovery>;

const sentAnswer: Answer = { status: '1', status_code: 200, message: 'E-mail is sent successfully' };
const unknownAddressAnswer: Answer = { status: '0', status_code: 404, message: 'Wrong e-mail' };

/** First step (GW-14): mails a link that works once. Its origin comes from the configuration, never from a header. */
export async function requestRecovery({
  lab,
  body,
  clientAddress,
  device,
}: Call<typeof recovery, Session | null>): Promise<Answer> {
  const email = body.email.trim().toLowerCase();
  const { queries } = lab.database;
  const account = email === '' ? undefined : await accountByEmail(queries, email);
  const member = email === '' || account ? undefined : await memberByEmail(queries, email);
  const studio = account ?? (member && (await accountOf(queries, ownerOf(member))));
  const of = member ? (`member:${member.id}` as const) : (`customer:${account?.id ?? 0}` as const);
  await countAttempt(lab, 'recovery', {
    clientAddress,
    email,
    device,
    // No account has the id 0: an unknown address is looked up like a known one.
    isKnownDevice: await isKnownDevice(queries, of, device),
    isKnownAddress: await hasSignedInFrom(queries, account?.id ?? 0, hashToken(clientAddress)),
  });
  // A deactivated account looks like one that does not exist. One who was invited and has no password yet asks the owner
  // of the account for another invitation.
  if (!studio || studio.deactivatedAt !== null || member?.passwordHash === '')
    return lab.config.recovery.tellsUnknownAddress ? unknownAddressAnswer : sentAnswer;

  // The mail is a job, so that the duration of the answer reveals no known address, and a mail server that is down none.
  await write(lab, { session: null, endpoint: recovery }, (inside) =>
    member
      ? queueMemberPassword(inside, member.id, lab.clock.now())
      : queueActivationMail(inside, studio.id, lab.clock.now()),
  );
  return sentAnswer;
}

/**
 * Second step, when the link is confirmed: a temporary password by mail. The old password stays valid until it is
 * replaced. The device that confirmed belongs to the account's owner, so from now on its sign-ins are counted apart from
 * those of an attacker who has used up the account's allowance. False when the link was used, is too old or never was.
 */
export async function activateRecovery(lab: Lab, code: string, device: string): Promise<boolean> {
  const codeHash = hashToken(code);
  const found = await ownerOfActivation(lab.database.queries, codeHash, lab.clock.now());
  if (found === null) return false;
  return write(lab, { session: null, endpoint: recovery }, async (queries) => {
    const now = lab.clock.now();
    // A change that ends the link waits for this one, or this one for it: the device of an old address is not remembered.
    await lockAccount(queries, found);
    const owner = await takeActivation(queries, codeHash, now);
    if (owner === null) return false;
    await queueTemporaryPasswordMail(queries, owner, now);
    await rememberDevice(queries, `customer:${owner}`, device, now);
    return true;
  });
}
