import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { undoMinutes } from '@trade-area/core/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../database/schema/orders.ts';
import { uploads } from '../database/schema/uploads.ts';
import { ownerOf } from '../base/owner.ts';
import { labForTest } from '../../test/labForTest.ts';
import { removeOrder } from '../orders/table.ts';
import { createUploadId } from '../server/uploadCreation.ts';
import { insertUpload, uploadById } from './table.ts';

const day = 86_400_000;
let shop: Awaited<ReturnType<typeof labForTest>>;
let testOrders: { id: number; customerId: number }[] = [];

beforeAll(async () => {
  shop = await labForTest();
  testOrders = await shop.lab.database.queries
    .select({ id: orders.id, customerId: orders.customerId })
    .from(orders)
    .orderBy(asc(orders.id))
    .limit(2);
}, 180_000);
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.lab.database.queries.delete(uploads);
  for (const { id } of await shop.lab.uploads.files.list()) await shop.lab.uploads.files.remove(id);
});

const pathOf = (kind: 'part' | 'whole', id: string) => join(shop.dataFolder, 'uploads', kind, id);

/** Creates a file with its row, as an upload does. */
async function planted(state: 'partial' | 'checked', bytes = randomBytes(5_000), order = 0): Promise<string> {
  const { lab } = shop;
  const id = createUploadId();
  const testOrder = testOrders[order];
  if (!testOrder) throw new Error('no order');
  const now = lab.clock.now();
  await insertUpload(lab.database.queries, {
    id,
    customerId: testOrder.customerId,
    actorId: testOrder.customerId,
    orderId: testOrder.id,
    name: 'a.jpg',
    size: state === 'partial' ? bytes.length * 2 : bytes.length,
    received: bytes.length,
    sha256: state === 'partial' ? '' : createHash('sha256').update(bytes).digest('hex'),
    state,
    createdAt: now,
    touchedAt: now,
  });
  await lab.uploads.files.create(id);
  await writeFile(pathOf('part', id), bytes);
  if (state === 'checked') await lab.uploads.files.finish(id);
  return id;
}

const plant = {
  truncated: async () => {
    const id = await planted('checked');
    await truncate(pathOf('whole', id), 4_999);
    return id;
  },
  changed: async () => {
    const id = await planted('checked');
    const bytes = await readFile(pathOf('whole', id));
    bytes[2_500] = (bytes[2_500] ?? 0) ^ 1;
    await writeFile(pathOf('whole', id), bytes);
    return id;
  },
  missing: async () => {
    const id = await planted('checked');
    await rm(pathOf('whole', id));
    return id;
  },
  empty: async () => {
    const id = await planted('checked');
    await truncate(pathOf('whole', id), 0);
    return id;
  },
  extra: async () => {
    const id = createUploadId();
    await writeFile(pathOf('whole', id), 'nobody’s');
    return id;
  },
};

describe('the check of uploaded files (T-D10)', () => {
  it('finds 100 planted faults, 100 of 100, and nothing else', async () => {
    const expected: { id: string; fault: string }[] = [];
    for (const [fault, make] of Object.entries(plant))
      for (let each = 0; each < 20; each += 1) expected.push({ id: await make(), fault });
    for (let each = 0; each < 20; each += 1) await planted(each % 2 ? 'checked' : 'partial');
    await planted('checked', Buffer.alloc(0));
    shop.logged.length = 0;

    const { files, checked, faults } = await shop.lab.uploads.maintenance.check();

    const sorted = (list: readonly { id: string; fault: string }[]) =>
      list.map(({ id, fault }) => `${fault} ${id}`).sort();
    expect(sorted(faults)).toEqual(sorted(expected));
    expect({ files, checked }).toEqual({ files: 91, checked: 91 });
    const logged = shop.logged.map(({ message, fields }) => ({ message, fields }));
    expect(logged.filter(({ fields }) => 'fault' in fields)).toHaveLength(100);
    expect(logged.at(-1)).toEqual({
      message: 'ta: uploaded files were checked',
      fields: { files: 91, checked: 91, faults: 100 },
    });
  });

  it('reports no fault of intact files', async () => {
    await planted('checked');
    await planted('partial');
    expect(await shop.lab.uploads.maintenance.check()).toEqual({ files: 1, checked: 1, faults: [] });
  });

  it('finds an unfinished file that lost acknowledged bytes', async () => {
    const id = await planted('partial');
    await truncate(pathOf('part', id), 4_000);
    expect((await shop.lab.uploads.maintenance.check()).faults).toEqual([{ id, fault: 'truncated' }]);
  });
});

