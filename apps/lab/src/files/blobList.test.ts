import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createBucketBlobStore, createDiskBlobStore } from './blobStore.ts';
import type { Bucket } from './bucket.ts';

/** The clean-up removes what it lists, so a list holds nothing but the lab's own files of messages. */
const folder = mkdtempSync(join(tmpdir(), 'ta-blobs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [onDisk, inBucket] = ['a', 'b'].map((letter) => letter.repeat(32));
const disk = createDiskBlobStore(join(folder, 'attachments'));

it('a folder lists the files of messages, and no sentinel, draft or strange file; one that does not exist lists none', async () => {
  expect(await disk.list()).toEqual([]);
  await disk.put(onDisk ?? '', Buffer.from('x'));
  writeFileSync(join(folder, 'attachments', 'trade-area-storage.txt'), 'sentinel');
  writeFileSync(join(folder, 'attachments', 'aa', `${'a'.repeat(31)}1.part`), 'draft');
  mkdirSync(join(folder, 'attachments', 'lost+found'));
  writeFileSync(join(folder, 'attachments', 'lost+found', 'c'.repeat(32)), 'strange');
  const listed = await disk.list();
  expect(listed.map(({ name }) => name)).toEqual([onDisk]);
  expect(listed[0]?.age).toBeLessThan(60_000);
});

it('a bucket lists its own, and those that were stored before it existed', async () => {
  const keys = [`attachments/${inBucket}`, 'attachments/trade-area-storage.txt', `attachments/x/${inBucket}`];
  const bucket = {
    list: async (prefix: string) =>
      keys.filter((key) => key.startsWith(prefix)).map((key) => ({ key, bytes: 1, age: 5_000 })),
  } as unknown as Bucket;
  const listed = await createBucketBlobStore(bucket, disk).list();
  expect(listed.map(({ name }) => name)).toEqual([inBucket, onDisk]);
  expect(listed[0]).toEqual({ name: inBucket, bytes: 1, age: 5_000 });
});
