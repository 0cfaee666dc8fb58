import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyEmptyDatabase } from '../../test/emptyDatabase.ts';
import { openEngine } from './engine.ts';
import { createUpkeep } from './upkeep.ts';
import { verifyAllPages } from './verifyPages.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  'a copy made while rows are written opens, is whole, and has what was committed before',
  { timeout: 120_000 },
  async () => {
    const data = join(folder, 'db');
    const copy = join(folder, 'copy');
    await copyEmptyDatabase(data);
    const engine = await openEngine(data);
    const upkeep = createUpkeep(async <Row>(text: string) => (await engine.query<Row>(text)).rows, data);
    await engine.exec('create table notes (id int primary key, text text not null)');
    const insert = (id: number) => engine.query("insert into notes values ($1, repeat('x', 2000))", [id]);
    for (let id = 1; id <= 300; id += 1) await insert(id);
    const done = new AbortController();
    const backup = upkeep.backUp(copy).finally(() => done.abort());
    // Rows meanwhile may be in the copy or not; requests are answered.
    let during = 0;
    for (let id = 301; !done.signal.aborted; id += 1, during += 1) {
      await insert(id);
      // The engine answers without the event loop, which the copy needs.
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      // The log of the copy must not go meanwhile.
      expect(await upkeep.checkpointWhenDue()).toBe(false);
    }
    await backup;
    expect(during).toBeGreaterThan(5);
    await engine.close();

    const restored = await openEngine(copy);
    const { rows } = await restored.query<{ first: number; all: number; longest: number }>(
      'select count(*) filter (where id <= 300)::int as first, count(*)::int as all, max(id) as longest from notes',
    );
    expect(rows[0]?.first).toBe(300);
    // The rows written during the copy have no gap: the copy is one moment.
    expect(rows[0]?.all).toBe(rows[0]?.longest);
    await restored.query("insert into notes values (100000, 'after')");
    await restored.close();
    expect(await verifyAllPages(copy)).toEqual([]);
  },
);
