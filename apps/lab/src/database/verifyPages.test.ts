import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyEmptyDatabase } from '../../test/emptyDatabase.ts';
import { openEmbedded } from './embedded.ts';
import { openEngine } from './engine.ts';
import { DatabaseFailure } from './failure.ts';
import { readPages, verifyAllPages, verifyPagesFor } from './verifyPages.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-pages-'));
const data = join(folder, 'db');
let table = '';
let index = '';

beforeAll(async () => {
  await copyEmptyDatabase(data);
  const engine = await openEngine(data);
  await engine.exec(`create table notes (id int primary key, text text not null);
    insert into notes select n, repeat(md5(n::text), 20) from generate_series(1, 4000) n`);
  const { rows } = await engine.query<{ table: string; index: string }>(
    "select pg_relation_filepath('notes') as table, pg_relation_filepath('notes_pkey') as index",
  );
  table = rows[0]?.table ?? '';
  index = rows[0]?.index ?? '';
  await engine.close();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Turns one bit of a file over; a second call restores it. */
function flipBit(path: string, position: number): void {
  const descriptor = openSync(join(data, path), 'r+');
  const byte = Buffer.alloc(1);
  readSync(descriptor, byte, 0, 1, position);
  byte[0] = (byte[0] ?? 0) ^ 0x04;
  writeSync(descriptor, byte, 0, 1, position);
  closeSync(descriptor);
}

describe('the pages of the embedded database (T-D10)', { timeout: 120_000 }, () => {
  it('finds no fault in pages that PostgreSQL wrote', async () => {
    const pieces = [...readPages(data)];
    expect(pieces.length).toBeGreaterThan(300);
    expect(await verifyAllPages(data)).toEqual([]);
  });

  it.each([
    ['a table', () => table, 8192 * 7 + 5000],
    ['an index', () => index, 8192 * 2 + 4100],
  ])(
    'finds one changed byte in %s, and the start is refused with the way out',
    async (_what, path, position) => {
      flipBit(path(), position);
      expect(verifyPagesFor(data, 60_000)).toContain(path());
      const start = openEmbedded(folder);
      await expect(start).rejects.toBeInstanceOf(DatabaseFailure);
      await expect(start).rejects.toMatchObject({ message: expect.stringContaining(path()) as unknown });
      await expect(start).rejects.toMatchObject({ advice: expect.stringContaining('restore') as unknown });
      flipBit(path(), position);
      expect(await verifyAllPages(data)).toEqual([]);
    },
  );
});
