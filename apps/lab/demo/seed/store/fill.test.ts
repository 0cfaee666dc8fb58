import { viewFile } from '@trade-area/core/contract';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../../test/databaseForTest.ts';
import type { Database } from '../../../src/database/open.ts';
import { customers } from '../../../src/database/schema/customers.ts';
import { products, promotions } from '../../../src/database/schema/shop.ts';
import { fileNotes, projects } from '../../../src/database/schema/store.ts';
import { ownerOf } from '../../../src/base/owner.ts';
import type { Lab } from '../../../src/base/lab.ts';
import { createFileNoteHandler } from '../../../src/downloads/fileNotes.ts';
import { seedStoreOnce } from './fill.ts';

const today = new Date('2026-11-20T09:00:00Z');
let opened: Awaited<ReturnType<typeof databaseForTest>>;
let database: Database;
let customerId = 0;

beforeAll(async () => {
  opened = await databaseForTest();
  ({ database } = opened);
  // The data of an older version: accounts, and a catalogue without descriptions.
  const company = { name: 'Studio', address: '', city: '', zip: '', state: '', country: 'IT', vat: '' };
  const turnover = {
    fatturato_anno_corrente: 0,
    fatturato_passato_oggi: 0,
    max_fatturato_biennio: 0,
    perc_wedding_corrente: 0,
    perc_wedding_passato: 0,
  };
  const account = { code: '1001', publicId: 'x', email: 'it@studio.test', name: '', surname: '', area: '1' };
  const [row] = await database.queries
    .insert(customers)
    .values({ ...account, currency: 'EUR', company, turnover, passwordHash: '' })
    .returning({ id: customers.id });
  customerId = row?.id ?? 0;
  const old = { slug: 'gone', position: 1, name: 'Gone', family: '', filterClass: '', days: '' };
  await database.queries.insert(products).values(old);
  await database.queries.insert(promotions).values({ id: '1', rule: {} });
}, 60_000);

afterAll(() => opened.stop());

describe('seedStoreOnce', () => {
  it('fills a database of an older version exactly once', async () => {
    expect(await seedStoreOnce(database, today)).toBe('filled');
    const kept = await database.queries.select({ slug: products.slug }).from(products);
    expect(kept).toHaveLength(73);
    expect(kept.some(({ slug }) => slug === 'gone')).toBe(false);
    const [saved] = await database.queries.select({ all: count() }).from(projects);
    expect(saved?.all).toBe(35);
    expect(await seedStoreOnce(database, today)).toBe('kept');
    const [again] = await database.queries.select({ all: count() }).from(projects);
    expect(again).toEqual(saved);
  }, 30_000);
});

describe('the record of opened files (GW-24, PROD-20)', () => {
  const lab = () =>
    ({
      database,
      clock: { now: () => today },
      requireSpace: () => undefined,
      versions: { forget: () => undefined },
      sessions: { forget: () => undefined },
    }) as unknown as Lab;

  it.each([
    ['a customer', false, 1],
    ['staff who acts as the customer', true, 1],
    ['the customer again', false, 2],
  ])('after a file is opened by %s (acting: %s), it has %d records', async (_who, acting, notes) => {
    const open = createFileNoteHandler(viewFile, 'view');
    const session = { owner: ownerOf({ customerId }), acting, actorId: customerId };
    const call = { lab: lab(), session, body: { id_file: 'weddingbook.price_list.prices.pdf' } };
    expect(await open(call as unknown as Parameters<typeof open>[0])).toEqual({ success: true });
    const rows = await database.queries.select().from(fileNotes);
    expect(rows).toHaveLength(notes);
    expect(rows.every((row) => row.customerId === customerId && row.action === 'view')).toBe(true);
  });
});
