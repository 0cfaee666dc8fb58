import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { folderSentinel } from './sentinel.ts';

const root = mkdtempSync(join(tmpdir(), 'ta-sentinel-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('a lab that starts beside the one that writes the file reads nothing or all of it', async () => {
  const read = new Set<string | null>();
  for (let round = 0; round < 20; round++) {
    const sentinel = folderSentinel('storage uploads', join(root, String(round)));
    const writing = sentinel.write('an-id').then(() => true);
    while (!(await Promise.race([writing, false]))) read.add(await sentinel.read());
    expect(await sentinel.read()).toBe('an-id');
    expect(readdirSync(join(root, String(round)))).toEqual(['trade-area-storage.txt']);
  }
  expect([...read].filter((text) => text !== null && text !== 'an-id')).toEqual([]);
});
