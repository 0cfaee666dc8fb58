import { shorten } from './column.ts';
import { keyOf } from './kind.ts';
import type { Cells, Changes, ImportContext, ImportKind } from './kind.ts';
import { readImportFile } from './readFile.ts';
import type { Mistake } from './readFile.ts';

export interface FilePlan {
  readonly kind: ImportKind;
  readonly changes: Changes;
  readonly mistakes: readonly Mistake[];
}

/** Compares a file of the folder with the database; null when the folder has no such file. */
export async function planFile(kind: ImportKind, context: ImportContext): Promise<FilePlan | null> {
  const read = kind.readRows
    ? kind.readRows(context.folder)
    : readImportFile(context.folder, kind.file, kind.columns);
  if (!read) return null;
  const { rows } = read;
  const mistakes = [...read.mistakes];
  const seen = new Map<string, string>();
  for (const { place, cells } of rows) {
    const key = keyOf(kind, cells);
    const first = seen.get(key);
    if (first !== undefined && !kind.key.some((name) => cells[name] === undefined))
      mistakes.push({
        file: kind.file,
        place,
        column: kind.key.join(' + '),
        problem: `'${shorten(key)}' is in ${first} too`,
        advice: 'keep one of the two',
      });
    seen.set(key, first ?? place);
  }
  if (mistakes.length === 0)
    for (const mistake of (await kind.check?.(rows, context)) ?? [])
      mistakes.push({ file: kind.file, ...mistake });
  if (mistakes.length > 0) {
    const all = rows.map(({ cells }) => cells);
    return { kind, mistakes, changes: { added: [], changed: [], gone: [], all } };
  }
  const cells = rows.map((row) => row.cells);
  const all = (await kind.complete?.(cells, context)) ?? cells;
  return { kind, mistakes, changes: compare(kind, (await kind.current(context)).map(oneForm), all) };
}

/** A stored record as `readImportFile` would read it. */
const oneForm = (cells: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, cell.replace(/\r\n?/g, '\n').trim()]),
  );

function compare(kind: ImportKind, current: readonly Cells[], all: readonly Cells[]): Changes {
  const before = new Map(current.map((cells) => [keyOf(kind, cells), cells]));
  const after = new Set(all.map((cells) => keyOf(kind, cells)));
  // A record that was archived and comes back counts as new.
  const beforeOf = (cells: Cells) => {
    const old = before.get(keyOf(kind, cells));
    return old && isArchived(old) && !isArchived(cells) ? undefined : old;
  };
  return {
    all,
    added: all.filter((cells) => !beforeOf(cells)),
    changed: all.flatMap((cells) => {
      const old = beforeOf(cells);
      return old && changedColumns(kind, old, cells).length > 0 ? [{ before: old, after: cells }] : [];
    }),
    gone:
      kind.missing === 'keep'
        ? []
        : current.filter((cells) => !after.has(keyOf(kind, cells)) && !isArchived(cells)),
  };
}

/** Of the files with the column `archived`; an archived record that a file leaves out stays as it is. */
const isArchived = (cells: Cells): boolean => cells['archived'] === 'yes';

const changedColumns = ({ columns, derived = [] }: ImportKind, before: Cells, after: Cells): string[] =>
  [...columns.map(({ name }) => name), ...derived].filter(
    (name) => (before[name] ?? '') !== (after[name] ?? ''),
  );

export const countOf = ({ added, changed, gone }: Changes): number =>
  added.length + changed.length + gone.length;

/** A line for each change: what was added, what changed from what to what, what was archived or removed. */
export function linesOf({ kind, changes }: FilePlan): string[] {
  const name = (cells: Cells) => [kind.file, shorten(keyOf(kind, cells), 80)].filter(Boolean).join(': ');
  const gone = kind.missing === 'archive' ? 'archived' : 'removed';
  return [
    ...changes.added.map((cells) => `${name(cells)}: added`),
    ...changes.changed.map(({ before, after }) => {
      const columns = changedColumns(kind, before, after).map(
        (column) => `${column} '${shorten(before[column] ?? '')}' → '${shorten(after[column] ?? '')}'`,
      );
      return `${name(after)}: changed ${columns.join('; ')}`;
    }),
    ...changes.gone.map((cells) => `${name(cells)}: ${gone}`),
  ];
}

/** `catalogue.csv, line 7, price: '12,9x' is no amount. Write: …` */
export function lineOfMistake({ file, place, column, problem, advice }: Mistake): string {
  const where = [file, place, column].filter(Boolean).join(', ');
  return `${where}: ${problem}. Write: ${advice}.`;
}
