import { createHash, randomBytes } from 'node:crypto';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attachments } from '../database/schema/messages.ts';
import { orders } from '../database/schema/orders.ts';
import { uploads } from '../database/schema/uploads.ts';
import { ownerOf } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { labForTest } from '../../test/labForTest.ts';
import { createUploadId } from '../server/uploadCreation.ts';
import { insertUpload, uploadById } from '../uploads/table.ts';
import { attachArrivedFiles, attachArrivedFile } from './messageUploads.ts';
import { draftFiles } from './table.ts';
import { attachMissedFiles } from './expiredDrafts.ts';

/** Power loss for the files of messages (T-D2): the ledger records "arrived", and the file on disk is shorter. */
const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(5_000), Buffer.from('%%EOF\n')]);
const folder = 'message-of-a-bad-day';
let shop: Awaited<ReturnType<typeof labForTest>>;
let order: { id: number; customerId: number };
let owner: Owner;

beforeAll(async () => {
  shop = await labForTest();
  const [found] = await shop.lab.database.queries
    .select({ id: orders.id, customerId: orders.customerId })
    .from(orders)
    .orderBy(asc(orders.id))
    .limit(1);
  order = found ?? expect.fail('the demonstration has orders');
  owner = ownerOf(order);
}, 180_000);
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.lab.database.queries.delete(uploads);
  await shop.lab.database.queries.delete(attachments).where(eq(attachments.folder, folder));
  shop.logged.length = 0;
});

/** The state after a lab was killed before it attached the file. */
async function arrived(kept = bytes.length): Promise<string> {
  const { lab, clock, dataFolder } = shop;
  const id = createUploadId();
  await insertUpload(lab.database.queries, {
    id,
    customerId: order.customerId,
    actorId: order.customerId,
    orderId: order.id,
    folder,
    name: 'Crease.pdf',
    size: bytes.length,
    received: bytes.length,
    claimed: createHash('sha256').update(bytes).digest('hex'),
    state: 'arrived',
    createdAt: clock.now(),
    touchedAt: clock.now(),
  });
  await lab.uploads.files.create(id);
  const path = join(dataFolder, 'uploads', 'part', id);
  await writeFile(path, bytes);
  await truncate(path, kept);
  return id;
}

const row = (id: string) => uploadById(shop.lab.database.queries, id);
const attachedFiles = () => draftFiles(shop.lab.database.queries, owner, order.id, folder);

describe('an arrived file of a message whose stored bytes are shorter than its row says', () => {
  it.each([
    ['its end is lost', 3_000],
    ['all of it is lost', 0],
  ])('%s: the upload resumes at the stored bytes, and the sender gets that offset', async (_case, kept) => {
    const id = await arrived(kept);
    await expect(attachArrivedFile(shop.lab, id)).rejects.toMatchObject({ status_code: 409 });
    expect(await row(id)).toMatchObject({ state: 'partial', received: kept, size: bytes.length });
    expect(await attachedFiles()).toEqual([]);
    const fields = { upload: id, acknowledged: bytes.length, kept };
    expect(shop.logged).toContainEqual(expect.objectContaining({ fields }));
  });

  it('does not prevent other files of its message from being attached', async () => {
    const short = await arrived(3_000);
    const intactFile = await arrived();
    await attachArrivedFiles(shop.lab, owner, order.id, folder);
    expect(await row(short)).toMatchObject({ state: 'partial', received: 3_000 });
    expect(await row(intactFile)).toBeUndefined();
    expect(await attachedFiles()).toMatchObject([{ name: 'Crease.pdf', size: bytes.length }]);
  });
});

it('an arrived file that no request asks for is attached, or becomes an unfinished upload again, after an hour', async () => {
  const intactFile = await arrived();
  const short = await arrived(3_000);
  await attachMissedFiles(shop.lab);
  expect(await row(intactFile)).toMatchObject({ state: 'arrived' });
  shop.clock.advance(61 * 60_000);
  const young = await arrived();
  await attachMissedFiles(shop.lab);
  expect(await row(intactFile)).toBeUndefined();
  expect(await attachedFiles()).toHaveLength(1);
  expect(await row(short)).toMatchObject({ state: 'partial', received: 3_000 });
  expect(await row(young)).toMatchObject({ state: 'arrived' });
});
