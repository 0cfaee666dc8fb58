import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../base/errors.ts';
import type { Limits } from '../base/ports/limits.ts';
import { migrationsFolder } from '../database/migrations.ts';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { sql } from 'drizzle-orm';
import { createLimits, deleteFullAllowances } from './limits.ts';
import { countAttempt } from './signInLimits.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** In memory: thousands of attempts must not wait for a disk. */
let engine: PGlite;
let queries: Queries;
let limits: Limits;
/** Milliseconds that have passed for the limits. */
let now = 0;

beforeAll(async () => {
  engine = await PGlite.create({ extensions: { pg_trgm } });
  const database = drizzle(engine);
  await migrate(database, { migrationsFolder });
  queries = database as unknown as Queries;
  limits = createLimits(queries, () => now);
}, 120_000);
afterAll(() => engine.close());

/** Seconds to wait; 0 for an attempt that was counted. */
async function waitOf(attempt: Promise<unknown>): Promise<number> {
  try {
    await attempt;
    return 0;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return error.retryAfter ?? -1;
    throw error;
  }
}

interface Sender {
  readonly from: string;
  readonly email: string;
  readonly device?: string;
  readonly isKnownAddress?: boolean;
}
const begin = ({ from, email, device = '', isKnownAddress = false }: Sender) =>
  countAttempt({ limits }, 'login', {
    clientAddress: from,
    email,
    device,
    isKnownDevice: device !== '',
    isKnownAddress,
  });
const guess = (sender: Sender) => waitOf(begin(sender));

/** Guesses that are checked when somebody tries all day, whenever the lab allows one, and often when it does not. */
async function checkedInADay(attempt: (index: number) => Sender, every = 30 * 60_000): Promise<number> {
  const began = now;
  let checked = 0;
  let index = 0;
  for (; now < began + day; now += every) {
    while ((await guess(attempt(index))) === 0) {
      checked += 1;
      index += 1;
    }
    index += 1;
  }
  return checked;
}

describe('an allowance', () => {
  const allowance = { name: 'test', burst: 3, every: 60_000 };

  it('allows so many at once, then one each interval, and says how long to wait', async () => {
    const take = () => waitOf(limits.take({ allowance, of: 'a' }));
    expect([await take(), await take(), await take(), await take()]).toEqual([0, 0, 0, 60]);
    now += 45_000;
    expect(await take()).toBe(15);
    now += 15_000;
    expect([await take(), await take()]).toEqual([0, 60]);
    expect(await waitOf(limits.take({ allowance, of: 'b' }))).toBe(0);
  });

  it('counts attempts at the same time one by one', async () => {
    const waits = await Promise.all(
      Array.from({ length: 40 }, () => waitOf(limits.take({ allowance, of: 'rush' }))),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('an attempt that one of two refuses is counted for neither', async () => {
    const wide = { name: 'wide', burst: 5, every: 60_000 };
    const both = () => waitOf(limits.take({ allowance: wide, of: 'x' }, { allowance, of: 'narrow' }));
    const waits = [];
    for (let time = 0; time < 8; time += 1) waits.push(await both());
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    // Two of the wide one's five are left.
    const left = () => waitOf(limits.take({ allowance: wide, of: 'x' }));
    expect([await left(), await left(), (await left()) > 0]).toEqual([0, 0, true]);
  });

  it('keeps no name and no address, and no row that counts nothing', async () => {
    await guess({ from: '198.51.100.77', email: 'anna@studio.test' });
    const rows = await rowsOf<{ key: string }>(queries, sql`select key from allowances`);
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/anna|198\.51/);
    await queries.execute(sql`update allowances set full_at = now() - interval '2 hours'`);
    await deleteFullAllowances(queries);
    expect(await rowsOf(queries, sql`select key from allowances`)).toEqual([]);
  });
});

describe('an attacker, T-A8', () => {
  it('gets at most 100 guesses a day at one account, from any number of addresses and at the owner’s own', async () => {
    const email = 'victim@studio.test';
    const anywhere = await checkedInADay((index) => ({ from: `bot ${index % 997}`, email }));
    expect(anywhere).toBeGreaterThanOrEqual(20);
    now -= day;
    const atHome = await checkedInADay(() => ({ from: 'home', email, isKnownAddress: true }));
    expect(anywhere + atHome).toBeLessThanOrEqual(100);
    // Her own device stays open.
    expect(await guess({ from: 'home', email, device: 'hers' })).toBe(0);
    expect(await guess({ from: 'a hotel', email, device: 'hers' })).toBe(0);
  }, 120_000);

  it('gets at most 1,000 a day from one address, known accounts of an office included, and locks out no device there', async () => {
    const strange = await checkedInADay((index) => ({ from: 'office', email: `${index}@guessed.test` }));
    now -= day;
    const known = await checkedInADay((index) => ({
      from: 'office',
      email: `${index % 60}@office.test`,
      isKnownAddress: true,
    }));
    expect(strange).toBeGreaterThan(500);
    expect(strange + known).toBeLessThanOrEqual(1_000);
    for (let person = 0; person < 60; person += 1)
      expect(await guess({ from: 'office', email: `${person}@office.test`, device: `pc ${person}` })).toBe(0);
    expect(await guess({ from: 'elsewhere', email: '1@guessed.test' })).toBe(0);
  }, 120_000);
});

describe('honest studios, T-A8', () => {
  /** A fixed series of numbers from 0 to 1. */
  function randomOf(seed: number): () => number {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  }

  /** Sign-ins of one studio on a day of ten hours: a tenth mistyped and tried again, one in twenty on a new or cleared device. */
  async function signInsOfADay(studio: { perHour: number; devices: number; accounts: number; seed: number }) {
    const random = randomOf(studio.seed);
    const from = `studio ${studio.seed}`;
    const began = now;
    const knownAccounts = new Set<string>();
    let [tries, refused] = [0, 0];
    for (; now < began + 10 * hour; now += hour / studio.perHour) {
      const device = Math.floor(random() * studio.devices);
      const email = `${device % studio.accounts}@${studio.seed}.test`;
      const isNew = random() < 0.05 || !knownAccounts.has(`${device} ${email}`);
      for (;;) {
        tries += 1;
        let taken;
        try {
          taken = await begin({
            from,
            email,
            ...(isNew ? {} : { device: `pc ${device}` }),
            isKnownAddress: knownAccounts.has(email),
          });
        } catch {
          refused += 1;
          break;
        }
        if (random() < 0.1) continue;
        await taken.giveBack();
        knownAccounts.add(email).add(`${device} ${email}`);
        break;
      }
    }
    return { tries, refused };
  }

  it.each([
    { perHour: 30, devices: 6, accounts: 6, seed: 1 },
    { perHour: 30, devices: 6, accounts: 1, seed: 2 },
    { perHour: 120, devices: 20, accounts: 20, seed: 3 },
    { perHour: 120, devices: 20, accounts: 1, seed: 4 },
  ])(
    '$perHour sign-ins an hour at $accounts accounts, a tenth mistyped: fewer than 0.1 % are refused',
    async (studio) => {
      const { tries, refused } = await signInsOfADay(studio);
      expect(tries).toBeGreaterThan(studio.perHour * 10);
      expect(refused / tries).toBeLessThan(0.001);
    },
    120_000,
  );
});
