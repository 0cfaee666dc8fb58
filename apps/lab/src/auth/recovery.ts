import { recovery } from '@trade-area/core/contract';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import type { Lab } from '../base/lab.ts';
import { activationMail, temporaryPasswordMail } from '../mail/texts.ts';
import {
  insertActivation,
  isActivationOpen,
  replaceTemporaryPassword,
  takeActivation,
} from './recoveryTable.ts';
import { isKnownDevice, rememberDevice } from '../identity/devices.ts';
import { countAttempt } from '../identity/signInLimits.ts';
import { accountByEmail, accountOf, hasSignedInFrom } from '../identity/table.ts';
import { createTemporaryPassword, createToken, hashToken } from '../identity/tokens.ts';

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
  await countAttempt(lab, 'recovery', {
    clientAddress,
    email,
    device,
    // No account has the id 0: an unknown address is looked up like a known one.
    isKnownDevice: await isKnownDevice(queries, `customer:${account?.id ?? 0}`, device),
    isKnownAddress: await hasSignedInFrom(queries, account?.id ?? 0, hashToken(clientAddress)),
  });
  if (!account) return lab.config.recovery.tellsUnknownAddress ? unknownAddressAnswer : sentAnswer;

  const code = createToken();
  const { activationHours } = lab.config.recovery;
  await write(lab, { session: null, endpoint: recovery }, (queries) =>
    insertActivation(queries, {
      codeHash: hashToken(code),
      customerId: account.id,
      expiresAt: new Date(lab.clock.now().getTime() + activationHours * 3_600_000),
    }),
  );
  const link = `${lab.config.portal.labOrigin}/auth/recovery/activate?code=${code}&lang=${account.language}`;
  const mail = activationMail(account, { link, hours: activationHours });
  // The mail is not awaited: the duration of the answer must not reveal a known address.
  if (lab.config.recovery.tellsUnknownAddress) await lab.mailer.send(mail);
  else void lab.mailer.send(mail).catch(() => lab.log('error', 'ta: a recovery mail could not be sent'));
  return sentAnswer;
}

/**
 * Second step, when the link is confirmed: a temporary password by mail. The old password goes on working until it is
 * replaced. The device that confirmed belongs to the account's owner, so from now on its sign-ins are counted apart from
 * those of an attacker who has used up the account's allowance. False when the link was used, is too old or never was.
 */
export async function activateRecovery(lab: Lab, code: string, device: string): Promise<boolean> {
  const codeHash = hashToken(code);
  if (!(await isActivationOpen(lab.database.queries, codeHash, lab.clock.now()))) return false;
  const password = createTemporaryPassword();
  const minutes = lab.config.recovery.temporaryPasswordMinutes;
  const hash = await lab.passwords.hash(password);
  const owner = await write(lab, { session: null, endpoint: recovery }, async (queries) => {
    const now = lab.clock.now();
    const ownerId = await takeActivation(queries, codeHash, now);
    if (ownerId === null) return null;
    const expiresAt = new Date(now.getTime() + minutes * 60_000);
    await replaceTemporaryPassword(queries, ownerId, { hash, expiresAt });
    await rememberDevice(queries, `customer:${ownerId}`, device, now);
    return ownerId;
  });
  if (owner === null) return false;
  const account = await accountOf(lab.database.queries, owner);
  const signIn = `${lab.config.portal.portalOrigin}/ta/login`;
  await lab.mailer.send(temporaryPasswordMail(account, { password, minutes, signIn }));
  return true;
}
