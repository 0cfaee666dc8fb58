import type { Clock } from '@trade-area/core/kernel';
import type { CountryRule } from '../../base/configuration.ts';
import type { Queries } from '../../database/open.ts';
import type { Column } from './column.ts';
import type { Mistake, ReadFile, Row } from './readFile.ts';

/** A record in the columns' one form; equal records are equal cell by cell. */
export type Cells = Readonly<Record<string, string>>;

export interface ImportContext {
  readonly queries: Queries;
  readonly folder: string;
  readonly clock: Pick<Clock, 'now'>;
  /** The rules of countries where `countries.csv` was never imported: those of the lab's configuration. */
  readonly countries: readonly CountryRule[];
  /** Invitation mails for new customers. */
  readonly invites: boolean;
  /** Keys that a file will have after the import: those of the folder, else those of the database. */
  keysOf(file: string): Promise<ReadonlySet<string>>;
  /** Likewise, the records. */
  recordsOf(file: string): Promise<readonly Cells[]>;
}

/** The changes of one file. */
export interface Changes {
  readonly added: readonly Cells[];
  readonly changed: readonly { readonly before: Cells; readonly after: Cells }[];
  /** No longer in the file. */
  readonly gone: readonly Cells[];
  /** Every record of the file. */
  readonly all: readonly Cells[];
}

/** A file that a lab imports again and again. */
export interface ImportKind {
  readonly file: string;
  readonly columns: readonly Column[];
  /** The columns that name a record; no two rows have the same. */
  readonly key: readonly string[];
  /** Cells that `complete` makes, which count as a change like those of a column. */
  readonly derived?: readonly string[];
  /** Reads the rows from the folder in place of a file, such as one for each file in it; null = there is none. */
  readRows?(folder: string): ReadFile | null;
  /** Fills in what follows from other cells, once the file has no mistake. */
  complete?(all: readonly Cells[], context: ImportContext): readonly Cells[] | Promise<readonly Cells[]>;
  /** A running lab sees the changes when it starts again. */
  readonly readAtStart?: true;
  /** The treatment of a stored record that the file does not have; `keep`: the file need not be complete. */
  readonly missing: 'archive' | 'remove' | 'keep';
  /** The records of the database, as the file would have them. */
  current(context: Pick<ImportContext, 'queries'>): Promise<readonly Cells[]>;
  /** Mistakes that no cell shows alone. */
  check?(rows: readonly Row[], context: ImportContext): Promise<readonly Omit<Mistake, 'file'>[]>;
  /** Effects of `apply` beside the changes, a line each; asked before it, and in a dry run. */
  effects?(changes: Changes, context: ImportContext): Promise<readonly string[]>;
  apply(changes: Changes, context: ImportContext): Promise<void>;
  /** Writes the files that the records name into the folder of an export. */
  exportFiles?(context: Pick<ImportContext, 'queries'>, folder: string): Promise<void>;
}

export const keyOf = (kind: Pick<ImportKind, 'key'>, cells: Cells): string =>
  kind.key.map((name) => cells[name] ?? '').join(' ');
