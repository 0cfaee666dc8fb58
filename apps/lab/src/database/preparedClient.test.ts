import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyEmptyDatabase } from '../../test/emptyDatabase.ts';
import { openEngine } from './engine.ts';
import { keptStatements, PreparedClient } from './preparedClient.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-prepared-'));
let engine: PGlite;
let client: PreparedClient;

beforeAll(async () => {
  await copyEmptyDatabase(join(folder, 'db'));
  engine = await openEngine(join(folder, 'db'));
  client = await PreparedClient.open(engine);
  await client.exec('create table notes (id int primary key, text text not null)');
}, 120_000);
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => client.exec('delete from notes'));

const insert = 'insert into notes values ($1, $2)';
const texts = async () => {
  const { rows } = await client.query<{ text: string }>('select text from notes order by id');
  return rows.map(({ text }) => text);
};

describe('statements that the embedded engine keeps', { timeout: 60_000 }, () => {
  it('answers as PGlite does, for every type that the lab stores, in both forms of rows', async () => {
    const text = `select $1::int as a, $2::text as b, $3::jsonb as c, $4::boolean as d, $5::int[] as e,
      $6::timestamptz as f, $7::numeric as g, $8::text[] as h, $9::bytea as i, $10::bigint as j, $11::date as k, $1::int as a`;
    const values = [7, 'ä\n', { of: ['x'] }, true, [1, 2], new Date(0), '1.50', ['p', null], null, 9, null];
    for (const options of [
      {},
      { rowMode: 'array' as const, parsers: { 1184: (raw: string) => `raw ${raw}` } },
    ])
      for (let time = 0; time < 2; time += 1) {
        const expected = await engine.query(text, values, options);
        const { rows, fields } = await client.query(text, values, options);
        expect({ rows, fields }).toEqual({ rows: expected.rows, fields: expected.fields });
      }
    expect((await client.query(insert, [1, 'one'])).affectedRows).toBe(1);
    expect((await client.query('update notes set text = text where id > 1')).affectedRows).toBe(0);
  });

  it('a transaction of a statement that is known makes two calls into the engine', async () => {
    await client.query(insert, [1, 'known']);
    const calls = vi.spyOn(engine, 'execProtocolStream');
    await client.transaction(({ query }) => query(insert, [2, 'cheap']));
    expect(calls).toHaveBeenCalledTimes(2);
    await client.transaction(() => Promise.resolve());
    expect(calls).toHaveBeenCalledTimes(2);
    calls.mockRestore();
    expect(await texts()).toEqual(['known', 'cheap']);
  });

  it('keeps no more than its limit, and those that are used', async () => {
    for (let each = 0; each < keptStatements + 20; each += 1) {
      await client.query(`select ${each} as value`);
      await texts();
    }
    const { rows } = await client.query<{ statement: string }>(
      'select statement from pg_prepared_statements',
    );
    expect(rows.length).toBeLessThanOrEqual(keptStatements + 3);
    expect(rows.map(({ statement }) => statement)).toContain('select text from notes order by id');
  });

  it('a changed table answers its new columns', async () => {
    await client.exec('create table changing (a int); insert into changing values (1)');
    const all = async () => (await client.query('select * from changing')).rows;
    expect(await all()).toEqual([{ a: 1 }]);
    await client.query("alter table changing add b text default 'new'");
    expect(await all()).toEqual([{ a: 1, b: 'new' }]);
    await client.transaction(({ query }) => query('alter table changing drop a'));
    expect(await all()).toEqual([{ b: 'new' }]);
  });

  it('undoes a transaction that fails, also at its first statement, and goes on', async () => {
    await client.query(insert, [1, 'there']);
    const doubled = client.transaction(({ query }) => query(insert, [1, 'again']));
    await expect(doubled).rejects.toMatchObject({ code: '23505' });
    const unknown = client.transaction(({ query }) => query('select * from nothing'));
    await expect(unknown).rejects.toMatchObject({ code: '42P01' });
    const thrown = client.transaction(async ({ query }) => {
      await query(insert, [2, 'undone']);
      throw new Error('no');
    });
    await expect(thrown).rejects.toThrow('no');
    expect(await texts()).toEqual(['there']);
    expect(engine.isInTransaction()).toBe(false);
  });

  it('refuses to commit work that went on after a failure, and a statement after the end', async () => {
    let late: (() => Promise<unknown>) | null = null;
    const work = client.transaction(async ({ query }) => {
      late = () => query('select 1');
      await query(insert, [1, 'lost']);
      await query(insert, [1, 'doubled']).catch(() => undefined);
    });
    await expect(work).rejects.toMatchObject({ code: '25P02' });
    expect(await texts()).toEqual([]);
    await expect((late as unknown as () => Promise<unknown>)()).rejects.toThrow(
      'ta: the transaction has ended',
    );
  });

  it('goes back to a savepoint', async () => {
    await client.transaction(async ({ query }) => {
      await query(insert, [1, 'kept']);
      await query('savepoint sp1');
      await expect(query(insert, [1, 'doubled'])).rejects.toMatchObject({ code: '23505' });
      await query('rollback to savepoint sp1');
      await query(insert, [2, 'kept too']);
    });
    expect(await texts()).toEqual(['kept', 'kept too']);
  });

  it('statements that are asked at once get their own answers', async () => {
    const numbers = Array.from({ length: 20 }, (_none, index) => index);
    const asked = (query: PreparedClient['query']) =>
      Promise.all(
        numbers.map(async (each) => {
          const { rows } = await query<{ n: number }>(`select $1::int as n, ${each % 3}`, [each]);
          return rows[0]?.n;
        }),
      );
    expect(await asked((...of) => client.query(...of))).toEqual(numbers);
    expect(await client.transaction(({ query }) => asked(query))).toEqual(numbers);
  });

  it('plans a kept statement for the values of each use', async () => {
    const { rows } = await client.query<{ plan_cache_mode: string }>('show plan_cache_mode');
    expect(rows).toEqual([{ plan_cache_mode: 'force_custom_plan' }]);
  });
});
