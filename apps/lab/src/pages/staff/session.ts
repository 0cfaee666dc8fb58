import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isKnownDevice, rememberDevice } from '../../identity/devices.ts';
import { requiresSecondFactor } from '../../identity/secondFactor.ts';
import { countAttempt } from '../../identity/signInLimits.ts';
import { createToken, hashToken } from '../../identity/tokens.ts';
import { staff, staffSessions } from '../../database/schema/production.ts';
import { notAllowed } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';

const cookie = 'ta_staff';
const hours = 12;
/** Minutes that half a sign-in waits for the second factor. */
const waitMinutes = 10;

export interface StaffSession {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** One of `staffRoles` (identity/staffRoles.ts). */
  readonly role: string;
  readonly hasSecondFactor: boolean;
  /** The step of the sign-in that is missing: `code`, `enrolment`, or '' when it is complete. */
  readonly waitsFor: string;
  readonly token: string;
  /** The anti-forgery token of every form: a page of another origin cannot read it. */
  readonly csrf: string;
}

/** The signed-in member of staff; null for all others, signed-in customers and half a sign-in included. */
export async function staffSessionOf(context: Context, lab: Lab): Promise<StaffSession | null> {
  const session = await waitingSessionOf(context, lab);
  return session?.waitsFor === '' ? session : null;
}

/** The member of staff whose password was right; `waitsFor` says what is missing. */
export async function waitingSessionOf(context: Context, lab: Lab): Promise<StaffSession | null> {
  const token = getCookie(context, cookie) ?? '';
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
  const [row] = await lab.database.queries
    .select({
      id: staff.id,
      name: staff.name,
      surname: staff.surname,
      email: staff.email,
      role: staff.role,
      totpSecret: staff.totpSecret,
      waitsFor: staffSessions.waitsFor,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, hashToken(token)), gt(staffSessions.expiresAt, lab.clock.now())));
  if (!row) return null;
  const { name, surname, totpSecret, ...rest } = row;
  const hasSecondFactor = totpSecret !== '';
  // A person who became an administrator, or whose second factor was reset, sets it up before working on.
  const isMissing = !hasSecondFactor && requiresSecondFactor(lab.config, row.role);
  const waitsFor = row.waitsFor === '' && isMissing ? 'enrolment' : row.waitsFor;
  return { ...rest, name: `${name} ${surname}`, waitsFor, hasSecondFactor, token, csrf: csrfOf(token) };
}

const csrfOf = (token: string) => createHash('sha256').update(`csrf ${token}`).digest('base64url');

/** Stores the token in a cookie for so many seconds; scripts cannot read it, and other sites cannot send it. */
export function setSessionCookie(context: Context, lab: Lab, token: string, seconds: number): void {
  setCookie(context, cookie, token, {
    path: '/staff',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: seconds,
    secure: lab.config.portal.labOrigin.startsWith('https:'),
  });
}

/** null for a wrong or unknown e-mail and for a wrong password alike, after the same time. */
export async function openStaffSession(
  lab: Lab,
  given: {
    readonly email: string;
    readonly password: string;
    readonly clientAddress: string;
    readonly device: string;
  },
): Promise<string | null> {
  const email = given.email.trim().toLowerCase();
  const { clientAddress, device } = given;
  const { queries } = lab.database;
  const [person] = await queries.select().from(staff).where(eq(staff.email, email));
  const taken = await countAttempt(lab, 'staff', {
    clientAddress,
    email,
    device,
    isKnownDevice: await isKnownDevice(queries, `staff:${person?.id ?? 0}`, device),
    isKnownAddress: false,
  });
  if (!(await lab.passwords.verify(given.password, person?.passwordHash ?? null)) || !person) return null;
  await taken.giveBack();
  const token = createToken();
  const now = lab.clock.now();
  const required = requiresSecondFactor(lab.config, person.role);
  const waitsFor = person.totpSecret !== '' ? 'code' : required ? 'enrolment' : '';
  const isOpened = await lab.database.transaction(async (inside) => {
    // The password takes a while to check; it, or the second factor, may have been changed meanwhile.
    const [current] = await inside.select().from(staff).where(eq(staff.id, person.id)).for('update');
    if (
      current?.passwordHash !== person.passwordHash ||
      current.totpSecret !== person.totpSecret ||
      current.email !== person.email
    )
      return false;
    await inside.delete(staffSessions).where(lt(staffSessions.expiresAt, now));
    await inside.insert(staffSessions).values({
      tokenHash: hashToken(token),
      staffId: person.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + (waitsFor === '' ? hours * 3_600_000 : waitMinutes * 60_000)),
      waitsFor,
    });
    await rememberDevice(inside, `staff:${person.id}`, device, now);
    return true;
  });
  return isOpened ? token : null;
}

/**
 * Completes a sign-in whose second factor was proven. The session goes on under a new token, so that one which was seen
 * before the proof is worth nothing.
 * @returns the new token.
 */
export async function completeSignIn(lab: Lab, session: StaffSession): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(lab.clock.now().getTime() + hours * 3_600_000);
  await lab.database.transaction((queries) =>
    queries
      .update(staffSessions)
      .set({ tokenHash: hashToken(token), waitsFor: '', expiresAt })
      .where(eq(staffSessions.tokenHash, hashToken(session.token))),
  );
  return token;
}

export const sessionSeconds = hours * 3600;

export async function closeStaffSession(lab: Lab, token: string): Promise<void> {
  await lab.database.transaction((queries) =>
    queries.delete(staffSessions).where(eq(staffSessions.tokenHash, hashToken(token))),
  );
}

export function requireCsrf(session: StaffSession, given: string): void {
  const [expected, received] = [Buffer.from(session.csrf), Buffer.from(given)];
  if (expected.length !== received.length || !timingSafeEqual(expected, received))
    throw notAllowed('This form has expired. Reload the page.', 'formExpired');
}
