import { login, logout, recoveryMarker, saveLoggedUser } from '@trade-area/core/contract';
import type { BodyOf, checkToken } from '@trade-area/core/contract';
import { notAllowed } from '../base/errors.ts';
import { ownerOf } from '../base/owner.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import type { Lab } from '../base/lab.ts';
import { deviceOf } from './device.ts';
import { exchangeSession } from './exchange.ts';
import type { Queries } from '../database/open.ts';
import { isKnownDevice, rememberDevice } from '../identity/devices.ts';
import type { DeviceAccount } from '../identity/devices.ts';
import { communityOf, featuresOf } from '../identity/features.ts';
import { deleteFullAllowances } from '../identity/limits.ts';
import { isMemberUnchanged, memberByEmail, memberById, updateMember } from '../identity/memberTable.ts';
import type { StoredMember } from '../identity/memberTable.ts';
import { countAttempt, countGuess } from '../identity/signInLimits.ts';
import { findTemporaryPassword, takeTemporaryPassword } from './recoveryTable.ts';
import {
  accountByIdentifier,
  accountByName,
  accountOf,
  deleteExpiredSessions,
  deleteSession,
  insertSession,
  insertVisit,
  isUnchanged,
  hasSignedInFrom,
  rememberAddress,
} from '../identity/table.ts';
import type { Account } from '../identity/table.ts';
import { createToken, hashToken } from '../identity/tokens.ts';

type LoginAnswer = AnswerInput<typeof login>;

const refused: LoginAnswer = { status: '0', error: 'Wrong e-mail or password' };
/** Staff named no customer in `as`: signing them in as themselves would look like the customer's portal (SES-11). */
const unknownSubject: LoginAnswer = { status: '0', error: 'No customer has this code or e-mail.' };

/** GW-12. Wrong credentials are an answer with status 0, as the documents describe (SES-10). */
export async function signIn({
  lab,
  session,
  body,
  clientAddress,
  agent,
  device,
  keepDevice,
}: Call<typeof login, Session | null>): Promise<LoginAnswer> {
  const { queries } = lab.database;
  const identifier = body.email.trim().toLowerCase();
  const signer = identifier === '' ? undefined : await signerOf(queries, identifier);
  const { account, member = null } = signer ?? {};
  const addressHash = hashToken(clientAddress);
  const sender = {
    clientAddress,
    email: identifier,
    device,
    isKnownDevice: await isKnownDevice(queries, deviceAccountOf(signer), device),
    // No account has the id 0: an unknown address is looked up like a known one.
    isKnownAddress: await hasSignedInFrom(queries, account?.id ?? 0, addressHash),
  };
  const attempt = await countAttempt(lab, 'login', sender);
  // Guesses at one account count together, by whichever name it was called.
  const guess = await countGuess(lab, { ...sender, account: member?.email ?? account?.email ?? identifier });

  // Once they are used up the answer is that of a wrong password, after the same time: another one would reveal which
  // company an e-mail belongs to.
  const proof = await verifyCredentials(lab, guess ? signer : undefined, body.password);
  // A deactivated account looks like one that does not exist.
  if (!account || !proof || account.deactivatedAt !== null) return refused;
  await attempt.giveBack();
  await guess?.giveBack();
  // SES-31: the credentials are valid, but the account belongs to another site; no session is created here.
  if (account.status !== '') return { status: account.status, error: '' };

  const subject = member ? account : await subjectOf(lab, account, body, session);
  if (!subject || subject.deactivatedAt !== null) return unknownSubject;
  const token = createToken();
  // One device may sign in to several accounts.
  const ownDevice = device === '' ? createToken() : device;
  const now = lab.clock.now();
  const acting = subject.id !== account.id;
  const minutes = acting ? lab.config.session.actingMinutes : lab.config.session.hours * 60;
  const mustChangePassword = proof.temporary !== null;
  const opened = await write(
    lab,
    { session: actorIf(acting, account, subject), endpoint: login },
    async (inside) => {
      // The password takes a while to check; it may have been changed meanwhile, and the account closed.
      if (!(await isUnchanged(inside, account))) return false;
      if (member && !(await isMemberUnchanged(inside, member))) return false;
      if (proof.temporary !== null && !(await takeTemporaryPassword(inside, proof.temporary, now)))
        return false;
      await insertSession(inside, {
        tokenHash: hashToken(token),
        actorId: account.id,
        subjectId: subject.id,
        memberId: member?.id ?? null,
        mustChangePassword,
        createdAt: now,
        expiresAt: new Date(now.getTime() + minutes * 60_000),
        ...deviceOf(agent),
      });
      // The addresses of an account are those of its owner.
      if (member) await updateMember(inside, member.id, { lastSignInAt: now });
      else await rememberAddress(inside, account.id, addressHash, now);
      await rememberDevice(inside, deviceAccountOf({ account, member }), ownDevice, now);
      await deleteExpiredSessions(inside, now);
      await deleteFullAllowances(inside);
      return true;
    },
  );
  if (!opened) return refused;
  keepDevice(ownDevice);
  const features = featuresOf(lab.config, subject.code, acting);
  return {
    status: '1',
    error: '',
    token,
    redirect_to: features.includes('oldAreaOnly') ? lab.config.portal.links.oldArea : '',
    gs_status: subject.storeStatus,
    ...profileOf(lab, subject, acting, member),
    must_change_password: mustChangePassword,
  };
}

