import type { AnnouncedFile, Finding, UploadedFile, UploadLedger } from '../contract/index.ts';
import type { Failure } from '../kernel/result.ts';
import type { LocalFile, TransportProblem } from '../kernel/transport.ts';
import { fillersOf, lightOf } from '../preflight/index.ts';
import type { FileLooks } from '../preflight/index.ts';

export type RowStatus =
  /** Its header is being read. */
  | 'reading'
  /** Something in it keeps it from being printed: no byte is sent. */
  | 'refused'
  | 'waiting'
  | 'sending'
  /** The line broke; it goes on by itself. */
  | 'retrying'
  | 'paused'
  /** Half of it is at the lab, its file is not chosen here. */
  | 'needsFile'
  /** All of it is at the lab, which looks at it. */
  | 'checking'
  | 'checked'
  | 'failed';

export type RowProblem =
  | TransportProblem
  | 'damaged'
  | 'duplicate'
  | 'changed'
  /** Its name holds what looks like a card number, which the lab never stores. */
  | 'cardNumber';

export interface UploadRow {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly mtime: number;
  /** '' = in the tray. */
  readonly slot: string;
  readonly status: RowStatus;
  /** Bytes that were sent; of a failed row those the lab has. */
  readonly sent: number;
  readonly uploadId: string | null;
  readonly findings: readonly Finding[];
  /** Pixels, resolution on the paper, colour profile. */
  readonly looks: FileLooks;
  readonly accepted: readonly string[];
  readonly local: LocalFile | null;
  readonly problem: RowProblem | null;
  /** Of the lab's answer that `problem` stands for; absent where no answer did. */
  readonly requestId?: string | undefined;
  readonly edges: string;
  readonly thumbnail: boolean;
  /** Its id on the lab's list of chosen files; null when it is on none (a second copy, an upload that was begun before). */
  readonly announced: string | null;
}

/** A removed file and its place among the rows. */
export interface RemovedRow {
  readonly row: UploadRow;
  readonly index: number;
}

export interface UploaderState {
  readonly ledger: UploadLedger | null;
  /** Of the last reading of the ledger. */
  readonly failure: Failure | null;
  readonly rows: readonly UploadRow[];
  /** The person paused all uploads. */
  readonly paused: boolean;
  /** Everything waits until the person is signed in again. */
  readonly signIn: boolean;
  /** Bytes a second; null when it is too early to say. */
  readonly speed: number | null;
  /** Half files whose own file the browser finds again when the person allows it. */
  readonly asleep: number;
  readonly isSubmitting: boolean;
  readonly submitFailure: Failure | null;
  /** The files as the lab received them; null until the order is submitted. */
  readonly submitted: { readonly folder: string; readonly files: number; readonly warnings: number } | null;
  /** Removed files that can be restored, the last act last. */
  readonly removals: readonly (readonly RemovedRow[])[];
  /** The files that the last undo restored; null after another act. */
  readonly restored: readonly UploadRow[] | null;
  /** Why the last undo restored nothing, or not all of it. */
  readonly restoreFailure: Failure | null;
  /** How many of the last chosen files were left out because the order has them already. */
  readonly alreadyHere: number;
  /** Numbers of names: told above the list. */
  readonly order: {
    readonly gaps: readonly number[];
    readonly doubles: readonly number[];
    readonly unpadded: boolean;
  };
}

export const initialUploader: UploaderState = {
  ledger: null,
  failure: null,
  rows: [],
  paused: false,
  signIn: false,
  speed: null,
  asleep: 0,
  isSubmitting: false,
  submitFailure: null,
  submitted: null,
  removals: [],
  restored: null,
  restoreFailure: null,
  alreadyHere: 0,
  order: { gaps: [], doubles: [], unpadded: false },
};

const statusOf = {
  partial: 'needsFile',
  arrived: 'checking',
  damaged: 'failed',
  checked: 'checked',
} as const;

