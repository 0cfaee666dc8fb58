import { and, eq, isNotNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { uploads, uploadSets, uploadSlots } from '../database/schema/uploads.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';

export interface SentFile {
  readonly id: string;
  readonly slot: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly facts: Record<string, unknown>;
  /** Problems that the lab fixes itself. */
  readonly fixes: readonly string[];
}

/** Orders whose files were sent and whose proof is not made yet. */
export async function ordersWithoutProof(queries: Queries): Promise<number[]> {
  const rows = await queries
    .select({ orderId: uploadSets.orderId })
    .from(uploadSets)
    .where(
      and(
        isNotNull(uploadSets.sentAt),
        // Files that were deleted when their period had ended, or erased, have no list any more.
        isNotNull(uploadSets.manifest),
        sql`${uploadSets.manifest} ->> 'proof' is null`,
        // The proof of a reprint is that of the claimed order.
        sql`not exists (select from reprints r where r.order_id = ${uploadSets.orderId})`,
      ),
    );
  return rows.map(({ orderId }) => orderId);
}

/** The files that were submitted for an order; undefined when there are none, or its proof exists. */
export async function sentOrder(queries: Queries, orderId: number) {
  const [row] = await queries
    .select({ set: uploadSets, commessa: orders.commessa, tipo: orders.tipo, book_type: orders.bookType })
    .from(uploadSets)
    .innerJoin(orders, eq(orders.id, uploadSets.orderId))
    .where(and(eq(uploadSets.orderId, orderId), isNotNull(uploadSets.sentAt)));
  if (!row || typeof row.set.manifest?.['proof'] === 'string') return undefined;
  const files = await queries
    .select({ upload: uploads, slot: uploadSlots.slot })
    .from(uploads)
    .innerJoin(uploadSlots, eq(uploadSlots.uploadId, uploads.id))
    .where(eq(uploads.orderId, orderId));
  return {
    order: { commessa: row.commessa, tipo: row.tipo, book_type: row.book_type },
    pages: row.set.pages,
    profile: row.set.profile,
    files: files.map(
      ({ upload: { id, name, size, sha256, facts, findings }, slot }): SentFile => ({
        id,
        slot,
        name,
        size,
        sha256,
        facts,
        fixes: findings.map(({ fix }) => fix).filter((fix) => fix !== ''),
      }),
    ),
  };
}

const manifestShape = v.object({
  files: v.array(
    v.object({
      slot: v.string(),
      upload: v.string(),
      name: v.string(),
      size: v.number(),
      fixes: v.array(v.string()),
      page: v.optional(v.number(), 0),
    }),
  ),
  proof: v.optional(v.string(), ''),
  fixed: v.optional(
    v.record(v.string(), v.object({ size: v.number(), joined: v.optional(v.string(), '') })),
    {},
  ),
});

/** The files submitted for an order, and those the lab made from them. */
export interface SentSet {
  readonly sentAt: Date;
  /** Id of the upload whose proof it is; '' until it is made. */
  readonly proof: string;
  /** In the order of their slots. */
  readonly sheets: readonly SentSheet[];
}
export interface SentSheet {
  readonly slot: string;
  readonly upload: string;
  readonly name: string;
  /** Bytes of the original. */
  readonly size: number;
  /** The page of the file; 0 = the file is one sheet. */
  readonly page: number;
  readonly fixes: readonly string[];
  /** Bytes of the fixed file; null when the original is printed. */
  readonly fixed: number | null;
  /** Two single pages are printed as one file, stored under the name of the `first`. */
  readonly joined: 'first' | 'second' | null;
}

/** Undefined when no files of this order were submitted. */
export async function sentSetOf(
  queries: Queries,
  owner: Owner,
  orderId: number,
): Promise<SentSet | undefined> {
  const [row] = await queries
    .select({ sentAt: uploadSets.sentAt, manifest: uploadSets.manifest })
    .from(uploadSets)
    .innerJoin(orders, eq(orders.id, uploadSets.orderId))
    .where(ownedBy(orders.customerId, owner, eq(orders.id, orderId)));
  const read = v.safeParse(manifestShape, row?.manifest);
  if (!row?.sentAt || !read.success) return undefined;
  const { files, proof, fixed } = read.output;
  const seconds = new Set(Object.values(fixed).map(({ joined }) => joined));
  return {
    sentAt: row.sentAt,
    proof,
    sheets: files.map((file) => ({
      ...file,
      fixed: fixed[file.upload]?.size ?? null,
      joined: fixed[file.upload]?.joined ? 'first' : seconds.has(file.upload) ? 'second' : null,
    })),
  };
}

/** Adds the derived files to the manifest. */
export async function markProduced(
  queries: Queries,
  orderId: number,
  made: Readonly<Record<string, unknown>>,
): Promise<void> {
  await queries
    .update(uploadSets)
    .set({ manifest: sql`${uploadSets.manifest} || ${JSON.stringify(made)}::jsonb` })
    .where(eq(uploadSets.orderId, orderId));
}
