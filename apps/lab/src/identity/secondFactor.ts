import { randomBytes } from 'node:crypto';
import { and, count, eq, isNull, lt, ne } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { LabConfiguration } from '../base/configuration.ts';
import type { Lab } from '../base/lab.ts';
import type { SecretBox } from '../base/ports/identity.ts';
import type { Queries } from '../database/open.ts';
import { staff, staffRecoveryCodes, staffSessions } from '../database/schema/production.ts';
import { hashToken } from './tokens.ts';

/** Time-based codes (RFC 6238) as every authenticator app makes them: SHA-1, 6 digits, 30 seconds. */
const period = 30;
const recoveryCodes = 10;
/** Guesses of a code by one who has the password: of 1,000,000 codes three count at a time. */
const codeAttempts = { name: 'staff code', burst: 5, every: 86_400_000 / 20 };

const totpOf = (secret: string, names: { readonly issuer?: string; readonly label?: string } = {}) =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** Whether a person of this role may not work at the desk without a second factor. */
export function requiresSecondFactor(
  { staff: { secondFactor } }: Pick<LabConfiguration, 'staff'>,
  role: string,
) {
  if (secondFactor === 'optional') return false;
  return secondFactor !== 'administrators' || role === 'administrator';
}

/** The owner that a person's secret is sealed for. */
export const totpOwner = (staffId: number) => `totp of staff ${staffId}`;

/** 160 random bits, base32. */
export const createTotpSecret = () => new Secret({ size: 20 }).base32;

export const isTotpSecret = (text: string) => /^[A-Z2-7]{32}$/.test(text);

/** The address that an authenticator app reads from the QR code. */
export const totpAddress = (secret: string, names: { readonly issuer: string; readonly label: string }) =>
  totpOf(secret, names).toString();

/** The time step of a code, also of the step before and after; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const delta = totpOf(secret).validate({ token: digits, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

/**
 * Uses a code of the app, or a recovery code; each counts once, of any number of requests at the same time for one.
 * @throws tooMany after five wrong ones, and then more than 20 a day.
 */
export async function redeemCode(lab: Lab, staffId: number, given: string): Promise<boolean> {
  const taken = await lab.limits.take({ allowance: codeAttempts, of: String(staffId) });
  const now = lab.clock.now();
  const isGood = await lab.database.transaction(async (queries) => {
    // Locked: a reset waits, or has ended this secret and its recovery codes.
    const [person] = await queries
      .select({ secret: staff.totpSecret })
      .from(staff)
      .where(eq(staff.id, staffId))
      .for('update');
    if (!person || person.secret === '') return false;
    const secret = lab.secrets.open(person.secret, totpOwner(staffId));
    if (secret === null)
      lab.log('error', 'ta: TA_SECRET_KEY does not open a second factor', { account: staffId });
    const step = secret === null ? null : stepOfCode(secret, given, now);
    return step === null
      ? redeemRecoveryCode(queries, staffId, given, now)
      : redeemStep(queries, staffId, step);
  });
  if (isGood) await taken.giveBack();
  return isGood;
}

async function redeemStep(queries: Queries, staffId: number, step: number): Promise<boolean> {
  const used = await queries
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, staffId), lt(staff.totpStep, step)))
    .returning({ id: staff.id });
  return used.length === 1;
}

async function redeemRecoveryCode(
  queries: Queries,
  staffId: number,
  given: string,
  now: Date,
): Promise<boolean> {
  const used = await queries
    .update(staffRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffRecoveryCodes.staffId, staffId),
        eq(staffRecoveryCodes.codeHash, hashOf(given)),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ id: staffRecoveryCodes.staffId });
  return used.length === 1;
}

/** Codes are read off paper: case, spaces and hyphens do not count. */
const hashOf = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z2-7]/g, ''));

/** 80 random bits in four groups of letters and digits without look-alikes. */
function createRecoveryCode(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  const picked = [...randomBytes(16)].map((byte) => letters[byte % 32]).join('');
  return picked.replace(/(.{4})(?=.)/g, '$1-');
}

/**
 * Turns the second factor on; every other session of the person ends. The person is locked first: a sign-in by password
 * alone, which locks the person too, is stored before and ends here, or finds the second factor.
 * @param secrets seal the secret; throws when they have no key.
 * @param given.step time step of the code that proved the app, which does not count again.
 * @param given.keptHash of the session that goes on.
 * @returns the recovery codes, which are stored as hashes alone; null when another window was first.
 */
export async function turnOnSecondFactor(
  queries: Queries,
  secrets: SecretBox,
  given: {
    readonly staffId: number;
    readonly secret: string;
    readonly step: number;
    readonly keptHash: string;
  },
): Promise<readonly string[] | null> {
  const { staffId, secret, step, keptHash } = given;
  const codes = Array.from({ length: recoveryCodes }, createRecoveryCode);
  const totpSecret = secrets.seal(secret, totpOwner(staffId));
  const turnedOn = await queries
    .update(staff)
    .set({ totpSecret, totpStep: step })
    .where(and(eq(staff.id, staffId), eq(staff.totpSecret, '')))
    .returning({ id: staff.id });
  if (turnedOn.length === 0) return null;
  await endStaffSessions(queries, staffId, keptHash);
  await queries.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await queries.insert(staffRecoveryCodes).values(codes.map((code) => ({ staffId, codeHash: hashOf(code) })));
  return codes;
}

/** Turns it off, with its recovery codes. */
export async function turnOffSecondFactor(queries: Queries, staffId: number): Promise<void> {
  await queries.update(staff).set({ totpSecret: '', totpStep: 0 }).where(eq(staff.id, staffId));
  await queries.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
}

/** How many recovery codes are left. */
export async function recoveryCodesLeft(queries: Queries, staffId: number): Promise<number> {
  const [left] = await queries
    .select({ codes: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)));
  return left?.codes ?? 0;
}

/** Ends the sessions of a person, but for one; '' ends all. */
export async function endStaffSessions(queries: Queries, staffId: number, keptHash: string): Promise<void> {
  await queries
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), ne(staffSessions.tokenHash, keptHash)));
}
