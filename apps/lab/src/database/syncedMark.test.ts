import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { syncOnce } from './syncedMark.ts';

const parent = mkdtempSync(join(tmpdir(), 'ta-mark-'));
const folder = join(parent, 'db');
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const mark = () => readFileSync(`${folder}.synced`, 'utf8');

it('remembers the files that it has synced, and syncs a copy of them again', () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), '18');
  syncOnce(folder);
  const first = mark();
  syncOnce(folder);
  expect(mark()).toBe(first);
  // A copy is put in place by hand.
  cpSync(folder, join(parent, 'copy'), { recursive: true });
  rmSync(folder, { recursive: true });
  cpSync(join(parent, 'copy'), folder, { recursive: true });
  utimesSync(join(folder, 'PG_VERSION'), new Date(), new Date());
  syncOnce(folder);
  expect(mark()).not.toBe(first);
});
