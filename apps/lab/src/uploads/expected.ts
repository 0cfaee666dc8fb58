import { randomUUID } from 'node:crypto';
import type { ExpectedSlot } from '@trade-area/core/contract';
import type { Queries } from '../database/open.ts';
import type { StoredOrder } from '../orders/table.ts';
import type { Prices } from '../base/ports/prices.ts';
import { productByName } from '../store/table.ts';
import { lockSet, insertSet, setOf } from './setTable.ts';
import type { StoredSet } from './setTable.ts';

/** Pages of a book without a minimum in the catalogue. */
const defaultPages = 20;
const bleed = 3;
/** Millimetres: two boards of the cover, and each leaf. */
const boards = 4;
const leaf = 0.9;
const maxImages = 60;

/** Incomplete orders whose customer sends the files accept them (EMB-17). */
export function acceptsFiles(order: Pick<StoredOrder, 'incomplete' | 'blocked' | 'by_ftp'>): boolean {
  return order.incomplete && order.blocked && order.by_ftp;
}

/** The set of files that the order requires; stored when its uploader is first opened, so that it never changes. */
export async function setFor(queries: Queries, prices: Prices, order: StoredOrder): Promise<StoredSet> {
  const stored = await setOf(queries, order.id);
  if (stored) return stored;
  const pages = await pagesOf(queries, prices, order);
  await insertSet(queries, { orderId: order.id, pages, folder: randomUUID() });
  const inserted = await setOf(queries, order.id);
  if (!inserted) throw new Error('ta: the set of an order is gone');
  return inserted;
}

/** The same inside a transaction, locked until its end. */
export async function lockedSetFor(queries: Queries, prices: Prices, order: StoredOrder): Promise<StoredSet> {
  const stored = await setFor(queries, prices, order);
  return (await lockSet(queries, order.id)) ?? stored;
}

/** A book has the minimum pages of its product until its customer chooses more. */
async function pagesOf(queries: Queries, prices: Prices, order: StoredOrder): Promise<number> {
  if (order.tipo !== 'album') return 0;
  const product = await productByName(queries, order.article, order.currency, prices.today());
  const lists = product && (await prices.sizeLists(queries));
  return (product && lists?.pageRange(product)?.least) ?? defaultPages;
}

/** Pages of an order without a stored set of files. */
export async function pagesFor(queries: Queries, prices: Prices, order: StoredOrder): Promise<number> {
  return (await setOf(queries, order.id))?.pages ?? pagesOf(queries, prices, order);
}

/** '30x40 cm' in millimetres; null when a product has no size. */
export function sizeOf(bookType: string): { readonly width: number; readonly height: number } | null {
  const read = /(\d{1,5}(?:\.\d{1,5})?)x(\d{1,5}(?:\.\d{1,5})?) {0,9}(cm|in)?/.exec(bookType);
  if (!read) return null;
  const unit = read[3] === 'in' ? 25.4 : 10;
  return { width: Number(read[1]) * unit, height: Number(read[2]) * unit };
}

/** The slots of an order in printing order: `list_file` of P-SLOTS, one entry for each sheet. */
export function expectedSlots(order: Pick<StoredOrder, 'tipo' | 'book_type'>, pages: number): ExpectedSlot[] {
  const size = sizeOf(order.book_type) ?? { width: 300, height: 300 };
  if (order.tipo !== 'album') {
    return Array.from({ length: maxImages }, (_, index) => ({
      slot: `image-${String(index + 1).padStart(3, '0')}`,
      kind: 'image' as const,
      number: index + 1,
      first_page: 0,
      last_page: 0,
      w_mm: size.width,
      h_mm: size.height,
      bleed_mm: bleed,
      required: index === 0,
    }));
  }
  const spreads = Math.floor(pages / 2);
  const spine = Math.round(boards + spreads * leaf);
  const cover: ExpectedSlot = {
    slot: 'cover',
    kind: 'cover',
    number: 1,
    first_page: 0,
    last_page: 0,
    w_mm: size.width * 2 + spine,
    h_mm: size.height,
    bleed_mm: bleed,
    required: true,
  };
  const spreadSlots = Array.from({ length: spreads }, (_, index) => ({
    slot: `spread-${String(index + 1).padStart(3, '0')}`,
    kind: 'spread' as const,
    number: index + 1,
    first_page: index * 2 + 1,
    last_page: index * 2 + 2,
    w_mm: size.width * 2,
    h_mm: size.height,
    bleed_mm: bleed,
    required: true,
  }));
  return [cover, ...spreadSlots];
}
