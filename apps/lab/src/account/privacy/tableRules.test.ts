import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { labForTest } from '../../../test/labForTest.ts';
import { rowsOf } from '../../database/open.ts';
import { tableRules } from './tableRules.ts';

let shop: Awaited<ReturnType<typeof labForTest>>;
beforeAll(async () => {
  shop = await labForTest();
}, 180_000);
afterAll(() => shop.stop());

interface Column {
  readonly table: string;
  readonly column: string;
}

/** Tables whose rows belong to a customer through others, and hold nothing that a person has written or is named by. */
const withoutWords = ['member_links', 'upload_passes'];

it('every table with data of a customer has a rule, and every rule a table with its columns', async () => {
  const columns = await rowsOf<Column>(
    shop.lab.database.queries,
    sql`select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
  );
  const named = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  const owned = columns
    .filter(({ column }) => column === 'customer_id' || column === 'subject_id')
    .map(({ table }) => table);
  expect(owned.filter((table) => !Object.hasOwn(tableRules, table))).toEqual([]);

  // Rows that the database deletes with a row of such a table.
  const parts = await rowsOf<{ table: string; parent: string }>(
    shop.lab.database.queries,
    sql`select distinct c.conrelid::regclass::text as table, c.confrelid::regclass::text as parent
      from pg_constraint c where c.contype = 'f' and c.confdeltype = 'c'`,
  );
  const forgotten = parts.filter(
    ({ table, parent }) =>
      owned.includes(parent) && !Object.hasOwn(tableRules, table) && !withoutWords.includes(table),
  );
  expect(forgotten).toEqual([]);

  const wrong = Object.entries(tableRules).flatMap(([table, { of, without, erase }]) => {
    const used = [
      typeof of === 'string' ? of : of.column,
      ...(without ?? []),
      ...(typeof erase === 'string' ? [] : Object.keys(erase)),
    ].map((column) => `${table}.${column}`);
    const parent = typeof of === 'string' ? [] : [`${of.parent}.${of.key}`, `${of.parent}.customer_id`];
    return [...used, ...parent].filter((name) => !named.has(name));
  });
  expect(wrong).toEqual([]);
});

it('no column that could be a secret is exported', async () => {
  const columns = await rowsOf<Column>(
    shop.lab.database.queries,
    sql`select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
  );
  const exported = columns.filter(({ table, column }) => {
    const without = Object.hasOwn(tableRules, table) ? tableRules[table]?.without : null;
    return without !== null && without !== undefined && !without.includes(column);
  });
  const isSecret = /hash|secret|token|password|signature|reference|share_code/;
  expect(exported.filter(({ column }) => isSecret.test(column))).toEqual([]);
});
