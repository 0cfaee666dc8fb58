import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseForTest } from '../../test/databaseForTest.ts';
import { facts } from '../database/schema/customers.ts';
import { bucketSentinel } from '../files/sentinel.ts';
import { requireStorage, storageProblem } from './requireStorage.ts';

const root = mkdtempSync(join(tmpdir(), 'ta-storage-'));
let test: Awaited<ReturnType<typeof databaseForTest>>;
beforeAll(async () => {
  test = await databaseForTest();
}, 60_000);
afterAll(async () => {
  await test.stop();
  rmSync(root, { recursive: true, force: true });
});

it('an unmounted disk and another database’s folder are refused, with the next step', async () => {
  const { queries } = test.database;
  const dataFolder = join(root, 'data');
  const require = () => requireStorage(queries, { dataFolder });
  const uploads = join(dataFolder, 'uploads');
  const file = join(uploads, 'trade-area-storage.txt');
  await require();
  await require();
  const id = readFileSync(file, 'utf8').trim();

  // The disk is not mounted: its folder is there and empty.
  renameSync(uploads, `${uploads}.disk`);
  mkdirSync(uploads);
  await expect(require()).rejects.toMatchObject({
    advice: expect.stringMatching(new RegExp(`is missing: the disk is not mounted.*write ${id} into`)),
  });
  writeFileSync(file, 'another id');
  await expect(require()).rejects.toMatchObject({
    advice: expect.stringContaining('belongs to another database'),
  });
  writeFileSync(file, `${id}\n`);
  await require();

  // A new database on an old folder: its clean-up would delete the files of the other one.
  await queries.delete(facts);
  await expect(require()).rejects.toMatchObject({
    advice: expect.stringContaining('belongs to another database'),
  });
  expect(readFileSync(file, 'utf8').trim()).toBe(id);
}, 60_000);

it('a bucket is known again too; of two labs that start at once both come up', async () => {
  const objects = new Map<string, Buffer>();
  const bucket = {
    get: async (key: string) => objects.get(key) ?? null,
    put: async (key: string, bytes: Uint8Array) => void objects.set(key, Buffer.from(bytes)),
  };
  const problem = () => storageProblem(test.database.queries, bucketSentinel(bucket, 'files'));
  expect(await Promise.all([problem(), problem()])).toEqual(['', '']);
  objects.clear();
  expect(await problem()).toContain('in the bucket files is missing');
});
