import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { facts } from '../database/schema/customers.ts';

const fact = 'product file key';
/** A key works for one to two of these periods, so that a page which stays open keeps its links. */
const period = 12 * 3_600_000;

/** Proof that the address of a product file was given to a signed-in customer: only then it shows trade prices. */
export interface FileKeys {
  /** The key of a file in a currency, for its address. */
  keyOf(id: string, currency: string): string;
  isValid(key: string, id: string, currency: string): boolean;
}

/** The keys of this moment. Labs on one database share the secret. */
export async function fileKeysAt(queries: Queries, now: Date): Promise<FileKeys> {
  const secret = await secretOf(queries);
  const current = Math.floor(now.getTime() / period);
  const sign = (id: string, currency: string, at: number) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([at, id, currency]))
      .digest('base64url');
  return {
    keyOf: (id, currency) => sign(id, currency, current),
    isValid: (key, id, currency) =>
      [current, current - 1].some((at) => {
        const expected = Buffer.from(sign(id, currency, at));
        const keyBytes = Buffer.from(key);
        return keyBytes.length === expected.length && timingSafeEqual(keyBytes, expected);
      }),
  };
}

async function secretOf(queries: Queries): Promise<string> {
  const read = () => queries.select({ value: facts.value }).from(facts).where(eq(facts.name, fact));
  const [found] = await read();
  if (found) return found.value;
  const value = randomBytes(32).toString('base64url');
  await queries.insert(facts).values({ name: fact, value }).onConflictDoNothing();
  // Another lab may have been first.
  return (await read())[0]?.value ?? value;
}
