import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { restoreCell } from '../../base/csv.ts';
import { isRecord } from '../../base/isRecord.ts';
import type { Column } from './column.ts';
import { flatten } from './nested.ts';

/** A mistake of a file: where, what is wrong, what to write. */
export interface Mistake {
  readonly file: string;
  /** `line 7`, `entry 3`; '' = the whole file. */
  readonly place: string;
  /** '' = the whole line. */
  readonly column: string;
  readonly problem: string;
  readonly advice: string;
}

/** A line of a file with its cells by column. */
export interface Row {
  readonly place: string;
  readonly cells: Readonly<Record<string, string>>;
}

export interface ReadFile {
  readonly rows: readonly Row[];
  readonly mistakes: readonly Mistake[];
}

/** More than a lab has of anything; a wrong file must not fill the memory. */
const mostBytes = 50 * 1_048_576;

/**
 * The rows of a file, `.csv` with a header or `.json` with a list of objects (or one object), checked cell by cell.
 * @returns null when the folder has no such file.
 */
export function readImportFile(folder: string, file: string, columns: readonly Column[]): ReadFile | null {
  const path = join(folder, file);
  if (!existsSync(path)) return null;
  const bytes = readFileSync(path);
  const whole = (problem: string, advice: string): ReadFile => ({
    rows: [],
    mistakes: [{ file, place: '', column: '', problem, advice }],
  });
  if (bytes.length > mostBytes)
    return whole('is larger than 50 MB', 'split it, or check that it is the right file');
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return whole('is not in UTF-8', 'save it as "CSV UTF-8" in the spreadsheet');
  }
  if (content.includes('\u0000')) return whole('contains the NUL character', 'save it again as text');
  try {
    const lines = file.endsWith('.json') ? linesOfJson(content, columns) : linesOfCsv(content);
    return checkLines(file, lines, columns);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unreadable';
    return whole(`cannot be read: ${why}`, file.endsWith('.json') ? 'correct the JSON' : 'correct the CSV');
  }
}

interface Lines {
  readonly names: readonly string[];
  /** Cells by column; a line that has more or fewer cells than the header keeps its number of them. */
  readonly lines: readonly {
    readonly place: string;
    readonly cells: ReadonlyMap<string, string>;
    readonly count?: number;
  }[];
}

/** Commas or semicolons, whichever the header has more of: spreadsheets write the one of their country. */
function linesOfCsv(content: string): Lines {
  const header = content.slice(0, content.search(/[\r\n]|$/));
  const delimiter = header.split(';').length > header.split(',').length ? ';' : ',';
  const records = parse(content, {
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
  }) as unknown as readonly { readonly info: { readonly lines: number }; readonly record: string[] }[];
  const [first, ...rest] = records;
  const names = (first?.record ?? []).map((name) => name.trim());
  let line = first?.info.lines ?? 1;
  return {
    names,
    lines: rest.flatMap(({ info, record }) => {
      // `info.lines` is the last line of a record; a quoted cell may span several.
      const place = `line ${line + 1}`;
      line = info.lines;
      // Spreadsheets write lines of delimiters for rows that were emptied.
      if (record.every((cell) => cell.trim() === '')) return [];
      const cells = new Map(names.map((name, index) => [name, restoreCell(record[index] ?? '')]));
      return [{ place, cells, count: record.length }];
    }),
  };
}

function cellOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Objects may hold texts, numbers, booleans, and objects or lists, which stay JSON. */
function linesOfJson(content: string, columns: readonly Column[]): Lines {
  const parsed: unknown = JSON.parse(content.replace(/^\uFEFF/, ''));
  const entries: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  const names = new Set<string>();
  const lines = entries.map((entry, index) => {
    const cells = new Map<string, string>();
    if (!isRecord(entry)) throw new Error(`entry ${index + 1} is no object`);
    for (const [name, value] of Object.entries(entry)) {
      const isNested = isRecord(value) && columns.some((column) => column.name.startsWith(`${name}.`));
      for (const [inner, cell] of isNested
        ? Object.entries(flatten(value, `${name}.`))
        : [[name, cellOf(value)]]) {
        names.add(inner ?? '');
        cells.set(inner ?? '', cell ?? '');
      }
    }
    return { place: Array.isArray(parsed) ? `entry ${index + 1}` : '', cells };
  });
  return { names: [...names], lines };
}

function checkLines(file: string, { names, lines }: Lines, columns: readonly Column[]): ReadFile {
  const mistakes: Mistake[] = [];
  const place = file.endsWith('.csv') ? 'line 1' : '';
  const known = columns.map(({ name }) => name);
  for (const name of new Set(names.filter((each) => !known.includes(each))))
    mistakes.push({
      file,
      place,
      column: name,
      problem: 'is no column of this file',
      advice: `known: ${known.join(', ')}`,
    });
  for (const name of new Set(names.filter((each, index) => names.indexOf(each) !== index)))
    mistakes.push({ file, place, column: name, problem: 'appears twice', advice: 'remove one of them' });
  for (const { name, required } of columns)
    if (required && lines.length > 0 && !names.includes(name))
      mistakes.push({ file, place, column: name, problem: 'is missing', advice: 'add it' });
  if (mistakes.length > 0) return { rows: [], mistakes };
  const rows = lines.map((line): Row => {
    const cells: Record<string, string> = {};
    const report = (column: string, problem: string, advice: string) =>
      void mistakes.push({ file, place: line.place, column, problem, advice });
    if (line.count !== undefined && line.count > names.length)
      report(
        '',
        `has ${line.count} cells, the header ${names.length}`,
        'put texts with the delimiter into "quotes"',
      );
    for (const { name, required, otherwise = '', read } of columns) {
      const cell = (line.cells.get(name) ?? '').replace(/\r\n?/g, '\n').trim();
      if (cell === '') {
        if (required) report(name, 'is empty', 'fill it in');
        cells[name] = otherwise;
        continue;
      }
      const answer = read(cell);
      if ('cell' in answer) cells[name] = answer.cell;
      else report(name, answer.problem, answer.advice);
    }
    return { place: line.place, cells };
  });
  return { rows, mistakes };
}
