import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { busy } from '../base/errors.ts';
import type { PasswordHasher } from '../base/ports/identity.ts';

/** The cost of one guess, in scrypt's parameters. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** scrypt at the strength of N=2^17, r=8, p=1 with a quarter of its memory; written into every hash, so it may grow. */
const defaultCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
/** The password of every demonstration account (docs/sites.md, Demonstration accounts). */
export const demonstrationPassword = 'Trade-2026';

const keyLength = 32;
const maxConcurrent = 2;
const maxQueued = 64;

/**
 * Runs on the thread pool, two at once, so that sign-ins never block reads. Throws `busy` when too many wait.
 * @param cost less only where a test signs in hundreds of times.
 * @param options.isDemonstration accepts the demonstration's password; any other lab refuses it, whatever account has
 *   it and whenever that was made (DEC-25).
 */
export function createPasswordHasher(
  cost: PasswordCost = defaultCost,
  { isDemonstration = false } = {},
): PasswordHasher {
  const isPublic = (password: string) =>
    !isDemonstration && password.normalize('NFC').toLowerCase() === demonstrationPassword.toLowerCase();
  const waiting: (() => void)[] = [];
  let running = 0;
  const dummy = `scrypt$${cost.N}$${cost.r}$${cost.p}$${randomBytes(16).toString('base64')}$${randomBytes(keyLength).toString('base64')}`;

  async function derive(password: string, salt: Buffer, N: number, r: number, p: number): Promise<Buffer> {
    if (waiting.length >= maxQueued) throw busy();
    if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await new Promise((resolve, reject) => {
        scrypt(password.normalize('NFC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      });
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    isPublic,
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost.N, cost.r, cost.p);
      return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('base64')}$${key.toString('base64')}`;
    },
    async verify(password, given) {
      const stored = given === '' ? null : given;
      const [, N, r, p, salt = '', expected = ''] = (stored ?? dummy).split('$');
      const key = await derive(password, Buffer.from(salt, 'base64'), Number(N), Number(r), Number(p));
      const expectedHash = Buffer.from(expected, 'base64');
      const isEqual = expectedHash.length === key.length && timingSafeEqual(expectedHash, key);
      return isEqual && stored !== null && !isPublic(password);
    },
  };
}
