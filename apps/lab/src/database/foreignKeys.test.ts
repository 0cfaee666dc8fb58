import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseForTest } from '../../test/databaseForTest.ts';
import { rowsOf } from './open.ts';

let opened: Awaited<ReturnType<typeof databaseForTest>>;
beforeAll(async () => {
  opened = await databaseForTest();
}, 180_000);
afterAll(() => opened.stop());

/** A row that is deleted looks for its references: without an index each of them is a scan of a whole table. */
it('every foreign key begins an index', async () => {
  const keys = await rowsOf<{ name: string; indexed: boolean }>(
    opened.database.queries,
    sql`select c.conrelid::regclass || '.' || a.attname as name, exists
        (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null) as indexed
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and cardinality(c.conkey) = 1`,
  );
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter(({ indexed }) => !indexed).map(({ name }) => name)).toEqual([]);
});