/** The person who signs in: the owner of an account, or another person of the studio. */
interface Signer {
  readonly account: Account;
  readonly member: StoredMember | null;
}

async function signerOf(queries: Queries, identifier: string): Promise<Signer | undefined> {
  const account = await accountByIdentifier(queries, identifier);
  if (account) return { account, member: null };
  const member = await memberByEmail(queries, identifier);
  return member && { account: await accountOf(queries, ownerOf(member)), member };
}

/** No account has the id 0: an unknown name is looked up like a known one. */
const deviceAccountOf = (signer: Signer | undefined): DeviceAccount =>
  signer?.member ? `member:${signer.member.id}` : `customer:${signer?.account.id ?? 0}`;

/**
 * Verifies the password and the temporary one of the recovery; always both, so that the duration reveals nothing. A person
 * beside the owner has no temporary one: the recovery mails a link to set another password.
 */
async function verifyCredentials(
  lab: Lab,
  signer: Signer | undefined,
  password: string,
): Promise<{ temporary: number | null } | null> {
  const usable = password !== recoveryMarker;
  const { account, member = null } = signer ?? {};
  const hash = (member ?? account)?.passwordHash ?? null;
  if (await lab.passwords.verify(password, usable ? hash : null)) return { temporary: null };
  if (!account || member || !usable) return null;
  const temporary = await findTemporaryPassword(lab.database.queries, account.id, lab.clock.now());
  if (!temporary || !(await lab.passwords.verify(password, temporary.hash))) return null;
  return { temporary: temporary.id };
}

/**
 * `as` counts for internal accounts only; other accounts get the answer they would get without it (T-A3). Undefined when
 * it names no customer.
 */
async function subjectOf(
  lab: Lab,
  account: Account,
  body: BodyOf<typeof login>,
  session: Session | null,
): Promise<Account | undefined> {
  const requestedCustomer = body.as?.trim() ?? '';
  if (requestedCustomer === '' || !lab.config.internalCustomers.includes(account.code)) return account;
  if (session?.acting) throw notAllowed('Stop viewing as a customer first.');
  return accountByName(lab.database.queries, requestedCustomer);
}

function actorIf(acting: boolean, account: Account, subject: Account) {
  return acting ? { acting, actorId: account.id, owner: ownerOf({ customerId: subject.id }) } : null;
}

function profileOf(lab: Lab, account: Account, acting: boolean, member: StoredMember | null = null) {
  const { name, surname, language } = member ?? account;
  return {
    user: account.code,
    name,
    surname,
    company: account.company.name,
    area: account.area,
    community: communityOf(account.area, account.company.country),
    inter: acting ? 1 : 0,
    webLingua: language,
    cod_fot: account.code,
    c: account.publicId,
    features: featuresOf(lab.config, account.code, acting),
    ...(member ? { rights: member.rights } : {}),
  };
}

/** Ends the session of the token; a call without a session succeeds too (GW-13). */
export async function signOut({
  lab,
  session,
}: Call<typeof logout, Session | null>): Promise<AnswerInput<typeof logout>> {
  if (session) {
    await write(lab, { session, endpoint: logout }, (queries) => deleteSession(queries, session.tokenHash));
  }
  return { success: true };
}

/** The customer that a token's session belongs to (GW-16). */
export async function getSessionProfile({
  lab,
  session,
}: Call<typeof checkToken, Session>): Promise<AnswerInput<typeof checkToken>> {
  const { queries } = lab.database;
  const account = await accountOf(queries, session.owner);
  const member = session.member ? ((await memberById(queries, session.member.id)) ?? null) : null;
  return {
    success: true,
    ...(session.isForExchange ? { token: await exchangeSession(lab, session) } : {}),
    email: member?.email ?? account.email,
    ...profileOf(lab, account, session.acting, member),
    must_change_password: session.mustChangePassword,
  };
}

/** Records a visit (GW-17). A visit by staff leaves no record (SES-09). */
export async function recordVisit({
  lab,
  session,
  body,
}: Call<typeof saveLoggedUser, Session>): Promise<AnswerInput<typeof saveLoggedUser>> {
  if (session.acting) return { success: true };
  const landingPage = body.landing_page.replace(/([?&]ta_token=)[^&#]*/gi, '$1');
  await write(lab, { session, endpoint: saveLoggedUser }, (queries) =>
    insertVisit(queries, session.owner, {
      landingPage,
      country: body.nazione_iso.slice(0, 2),
      at: lab.clock.now(),
    }),
  );
  return { success: true };
}
