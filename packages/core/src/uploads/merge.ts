import type { UploadLedger } from '../contract/index.ts';
import { clashes, findSlot } from '../preflight/index.ts';
import { announcedRowOf, rowOf } from './state.ts';
import type { UploadRow } from './state.ts';

/** Rows that the lab's ledger has moved on: what it checks, and what another tab has sent. */
function follows({ status, problem }: UploadRow): boolean {
  return status === 'checking' || status === 'checked' || status === 'needsFile' || problem === 'elsewhere';
}

/** The rows after the ledger was read: the lab's files first, then those that only this page knows. */
export function mergeLedger(
  rows: readonly UploadRow[],
  { files, slots, announced }: Pick<UploadLedger, 'files' | 'slots' | 'announced'>,
): UploadRow[] {
  const mine = new Map(rows.filter(({ uploadId }) => uploadId !== null).map((row) => [row.uploadId, row]));
  const known = files.map((file): UploadRow => {
    const row = mine.get(file.id);
    const seen = rowOf(file);
    if (!row) return seen;
    if (!follows(row)) return { ...row, edges: file.edges };
    // It has just left here, and the lab has not been told yet what it has to be.
    if (row.local && row.status === 'checking' && file.state === 'partial') return row;
    // Another tab still sends it: how far it is, is news; that it is not ours to send, is not.
    if (row.problem === 'elsewhere' && file.state === 'partial') return { ...row, sent: file.offset };
    return { ...seen, key: row.key, local: row.local, slot: row.status === 'checked' ? row.slot : file.slot };
  });
  const ids = new Set(files.map(({ id }) => id));
  const here = rows.filter(({ uploadId }) => uploadId === null || !ids.has(uploadId));
  const chosen = here.filter(
    ({ local, uploadId, announced: id }) =>
      local !== null || (uploadId === null && announced.some((entry) => entry.id === id)),
  );
  const told = [...known, ...chosen];
  const awaited = announced.filter(({ id }) => !told.some((row) => row.announced === id)).map(announcedRowOf);
  // Slots disappear with the pages that are taken out of the order.
  return [...told, ...awaited.map((row) => withoutTakenSlot(row, told))].map((row) =>
    row.slot === '' || findSlot(slots, row.slot) ? row : { ...row, slot: '' },
  );
}

/** An awaited file gives way to one that is there. */
const withoutTakenSlot = (row: UploadRow, others: readonly UploadRow[]): UploadRow =>
  others.some(({ slot }) => slot !== '' && clashes(slot, row.slot)) ? { ...row, slot: '' } : row;

/**
 * The rows after another tab stopped sending a file: this row goes when the lab has all of it; the lab's own row goes
 * on with this file when the lab has half of it; otherwise this row sends it.
 */
export function settleElsewhere(rows: readonly UploadRow[], key: string): UploadRow[] {
  const mine = rows.find((row) => row.key === key);
  if (mine?.problem !== 'elsewhere') return [...rows];
  const twin = rows.find(
    (row) => row !== mine && row.edges !== '' && row.edges === mine.edges && row.size === mine.size,
  );
  const waiting = { local: mine.local, status: 'waiting', problem: null } as const;
  if (!twin) return rows.map((row) => (row === mine ? { ...row, ...waiting } : row));
  const half = twin.status === 'needsFile' || twin.status === 'failed';
  return rows
    .filter((row) => row !== mine)
    .map((row) => (row === twin && half ? { ...row, ...waiting } : row));
}

/** An upload that the lab began for this row's file without its answer arriving: still empty, and without a row. */
export function findUnreportedUpload(
  mine: Pick<UploadRow, 'edges' | 'size'>,
  rows: readonly UploadRow[],
  files: UploadLedger['files'],
): string | null {
  const reportedIds = new Set(rows.map(({ uploadId }) => uploadId));
  const unreported = files.find(
    ({ id, state, offset, edges, size }) =>
      state === 'partial' &&
      offset === 0 &&
      edges !== '' &&
      edges === mine.edges &&
      size === mine.size &&
      !reportedIds.has(id),
  );
  return unreported?.id ?? null;
}

/** Uploads that were created twice because the first answer was lost: they will never be sent. */
export function findDuplicateUploads(rows: readonly UploadRow[], files: UploadLedger['files']): string[] {
  const startedHere = rows.filter(({ local, uploadId }) => local !== null && uploadId !== null);
  return files
    .filter(({ state, offset, edges }) => state === 'partial' && offset === 0 && edges !== '')
    .filter(({ id, edges, size }) => {
      const same = startedHere.filter((row) => row.edges === edges && row.size === size);
      return same.length > 0 && same.every(({ uploadId }) => uploadId !== id);
    })
    .map(({ id }) => id);
}
