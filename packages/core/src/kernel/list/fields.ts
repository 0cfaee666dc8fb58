import { isIsoDate } from '../format/dates.ts';
import type { Sort } from './sort.ts';

/** A value of the address that was not used, for a message beside the list. */
export interface AddressProblem {
  readonly parameter: string;
  readonly problem: 'unknownValue' | 'notADate' | 'notAPage' | 'tooLong';
}

/** The query as read: each known parameter with its first value that is not empty. */
export type QueryValues = Readonly<Partial<Record<string, string>>>;
export type Refuse = (parameter: string, problem: AddressProblem['problem']) => void;

/** One part of a list's address: how it is read from the query and written into it. */
export interface AddressField<Value> {
  /** Names of its query parameters. */
  readonly parameters: readonly string[];
  readonly empty: Value;
  /** Refuses an unusable value and reads it as empty. */
  readonly read: (given: QueryValues, refuse: Refuse) => Value;
  /** One value for each parameter; '' and null are left out of the query. */
  readonly write: (value: Value) => readonly (string | number | null)[];
}

/** Pages past this one exist in no list; the lab reads the number as an integer. */
export const lastPage = 1_000_000;

/** Text of at most so many characters, written without the spaces around it. */
export function textField(parameter: string, longest: number): AddressField<string> {
  return {
    parameters: [parameter],
    empty: '',
    read(given, refuse) {
      const value = given[parameter] ?? '';
      if (value.length <= longest) return value;
      refuse(parameter, 'tooLong');
      return '';
    },
    write: (value) => [value.trim()],
  };
}

/** ISO date. */
export function dateField(parameter: string): AddressField<string> {
  return {
    parameters: [parameter],
    empty: '',
    read(given, refuse) {
      const value = given[parameter] ?? '';
      if (value === '' || isIsoDate(value)) return value;
      refuse(parameter, 'notADate');
      return '';
    },
    write: (value) => [value],
  };
}

/** A filter that this list does not have: always empty, in no address. */
export const absentField: AddressField<string> = {
  parameters: [],
  empty: '',
  read: () => '',
  write: () => [],
};

/** One of several numbers; null = not filtered. */
export function choiceField<Value extends number>(
  parameter: string,
  values: readonly Value[],
): AddressField<Value | null> {
  return {
    parameters: [parameter],
    empty: null,
    read(given, refuse) {
      const value = given[parameter];
      const found = values.find((known) => String(known) === value) ?? null;
      if (value !== undefined && found === null) refuse(parameter, 'unknownValue');
      return found;
    },
    write: (value) => [value],
  };
}

/** Column and direction in two parameters; ascending is not written. */
export function sortField<Column extends string>(
  parameter: string,
  direction: string,
  columns: readonly Column[],
): AddressField<Sort<Column> | null> {
  return {
    parameters: [parameter, direction],
    empty: null,
    read(given, refuse) {
      const value = given[parameter];
      const chosen = given[direction] ?? 'asc';
      const column = columns.find((sortable) => sortable === value);
      if (value !== undefined && !column) refuse(parameter, 'unknownValue');
      if (chosen !== 'asc' && chosen !== 'desc') refuse(direction, 'unknownValue');
      return column ? { column, direction: chosen === 'desc' ? 'desc' : 'asc' } : null;
    },
    write: (sort) => [sort?.column ?? '', sort?.direction === 'desc' ? 'desc' : ''],
  };
}

/** Page number from 1; page 1 is not written (ORD-08). */
export function pageField(parameter: string): AddressField<number> {
  return {
    parameters: [parameter],
    empty: 1,
    read(given, refuse) {
      const value = given[parameter] ?? '1';
      if (/^\d{1,9}$/.test(value) && Number(value) >= 1) return Math.min(Number(value), lastPage);
      refuse(parameter, 'notAPage');
      return 1;
    },
    write: (page) => [page > 1 ? page : null],
  };
}