describe('the clean-up (T-D10)', () => {
  it('removes the row and the file of an unfinished upload a day after it expired, and keeps finished uploads', async () => {
    const [part, whole] = [await planted('partial'), await planted('checked')];
    const { lab, clock } = shop;
    const none = { expired: 0, orphaned: 0, deleted: 0 };
    expect(await lab.uploads.maintenance.cleanUp()).toEqual(none);
    clock.advance(15 * day + 1_000);
    expect(await lab.uploads.maintenance.cleanUp()).toEqual({ ...none, expired: 1 });
    expect(await uploadById(lab.database.queries, part)).toBeUndefined();
    expect(existsSync(pathOf('part', part))).toBe(false);
    expect(existsSync(pathOf('whole', whole))).toBe(true);
    expect(await uploadById(lab.database.queries, whole)).toBeDefined();
  });

  it('removes a file without a row after a day, not before', async () => {
    const id = await plant.extra();
    const { lab } = shop;
    const at = (age: number) => new Date(Date.now() - age);
    await utimes(pathOf('whole', id), at(day - 60_000), at(day - 60_000));
    expect((await lab.uploads.maintenance.cleanUp()).orphaned).toBe(0);
    await utimes(pathOf('whole', id), at(day + 60_000), at(day + 60_000));
    expect((await lab.uploads.maintenance.cleanUp()).orphaned).toBe(1);
    expect(existsSync(pathOf('whole', id))).toBe(false);
  });

  it('ages a file by the clock that dates it: a lab years ahead or behind takes none too early and forgets none', async () => {
    const { lab, clock } = shop;
    const [fresh, old] = [await plant.extra(), await plant.extra()];
    const dayAgo = new Date(Date.now() - day - 60_000);
    await utimes(pathOf('whole', old), dayAgo, dayAgo);
    clock.advance(3_650 * day);
    expect((await lab.uploads.maintenance.cleanUp()).orphaned).toBe(1);
    expect([existsSync(pathOf('whole', fresh)), existsSync(pathOf('whole', old))]).toEqual([true, false]);
    await utimes(pathOf('whole', fresh), dayAgo, dayAgo);
    clock.advance(-7_300 * day);
    expect((await lab.uploads.maintenance.cleanUp()).orphaned).toBe(1);
    clock.advance(3_650 * day);
  });

  it('keeps the files of a deleted order for 30 days', async () => {
    const id = await planted('checked', randomBytes(100), 1);
    const { lab, clock } = shop;
    const { queries } = lab.database;
    const order = testOrders[1];
    if (!order) throw new Error('no order');
    await removeOrder(queries, ownerOf(order), order.id, clock.now());
    expect(await uploadById(queries, id)).toBeUndefined();
    clock.advance(29 * day);
    expect((await lab.uploads.maintenance.cleanUp()).deleted).toBe(0);
    expect((await lab.uploads.maintenance.check()).faults).toEqual([]);
    expect(existsSync(pathOf('whole', id))).toBe(true);
    clock.advance(day + 1_000);
    expect((await lab.uploads.maintenance.cleanUp()).deleted).toBe(1);
    expect(existsSync(pathOf('whole', id))).toBe(false);
  });

  it('ends a removed file once its removal cannot be undone any more, and no earlier', async () => {
    const { lab } = shop;
    const removed = await planted('checked');
    const fresh = await planted('checked');
    const set = async (id: string, minutes: number) => {
      const removedAt = new Date(lab.clock.now().getTime() - minutes * 60_000);
      await lab.database.queries.update(uploads).set({ removedAt }).where(eq(uploads.id, id));
    };
    await set(removed, undoMinutes + 1);
    await set(fresh, undoMinutes - 1);
    expect(await lab.uploads.maintenance.cleanUp()).toMatchObject({ deleted: 1 });
    expect([existsSync(pathOf('whole', removed)), existsSync(pathOf('whole', fresh))]).toEqual([false, true]);
    expect(await uploadById(lab.database.queries, removed)).toBeUndefined();
  });
});

it('does not touch files that the lab did not create', async () => {
  const stray = pathOf('whole', 'notes.txt');
  await writeFile(stray, 'x');
  const old = new Date(0);
  await utimes(stray, old, old);
  expect((await shop.lab.uploads.maintenance.cleanUp()).orphaned).toBe(0);
  expect(existsSync(stray)).toBe(true);
  await rm(stray);
});
