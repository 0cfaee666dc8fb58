import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { tooMany } from '../base/errors.ts';
import type { Claim, Limits } from '../base/ports/limits.ts';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { hashToken } from './tokens.ts';

/** Names and addresses of people are counted by their hash. */
const keyOf = ({ allowance, of }: Claim) => hashToken(`${allowance.name} ${of}`);

/**
 * Counts by the generic cell rate algorithm: a row holds the moment at which its allowance is full again, an attempt moves
 * it by `every`, and none may move it further than `burst` attempts ahead of now. One statement reads, decides and writes
 * on the database's clock, so labs that share it count together and attempts at the same time cannot overtake the limit.
 * @param passed milliseconds that a test adds to the database's clock.
 */
export function createLimits(queries: Queries, passed: () => number = () => 0): Limits {
  const now = () => sql`(now() + ${passed()}::float8 * interval '1 millisecond')`;

  async function take(first: Claim, second?: Claim): Promise<void> {
    const at = now();
    // The second is counted only where the first was.
    const statement = second
      ? sql`with one as (${upsert(first, at, sql``)}), two as (${upsert(second, at, sql` where exists (select 1 from one)`)})
          select (select count(*) from one)::int as one, (select count(*) from two)::int as two`
      : sql`with one as (${upsert(first, at, sql``)}) select count(*)::int as one, 1 as two from one`;
    const [taken] = await rowsOf<{ one: number; two: number }>(queries, statement);
    if (taken?.one === 1 && taken.two === 1) return;
    if (taken?.one === 1) await giveBack([first]);
    throw tooMany(await waitOf(taken?.one === 1 && second ? second : first, at));
  }

  async function waitOf(claim: Claim, at: SQL): Promise<number> {
    const [row] = await rowsOf<{ seconds: number }>(
      queries,
      sql`select ceil(extract(epoch from full_at - ${at} - ${spanOf(claim, claim.allowance.burst - 1)}))::int as seconds
        from allowances where key = ${keyOf(claim)}`,
    );
    return Math.max(1, row?.seconds ?? 1);
  }

  async function giveBack(claims: readonly Claim[]): Promise<void> {
    const spans = claims.map((claim) => sql`(${keyOf(claim)}::text, ${spanOf(claim, 1)})`);
    await queries.execute(
      sql`update allowances set full_at = full_at - given.span
        from (values ${sql.join(spans, sql`, `)}) as given (key, span) where allowances.key = given.key`,
    );
  }

  return {
    async take(first, second) {
      await take(first, second);
      return { giveBack: () => giveBack(second ? [first, second] : [first]) };
    },
  };
}

const spanOf = ({ allowance }: Claim, times: number) =>
  sql`${allowance.every * times}::float8 * interval '1 millisecond'`;

function upsert(claim: Claim, at: SQL, condition: SQL): SQL {
  const next = sql`greatest(allowances.full_at, ${at}) + ${spanOf(claim, 1)}`;
  return sql`insert into allowances (key, full_at) select ${keyOf(claim)}::text, ${at} + ${spanOf(claim, 1)}${condition}
    on conflict (key) do update set full_at = ${next}
    where ${next} <= ${at} + ${spanOf(claim, claim.allowance.burst)} returning 1`;
}

/** Removes rows that count nothing any more; rows that are being counted at this moment are left for the next time. */
export async function deleteFullAllowances(queries: Queries): Promise<void> {
  await queries.execute(
    sql`delete from allowances where key in (select key from allowances where full_at < now() - interval '1 hour'
      limit 1000 for update skip locked)`,
  );
}