/** Of a file whose header has not been read here. */
export const unknownLooks: FileLooks = { width: 0, height: 0, density: 0, profile: '' };

/** A row for a file that the lab knows and this page has not chosen. */
export function rowOf(file: UploadedFile): UploadRow {
  return {
    key: file.id,
    name: file.name,
    size: file.size,
    mtime: file.mtime,
    slot: file.slot,
    status: statusOf[file.state],
    sent: file.state === 'damaged' ? 0 : file.offset,
    uploadId: file.id,
    findings: file.findings,
    looks: { width: file.width, height: file.height, density: file.density, profile: file.profile },
    accepted: file.accepted,
    local: null,
    problem: file.state === 'damaged' ? 'damaged' : null,
    edges: file.edges,
    thumbnail: file.thumbnail,
    announced: null,
  };
}

/** A row for a file that was chosen on another page: no byte of it is at the lab, or its check refused it. */
export function announcedRowOf({ id, name, size, mtime, slot, findings }: AnnouncedFile): UploadRow {
  return {
    key: id,
    name,
    size,
    mtime,
    slot,
    status: findings.some(({ level }) => level === 'block') ? 'refused' : 'needsFile',
    sent: 0,
    uploadId: null,
    findings,
    looks: unknownLooks,
    accepted: [],
    local: null,
    problem: null,
    edges: '',
    thumbnail: false,
    announced: id,
  };
}

/** 'red' blocks, 'amber' wants a tick, 'green' is ready, null is not known yet. */
export function lightOfRow(row: UploadRow): 'red' | 'amber' | 'green' | null {
  if (row.status === 'refused' || row.status === 'failed') return 'red';
  const light = lightOf(row.findings, row.accepted);
  return row.status === 'checked' || light === 'red' ? light : null;
}

export interface Totals {
  readonly slots: number;
  readonly ready: number;
  readonly bytes: number;
  readonly sent: number;
  readonly active: number;
  readonly failed: number;
  readonly pausable: number;
  /** Seconds; null when it is too early to say or nothing is on its way. */
  readonly left: number | null;
}

const assignedRows = (rows: readonly UploadRow[]): ReadonlyMap<string, UploadRow> =>
  new Map(rows.filter(({ slot }) => slot !== '').map((row) => [row.slot, row]));

/** Files of single pages that the lab would join to double pages: nothing else keeps them from being printed. */
export const singlePages = (rows: readonly UploadRow[]): UploadRow[] =>
  rows.filter(({ findings }) => {
    const blocks = findings.filter(({ level }) => level === 'block');
    return blocks.length > 0 && blocks.every(({ code }) => code === 'singlePage');
  });

/** Nothing that is known speaks against printing it somewhere. */
export const mayBePrinted = (row: UploadRow): boolean =>
  !['refused', 'reading', 'failed'].includes(row.status) && lightOf(row.findings, row.accepted) !== 'red';

/**
 * The page count that the files make where it differs from the order's (P-CHECK-PAGES): more as soon as every spread
 * has a file and others are left over, fewer once the first spreads are all checked. null = as ordered, or not known
 * yet.
 */
export function otherPages({ ledger, rows }: Pick<UploaderState, 'ledger' | 'rows'>): number | null {
  if (!ledger?.open || ledger.order.pages === 0 || rows.some(({ status }) => status === 'reading'))
    return null;
  const book = rows.flatMap(({ findings }) => findings.filter(({ code }) => code === 'pdfPages'))[0];
  if (book) return Number(book.values['pages']) * 2;
  const assigned = assignedRows(rows);
  const spreads = ledger.slots.filter(({ kind }) => kind === 'spread');
  // A file that cannot be printed fills no spread.
  const filled = spreads.filter((slot) => {
    const fillers = fillersOf(slot, assigned);
    return fillers.length > 0 && fillers.every(mayBePrinted);
  });
  const tray = rows.filter(({ slot }) => slot === '');
  const singles = singlePages(tray).length;
  const left = tray.filter(mayBePrinted).length + Math.ceil(singles / 2);
  if (filled.length === spreads.length) return left > 0 ? (filled.length + left) * 2 : null;
  const begins = filled.length > 0 && filled.at(-1) === spreads[filled.length - 1];
  const settled =
    left === 0 && rows.every((row) => row.slot === '' || (row.status === 'checked' && mayBePrinted(row)));
  return begins && settled ? filled.length * 2 : null;
}

