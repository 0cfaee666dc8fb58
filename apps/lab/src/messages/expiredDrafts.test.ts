import { waitingDays } from '@trade-area/core/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attachments, messages } from '../database/schema/messages.ts';
import { ownerOf } from '../base/owner.ts';
import { labForTest } from '../../test/labForTest.ts';
import { storeFile, readStoredFile } from './fileStore.ts';
import { insertAttachment } from './table.ts';
import { removeExpiredDrafts } from './expiredDrafts.ts';

let shop: Awaited<ReturnType<typeof labForTest>>;
beforeAll(async () => {
  shop = await labForTest();
}, 180_000);
afterAll(() => shop.stop());

/** Files of drafts that were never sent (T-D10). */
it('files of an unsent message are removed with their rows after two weeks; files of sent messages stay', async () => {
  const { lab, clock } = shop;
  const { queries } = lab.database;
  const [message] = await queries.select().from(messages).orderBy(asc(messages.id)).limit(1);
  if (!message) throw new Error('the demonstration has messages');
  const put = async (messageId: number | null) => {
    const stored = await storeFile(lab.uploads.blobs, Buffer.from('bytes'));
    await insertAttachment(queries, ownerOf(message), {
      ...stored,
      orderId: message.orderId,
      messageId,
      name: 'a.pdf',
      type: 'application/pdf',
      createdAt: clock.now(),
    });
    return stored;
  };
  const isStored = async (file: Awaited<ReturnType<typeof put>>) => {
    const rows = await queries.select().from(attachments).where(eq(attachments.code, file.code));
    const stream = await readStoredFile(lab.uploads.blobs, file);
    await stream?.cancel();
    return { row: rows.length, file: stream !== null };
  };
  const [unsent, sent] = [await put(null), await put(message.id)];
  clock.advance((waitingDays * 24 - 1) * 3_600_000);
  expect(await removeExpiredDrafts(lab)).toBe(0);
  const fresh = await put(null);
  clock.advance(2 * 3_600_000);
  expect(await removeExpiredDrafts(lab)).toBe(1);
  expect(await isStored(unsent)).toEqual({ row: 0, file: false });
  expect(await isStored(sent)).toEqual({ row: 1, file: true });
  expect(await isStored(fresh)).toEqual({ row: 1, file: true });
});
