import { allSpreads, arrange, arrangePages, allSpreadsSlot, clashes, isPart } from '../preflight/index.ts';
import { mayBePrinted, singlePages } from './state.ts';
import type { UploaderState, UploadRow } from './state.ts';

/** A file and the slot it goes to, '' for the tray. */
export interface Move {
  readonly row: UploadRow;
  readonly slot: string;
}
type Files = Pick<UploaderState, 'rows' | 'ledger'>;

/** Moves one file to a slot: the file there changes slots with it, other files for the same paper go to the tray. */
export function movesOf(moved: UploadRow, slot: string, { rows }: Pick<Files, 'rows'>): Move[] {
  const others = rows.filter((each) => each !== moved && clashes(each.slot, slot));
  const swaps = isPart(moved.slot) === isPart(slot);
  return [
    // First: the lab puts out what is in the way of the one that comes.
    ...others.map((other) => ({ row: other, slot: swaps && other.slot === slot ? moved.slot : '' })),
    { row: moved, slot },
  ];
}

/** Single pages to the halves of the double pages. */
export function pairingMoves({ rows, ledger }: Files): Move[] {
  const singles = singlePages(rows);
  const taken = rows.filter((each) => !singles.includes(each)).map((each) => each.slot);
  const pages = arrangePages(singles, ledger?.slots ?? [], taken);
  const slotOf = new Map([...pages].map(([slot, key]) => [key, slot]));
  const inTheWay = (slot: string) => [...pages.keys()].some((page) => clashes(page, slot));
  return singles.flatMap((single) => {
    const slot = slotOf.get(single.key) ?? (inTheWay(single.slot) ? '' : single.slot);
    return slot === single.slot ? [] : [{ row: single, slot }];
  });
}

/** Assigns unassigned files to free slots by their names, and a PDF of all spreads to all of them. */
export function assignmentMoves({ rows, ledger }: Files): Move[] {
  const slots = ledger?.slots ?? [];
  const isFree = (name: string, but?: UploadRow) =>
    !rows.some((row) => row !== but && clashes(row.slot, name));
  const tray = rows.filter(({ slot }) => slot === '');
  const all = allSpreadsSlot(slots)?.number;
  const book = rows.find(({ findings }) =>
    findings.some(
      ({ code, values }) => (code === 'pdfPages' || code === 'pdfAllSpreads') && values['pages'] === all,
    ),
  );
  if (book && isFree(allSpreads, book)) return [{ row: book, slot: allSpreads }];
  const spreads = slots.filter(({ kind, slot }) => kind === 'spread' && isFree(slot));
  const { assigned } = arrange(tray.filter(mayBePrinted), spreads);
  return [...assigned].flatMap(([slot, key]) => {
    const row = tray.find((each) => each.key === key);
    return row ? [{ row, slot }] : [];
  });
}