/** Files that were chosen and are not at the lab in full: they are chosen again or left out. */
export const missingFiles = (rows: readonly UploadRow[]): UploadRow[] =>
  rows.filter(({ status }) => status === 'needsFile' || status === 'failed');

/** Files whose upload ends when the page is closed: they are chosen again to go on. */
export const interruptibleFiles = (rows: readonly UploadRow[]): UploadRow[] =>
  rows.filter(
    ({ local, status, problem }) =>
      local !== null &&
      (['reading', 'waiting', 'sending', 'retrying', 'paused'].includes(status) ||
        (status === 'failed' && (problem === 'offline' || problem === 'labFull'))),
  );

/** Files that the page lists and neither announces nor sends: a second copy, and one whose name the lab refuses. */
export const isLeftOut = ({ problem }: Pick<UploadRow, 'problem'>): boolean =>
  problem === 'duplicate' || problem === 'cardNumber';

/** Files that will not be printed because they cannot be: without a slot of the order. */
export const unusableFiles = (rows: readonly UploadRow[]): UploadRow[] =>
  rows.filter(({ slot, status, problem }) => slot === '' && status === 'refused' && problem !== 'duplicate');

/** The totals of all files: required sheets that are ready, bytes, time. Failed bytes never count as done. */
export function totalsOf({ ledger, rows, speed }: UploaderState): Totals {
  const assigned = assignedRows(rows);
  const sheets = (ledger?.slots ?? []).map((slot) => ({ ...slot, fillers: fillersOf(slot, assigned) }));
  const wanted = sheets.filter(({ required, fillers }) => required || fillers.length > 0);
  const counted = rows.filter(({ status }) => status !== 'refused' && status !== 'reading');
  const bytes = counted.reduce((sum, row) => sum + row.size, 0);
  const sent = counted.reduce((sum, row) => sum + (row.status === 'failed' ? 0 : row.sent), 0);
  const going = rows.some(({ status }) => status === 'sending' || status === 'retrying');
  const open = counted
    .filter(({ status }) => ['waiting', 'sending', 'retrying'].includes(status))
    .reduce((sum, row) => sum + row.size - row.sent, 0);
  return {
    slots: wanted.length,
    ready: wanted.filter(
      ({ fillers }) => fillers.length > 0 && fillers.every((row) => lightOfRow(row) === 'green'),
    ).length,
    bytes,
    sent,
    active: rows.filter(({ status }) =>
      ['sending', 'retrying', 'waiting', 'checking', 'reading'].includes(status),
    ).length,
    failed: rows.filter(({ status }) => status === 'failed').length,
    pausable: rows.filter(({ status }) => ['sending', 'retrying', 'waiting'].includes(status)).length,
    left: going && speed !== null && speed > 0 ? Math.ceil(open / speed) : null,
  };
}

/** Whether everything the order wants is there and ready, and every file that was chosen is at the lab. */
export function canSubmit({ ledger, rows, isSubmitting }: UploaderState): boolean {
  if (!ledger?.open || isSubmitting) return false;
  const filled = assignedRows(rows);
  const complete = ledger.slots.every((slot) => !slot.required || fillersOf(slot, filled).length > 0);
  // A printable file that is unassigned was forgotten, or the order has too few pages.
  const left = rows.some((row) => row.slot === '' && mayBePrinted(row));
  return (
    complete &&
    !left &&
    missingFiles(rows).length === 0 &&
    [...filled.values()].every((row) => lightOfRow(row) === 'green')
  );
}
