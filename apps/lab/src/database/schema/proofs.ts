/** Proofs of print projects, which couples see, comment on and approve. */
import { bigint, boolean, doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bigId, moment } from './columns.ts';
import { customerId } from './customers.ts';
import { projects } from './store.ts';

/** One row for each project that has a proof. */
export const coupleProofs = pgTable(
  'couple_proofs',
  {
    id: bigId(),
    customerId: customerId(),
    projectId: bigint('project_id', { mode: 'number' })
      .notNull()
      .unique('couple_proofs_project')
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Hash of the token in the link; null = the link was revoked. */
    tokenHash: text('token_hash').unique('couple_proofs_token'),
    /** The revision that it shows, with the document until its pictures are made; '' = they are. */
    rev: integer('rev').notNull(),
    document: text('document').notNull(),
    sheets: integer('sheets').notNull(),
    /** Name of the photo that keeps a sheet from being shown; '' = none. */
    photo: text('photo').notNull().default(''),
    requestedAt: moment('requested_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** The revision that was approved; null = none. */
    approvedRev: integer('approved_rev'),
    approvedName: text('approved_name').notNull().default(''),
    approvedAt: moment('approved_at'),
  },
  (table) => [index('couple_proofs_customer').on(table.customerId)],
);

/** A picture of one sheet in a revision. The row is written after its file is whole. */
export const coupleProofSheets = pgTable(
  'couple_proof_sheets',
  {
    /** Its name in the store of files. */
    id: text('id').primaryKey(),
    proofId: bigint('proof_id', { mode: 'number' })
      .notNull()
      .references(() => coupleProofs.id, { onDelete: 'cascade' }),
    customerId: customerId(),
    rev: integer('rev').notNull(),
    /** From 1, as the sheets are printed. */
    number: integer('number').notNull(),
    /** Two facing pages; not the cover, a print or a card. */
    isSpread: boolean('is_spread').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
  },
  (table) => [
    unique('couple_proof_sheets_number').on(table.proofId, table.rev, table.number),
    index('couple_proof_sheets_customer').on(table.customerId),
  ],
);

/** A comment of a couple about a sheet. */
export const coupleProofComments = pgTable(
  'couple_proof_comments',
  {
    id: bigId(),
    proofId: bigint('proof_id', { mode: 'number' })
      .notNull()
      .references(() => coupleProofs.id, { onDelete: 'cascade' }),
    customerId: customerId(),
    rev: integer('rev').notNull(),
    number: integer('number').notNull(),
    /** Where on the sheet, 0 to 1 from its left and its top; null = the whole sheet. */
    x: doublePrecision('x'),
    y: doublePrecision('y'),
    name: text('name').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
    done: boolean('done').notNull().default(false),
  },
  (table) => [
    index('couple_proof_comments_proof').on(table.proofId),
    index('couple_proof_comments_customer').on(table.customerId),
  ],
);
