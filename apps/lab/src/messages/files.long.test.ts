import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres } from '../../../../tests/fixtures/postgres.ts';
import { copyFilledLab } from '../../../../scripts/parts/filledLab.mjs';
import { ownerOf } from '../base/owner.ts';
import { silentLog } from '@trade-area/core/kernel';
import { openDatabase, rowsOf } from '../database/open.ts';
import type { Database } from '../database/open.ts';
import { attachments, messages } from '../database/schema/messages.ts';
import { orders } from '../database/schema/orders.ts';
import { quotes } from '../database/schema/quotes.ts';
import { createDiskBlobStore } from '../files/blobStore.ts';
import { removeOrder } from '../orders/table.ts';
import { checkMessageFiles } from './checkFiles.ts';
import { storeFile } from './fileStore.ts';
import { removeOrphanedFiles } from './orphanedFiles.ts';
import { deleteDraftFile, insertAttachment } from './table.ts';

const hour = 3_600_000;

describe.each(['embedded', ...(hasPostgres ? (['PostgreSQL'] as const) : [])] as const)(
  'files of messages and pictures of quotes (T-D10), %s database',
  (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'ta-files-'));
    const blobs = createDiskBlobStore(join(folder, 'attachments'));
    let database: Database;
    let stopServer: () => Promise<void> = async () => undefined;
    beforeAll(async () => {
      if (kind === 'embedded') {
        await copyFilledLab(join(folder, 'lab'));
        database = await openDatabase({ dataFolder: join(folder, 'lab'), url: '' });
      } else {
        const server = await startPostgres({ filled: true });
        stopServer = server.stop;
        database = await openDatabase({ dataFolder: folder, url: server.url });
      }
    }, 180_000);
    afterAll(async () => {
      await database.close();
      await stopServer();
      rmSync(folder, { recursive: true, force: true });
    });
    /** Files of the demonstration lie elsewhere. */
    beforeEach(async () => {
      await database.queries.delete(attachments);
      await database.queries.update(quotes).set({ picture: null, pictureSize: null });
      for (const { name } of await blobs.list()) await blobs.remove(name);
    });

    const pathOf = (name: string) => join(folder, 'attachments', name.slice(0, 2), name);
    const services = () =>
      ({ database, uploads: { blobs }, log: silentLog }) as unknown as Parameters<
        typeof checkMessageFiles
      >[0];
    const age = async (name: string, hours: number) => {
      const then = new Date(Date.now() - hours * hour - 60_000);
      await utimes(pathOf(name), then, then);
    };
    const namesLeft = async () => (await blobs.list()).map(({ name }) => name).sort();
    const anyOrder = async (offset = 0) => {
      const [order] = await database.queries.select().from(orders).orderBy(orders.id).offset(offset).limit(1);
      if (!order) throw new Error('the demonstration has orders');
      return order;
    };
    /** A file with its row, of a new message or of a draft. */
    const attach = async (given: { order?: typeof orders.$inferSelect; isDraft?: boolean } = {}) => {
      const { queries } = database;
      const order = given.order ?? (await anyOrder());
      const stored = await storeFile(blobs, randomBytes(2_000));
      const [message] = given.isDraft
        ? []
        : await queries
            .insert(messages)
            .values({
              customerId: order.customerId,
              orderId: order.id,
              fao: 'studio',
              text: 'Hello',
              createdAt: new Date(),
            })
            .returning({ id: messages.id });
      await insertAttachment(queries, ownerOf(order), {
        ...stored,
        orderId: order.id,
        messageId: message?.id ?? null,
        name: 'a.pdf',
        type: 'application/pdf',
        createdAt: new Date(),
      });
      return { name: stored.code, order, messageId: message?.id ?? 0 };
    };
    const somePicture = async () => {
      const name = createHash('md5').update(randomUUID()).digest('hex');
      await blobs.put(name, randomBytes(500));
      return name;
    };
    /** A quote, or a copy of one: each has its row. */
    const quote = async () => {
      const { customerId } = await anyOrder();
      const [{ slug }] = (await rowsOf<{ slug: string }>(
        database.queries,
        sql`select slug from products order by slug limit 1`,
      )) as [{ slug: string }];
      const [inserted] = await database.queries
        .insert(quotes)
        .values({
          uuid: randomUUID(),
          customerId,
          slug,
          configurator: '10',
          fields: [],
          currency: 'EUR',
          listCode: 'x',
          listVersion: 1,
          parts: { album: 0, box: 0, copies: 0, layout: 0, color: 0, discount: 0 },
          total: 0,
          orderCode: randomUUID(),
          createdAt: new Date(),
          changedAt: new Date(),
        })
        .returning({ id: quotes.id });
      return inserted?.id ?? 0;
    };
    const setPicture = (id: number, picture: string | null) =>
      database.queries
        .update(quotes)
        .set({ picture, pictureSize: picture === null ? null : 500 })
        .where(eq(quotes.id, id));

    it('every stored file has one row: a second row with its name is refused', async () => {
      const { name, order } = await attach();
      await expect(
        insertAttachment(database.queries, ownerOf(order), {
          code: name,
          size: 2_000,
          sha256: '',
          orderId: order.id,
          name: 'b.pdf',
          type: 'application/pdf',
          createdAt: new Date(),
        }),
      ).rejects.toThrow(/attachments/);
    });

    it.each([
      [
        'its message is deleted',
        ({ messageId }: { messageId: number }) =>
          database.queries.delete(messages).where(eq(messages.id, messageId)),
      ],
      [
        'its order is deleted',
        ({ order }: { order: typeof orders.$inferSelect }) =>
          removeOrder(database.queries, ownerOf(order), order.id, new Date()),
      ],
      [
        'its row is purged',
        ({ name }: { name: string }) =>
          database.queries.execute(sql`delete from attachments where code = ${name}`),
      ],
    ] as const)('a file whose row goes because %s goes after a day, and no other', async (what, remove) => {
      const order = await anyOrder(what === 'its order is deleted' ? 7 : 0);
      const [gone, kept] = [await attach({ order }), await attach({ order: await anyOrder(9) })];
      await remove(gone);
      expect(await database.queries.select().from(attachments)).toHaveLength(1);
      for (const each of [gone, kept]) await age(each.name, 23);
      expect(await removeOrphanedFiles(services())).toBe(0);
      for (const each of [gone, kept]) await age(each.name, 24);
      expect(await removeOrphanedFiles(services())).toBe(1);
      expect(await namesLeft()).toEqual([kept.name]);
      expect((await checkMessageFiles(services())).faults).toEqual([]);
    });

    it('a draft’s file that was replaced leaves with its row, and the new one stays', async () => {
      const [first, second] = [await attach({ isDraft: true }), await attach({ isDraft: true })];
      const removed = await deleteDraftFile(
        database.queries,
        ownerOf(first.order),
        first.order.id,
        first.name,
      );
      expect(removed).toBe(first.name);
      for (const { name } of [first, second]) await age(name, 48);
      expect(await removeOrphanedFiles(services())).toBe(1);
      expect(await namesLeft()).toEqual([second.name]);
    });

    it('a picture that a copy shares stays until the last quote with it is gone', async () => {
      const [first, second] = [await quote(), await quote()];
      const [shared, newer] = [await somePicture(), await somePicture()];
      await setPicture(first, shared);
      await setPicture(second, shared);
      for (const name of [shared, newer]) await age(name, 72);
      // The original is saved again: its new picture replaces the shared one, which the copy keeps.
      await setPicture(first, newer);
      expect(await removeOrphanedFiles(services())).toBe(0);
      expect(await checkMessageFiles(services())).toEqual({ files: 2, checked: 2, faults: [] });
      await setPicture(second, newer);
      expect(await removeOrphanedFiles(services())).toBe(1);
      expect(await namesLeft()).toEqual([newer]);
      await setPicture(first, null);
      await setPicture(second, null);
      expect(await removeOrphanedFiles(services())).toBe(1);
    });

    it('100 planted faults in both directions: 100 found, none beside them', async () => {
      const expected: string[] = [];
      for (let each = 0; each < 20; each += 1) {
        const [missing, empty, truncated, changed] = [
          await attach(),
          await attach(),
          await attach(),
          await attach(),
        ].map(({ name }) => name) as [string, string, string, string];
        await blobs.remove(missing);
        await truncate(pathOf(empty), 0);
        await truncate(pathOf(truncated), 1_999);
        await writeFile(pathOf(changed), randomBytes(2_000));
        const extra = await somePicture();
        await age(extra, 48);
        const named = { missing, empty, truncated, changed, extra };
        expected.push(...Object.entries(named).map(([fault, name]) => `${fault} ${name}`));
      }
      for (let each = 0; each < 20; each += 1) await attach({ isDraft: each % 2 === 0 });
      await setPicture(await quote(), await somePicture());
      // A write under way: its row may follow.
      await somePicture();

      const { files, checked, faults } = await checkMessageFiles(services());

      expect(faults.map(({ id, fault }) => `${fault} ${id}`).sort()).toEqual(expected.sort());
      expect({ files, checked }).toEqual({ files: 101, checked: 101 });
    });
  },
);
