import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyEmptyDatabase } from '../../test/emptyDatabase.ts';
import { openEngine } from './engine.ts';
import { createUpkeep } from './upkeep.ts';
import type { Upkeep } from './upkeep.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-upkeep-'));
const data = join(folder, 'db');
let engine: PGlite;
let upkeep: Upkeep;

beforeAll(async () => {
  await copyEmptyDatabase(data);
  engine = await openEngine(data);
  upkeep = createUpkeep(async <Row>(text: string) => (await engine.query<Row>(text)).rows, data);
  await engine.exec('create table notes (id int primary key, text text not null)');
}, 120_000);
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Bytes of the table's file. */
async function tableBytes(): Promise<number> {
  const { rows } = await engine.query<{ bytes: number }>("select pg_relation_size('notes')::int as bytes");
  return rows[0]?.bytes ?? 0;
}

/** PostgreSQL counts changes at most once a second unless it is told to. */
async function countChanges(): Promise<void> {
  await engine.query('select pg_stat_force_next_flush()');
  await engine.query('select 1');
}

describe('the upkeep of the embedded database', { timeout: 120_000 }, () => {
  it('checkpoints when the log has grown, and only then; the log does not grow for ever', async () => {
    await engine.exec('checkpoint');
    expect(await upkeep.checkpointWhenDue()).toBe(false);
    let checkpoints = 0;
    for (let round = 0; round < 8; round += 1) {
      await engine.exec(
        "truncate notes; insert into notes select n, repeat('x', 1000) from generate_series(1, 12000) n",
      );
      if (await upkeep.checkpointWhenDue()) checkpoints += 1;
    }
    expect(checkpoints).toBeGreaterThanOrEqual(2);
    const segments = readdirSync(join(data, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
    // 8 rounds write more than 100 MB; a segment is 16 MB.
    expect(segments.length).toBeLessThan(7);
  });

  it('vacuums the tables with many dead rows, and only those; a table that is updated stays as large', async () => {
    await engine.exec('truncate notes; create table quiet (id int); insert into quiet values (1)');
    await engine.exec("insert into notes select n, repeat('x', 100) from generate_series(1, 2000) n");
    await countChanges();
    await upkeep.vacuumWhenDue();
    const before = await tableBytes();
    for (let round = 0; round < 10; round += 1) {
      await engine.exec("update notes set text = repeat('y', 100)");
      await countChanges();
      expect(await upkeep.vacuumWhenDue()).toEqual(['notes']);
    }
    expect(await tableBytes()).toBeLessThan(before * 3);
    await countChanges();
    expect(await upkeep.vacuumWhenDue()).toEqual([]);
  });
});
