import { isDay } from '../../base/day.ts';
import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import type { Texts } from '../../database/schema/shop.ts';

/** A cell that cannot be imported: what is wrong with it, and what to write. */
export interface CellProblem {
  readonly problem: string;
  readonly advice: string;
}
/** A cell in the one form that equal values have, or its problem. */
export type ReadCell = { readonly cell: string } | CellProblem;

/** A column of an imported file. */
export interface Column {
  readonly name: string;
  /** Every row has a value. Default: the cell may be empty. */
  readonly required?: true;
  /** Value of an empty cell, and of every row of a file without the column. Default ''. */
  readonly otherwise?: string;
  /** In a JSON file, the cell is an object. */
  readonly isJson?: true;
  /** Asked for a cell that is not empty, without blanks around it. */
  read(cell: string): ReadCell;
}

type Options = Pick<Column, 'required' | 'otherwise' | 'isJson'>;
const good = (cell: string): ReadCell => ({ cell });
const bad = (problem: string, advice: string): ReadCell => ({ problem, advice });
const of = (name: string, read: Column['read'], options: Options = {}): Column => ({
  name,
  read,
  ...options,
});

/** Any text, to this number of characters. */
export const text = (name: string, options: Options & { readonly longest?: number } = {}): Column => {
  const { longest = 200, ...rest } = options;
  return of(
    name,
    (cell) =>
      [...cell].length > longest
        ? bad(`has ${[...cell].length} characters`, `at most ${longest} characters`)
        : good(cell),
    rest,
  );
};

/** The same text in the five languages, in columns `name_en` to `name_de`; English is shown where one is missing. */
export const texts = (
  name: string,
  { longest = 20_000, required }: { longest?: number; required?: true } = {},
): Column[] =>
  languages.map((language) =>
    text(name === '' ? language : `${name}_${language}`, {
      longest,
      ...(required && language === 'en' ? { required } : {}),
    }),
  );

/** The texts of a row's columns. */
export function textsOf(row: Readonly<Record<string, string>>, name: string): Texts {
  const entry = (language: Language) => [language, row[name === '' ? language : `${name}_${language}`] ?? ''];
  return Object.fromEntries(languages.map(entry)) as Texts;
}

/** The columns of a row's texts. */
export function cellsOf(given: Texts, name: string): Record<string, string> {
  const entry = (language: Language) => [
    name === '' ? language : `${name}_${language}`,
    given[language] ?? '',
  ];
  return Object.fromEntries(languages.map(entry)) as Record<string, string>;
}

/** An identifier: small letters, digits, `-` and `_`. */
export const slug = (name: string, options: Options = { required: true }): Column =>
  of(
    name,
    (cell) =>
      /^[a-z0-9][a-z0-9_-]{0,79}$/.test(cell)
        ? good(cell)
        : bad(`'${shorten(cell)}' is no identifier`, 'small letters, digits, - and _, such as gobook-mini'),
    options,
  );

export const oneOf = (name: string, words: readonly string[], options: Options = {}): Column =>
  of(
    name,
    (cell) => (words.includes(cell) ? good(cell) : bad(`'${shorten(cell)}' is unknown`, words.join(', '))),
    options,
  );

/** `yes` or `no`. */
export const flag = (name: string, otherwise = 'no'): Column => oneOf(name, ['yes', 'no'], { otherwise });

export const wholeNumber = (
  name: string,
  { most = 1_000_000, ...options }: Options & { readonly most?: number } = {},
): Column =>
  of(
    name,
    (cell) =>
      /^\d{1,15}$/.test(cell) && Number(cell) <= most
        ? good(String(Number(cell)))
        : bad(`'${shorten(cell)}' is no whole number`, `a whole number from 0 to ${most}`),
    options,
  );

/** An amount with up to two decimals, `129`, `129.50` or `129,50`. */
export const money = (name: string, options: Options = {}): Column =>
  of(
    name,
    (cell) => {
      const [, major, minor = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(cell) ?? [];
      return major === undefined
        ? bad(
            `'${shorten(cell)}' is no amount`,
            'digits and two decimals, without thousands separators: 1290.00',
          )
        : good(`${Number(major)}.${minor.padEnd(2, '0')}`);
    },
    options,
  );
export const minorUnits = (cell: string): number => Math.round(Number(cell) * 100);
export const majorUnits = (minor: number): string => (minor / 100).toFixed(2);

/** A day of the calendar, `2026-11-20`. */
export const day = (name: string, options: Options = { required: true }): Column =>
  of(
    name,
    (cell) => (isDay(cell) ? good(cell) : bad(`'${shorten(cell)}' is no day`, 'year-month-day: 2026-11-20')),
    options,
  );

/** Words separated by blanks, each of a form. */
export const list = (name: string, form: RegExp, advice: string, options: Options = {}): Column =>
  of(
    name,
    (cell) => {
      const wrong = wordsOf(cell).find((word) => !form.test(word));
      return wrong === undefined
        ? good(wordsOf(cell).join(' '))
        : bad(`'${shorten(wrong)}' does not fit`, advice);
    },
    options,
  );
export const wordsOf = (cell: string): string[] => cell.split(/\s+/).filter(Boolean);

/** An address that a page may link to: a path of this site, or https. */
export const link = (name: string, options: Options = {}): Column =>
  of(
    name,
    (cell) =>
      /^(\/(?![/\\])|https:\/\/)[^\s"'<>\\]*$/.test(cell) && cell.length <= 2_000
        ? good(cell)
        : bad(
            `'${shorten(cell)}' is no address`,
            'a path such as /ta/graphistore, or an address with https://',
          ),
    options,
  );

/** A cell checked by a function of the feature that knows the values. */
export const checked = (name: string, read: Column['read'], options: Options = {}): Column =>
  of(name, read, options);

/** For messages: a cell of any length, on one line. */
export function shorten(cell: string, length = 60): string {
  const line = cell.replace(/\s+/g, ' ');
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

/** `1 change`, `2 changes`. */
export const countText = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
