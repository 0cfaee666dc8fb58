import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { labForTest } from '../../test/labForTest.ts';
import { rowsOf } from '../database/open.ts';

let shop: Awaited<ReturnType<typeof labForTest>>;
beforeAll(async () => {
  shop = await labForTest();
}, 180_000);
afterAll(() => shop.stop());

const day = 86_400_000;
const run = (text: string) => shop.lab.database.queries.execute(sql.raw(text));
const count = async (condition: string) => {
  const [row] = await rowsOf<{ rows: number }>(
    shop.lab.database.queries,
    sql.raw(`select count(*)::int as rows from ${condition}`),
  );
  return row?.rows;
};

it('the daily job removes ended sessions and codes, old answers, mailed notifications and empty counters, and nothing else', async () => {
  const at = (days: number) =>
    `'${new Date(shop.clock.now().getTime() + days * day).toISOString()}'::timestamptz`;
  const [customer] = await rowsOf<{ id: number; order: number }>(
    shop.lab.database.queries,
    sql`select customer_id as id, min(id)::int as order from orders group by 1 order by 1 limit 1`,
  );
  const { id, order } = customer ?? { id: 0, order: 0 };
  for (const [name, days] of [
    ['old', -2],
    ['new', 2],
  ] as const) {
    await run(`insert into sessions (token_hash, actor_id, subject_id, created_at, expires_at)
      values ('${name}', ${id}, ${id}, ${at(-5)}, ${at(days)})`);
    await run(`insert into written_once (actor, key, endpoint, body_hash, answer, at)
      values ('customer ${id}', '${name}', 'x', '', '', ${at(days)})`);
  }
  for (const [name, days] of [
    ['old', -2],
    ['new', 2],
  ] as const)
    await run(`insert into tickets (code_hash, customer_id, actor_id, purpose, session_hash, expires_at)
      values ('${name}', ${id}, ${id}, 'upload', 'new', ${at(days)})`);
  for (const [name, days] of [
    ['sent long ago', '-91'],
    ['sent', '-88'],
  ] as const)
    await run(`insert into notifications (customer_id, order_id, kind, detail, at, due_at, sent_at)
      values (${id}, ${order}, 'shipped', '${name}', ${at(-100)}, ${at(-100)}, ${at(Number(days))})`);
  await run(`insert into notifications (customer_id, order_id, kind, detail, at, due_at)
    values (${id}, ${order}, 'shipped', 'waiting', ${at(-100)}, ${at(100)})`);
  const counters = await count('order_days where orders > 0');
  await run(`insert into order_days values (${id}, true, 7, true, '1999-01-01', 0)`);

  shop.clock.advance(day + 1_000);
  await shop.jobs.runDue();

  expect(await count("sessions where token_hash in ('old', 'new')")).toBe(1);
  expect(await count("tickets where code_hash in ('old', 'new')")).toBe(1);
  expect(await count("written_once where key in ('old', 'new')")).toBe(1);
  const left = await rowsOf<{ detail: string }>(
    shop.lab.database.queries,
    sql`select detail from notifications where detail in ('sent long ago', 'sent', 'waiting') order by 1`,
  );
  expect(left).toEqual([{ detail: 'sent' }, { detail: 'waiting' }]);
  expect([await count('order_days where orders = 0'), await count('order_days')]).toEqual([0, counters]);
});
