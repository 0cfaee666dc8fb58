import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyEmptyDatabase } from '../../test/emptyDatabase.ts';
import { openEngine } from './engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-engine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['no byte', ''],
  ['half a line', '4'],
  ['the number of this process', `${process.pid}\n`],
])(
  'T-D2, T-E3: opens when the last start was cut off and left a lock file of PostgreSQL with %s',
  async (_what, left) => {
    const database = join(folder, `left-${left.trim()}`);
    await copyEmptyDatabase(database);
    const lockFile = join(database, 'postmaster.pid');
    writeFileSync(lockFile, left);
    const engine = await openEngine(database);
    expect((await engine.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(existsSync(lockFile)).toBe(true);
    await engine.close();
  },
);
