import type { DateWindow } from './dateWindow.ts';
import { lastPage } from './fields.ts';
import type { AddressField, QueryValues, Refuse } from './fields.ts';
import type { Sort } from './sort.ts';

/** Filters, sort and page of one list, as its part of the address. */
export interface ListAddress {
  readonly sort: Sort | null;
  /** Counts from 1. */
  readonly page: number;
}

/** Filters and sort; a change of either leads to page 1. */
export type ListChange<Address extends ListAddress> = Partial<Omit<Address, 'page'>>;

export interface ListDescription<Address extends ListAddress> {
  /** In the order in which they are written into the query. */
  readonly fields: { readonly [Name in keyof Address]: AddressField<Address[Name]> };
  /** Drops what does not apply to the rest of the address. Default: keeps everything. */
  readonly normalize?: (address: Address) => Address;
  /** The date range that applies: its two fields, and their allowed values. */
  readonly dates: (
    address: Address,
    today: string,
  ) => { readonly from: keyof Address; readonly to: keyof Address; readonly window: DateWindow };
}

/** One list of a page: reads and writes its part of the address, and changes it. */
export interface ListTable<Address extends ListAddress> {
  readonly empty: Address;
  readonly parameters: readonly string[];
  readonly read: (given: QueryValues, refuse: Refuse) => Address;
  readonly write: (address: Address) => Readonly<Record<string, string | number | null>>;
  /** Another filter or sort, on page 1. */
  readonly change: (address: Address, change: ListChange<Address>) => Address;
  readonly goToPage: (address: Address, page: number) => Address;
  /** Whether a filter narrows the list; sort and page do not. */
  readonly isFiltered: (address: Address) => boolean;
  /** Moves chosen dates to the nearest allowed days. The same object when nothing had to be moved. */
  readonly correctDates: (
    address: Address,
    today: string,
  ) => {
    readonly address: Address;
    /** The range shown instead; null when nothing had to be moved. */
    readonly shown: { readonly from: string; readonly to: string } | null;
  };
}

/** The list that a description describes. */
export function createListTable<Address extends ListAddress>({
  fields,
  normalize = (address) => address,
  dates,
}: ListDescription<Address>): ListTable<Address> {
  const names = Object.keys(fields) as (keyof Address)[];
  const filters = names.filter((name) => name !== 'sort' && name !== 'page');
  const collect = (valueOf: <Name extends keyof Address>(name: Name) => Address[Name]) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as unknown as Address;

  return {
    empty: collect((name) => fields[name].empty),
    parameters: names.flatMap((name) => fields[name].parameters),
    read: (given, refuse) => normalize(collect((name) => fields[name].read(given, refuse))),
    write(address) {
      const normalized = normalize(address);
      const valuesOf = <Name extends keyof Address>(name: Name) => {
        const values = fields[name].write(normalized[name]);
        return fields[name].parameters.map((parameter, index) => [parameter, values[index] ?? null] as const);
      };
      return Object.fromEntries(names.flatMap((name) => valuesOf(name)));
    },
    change: (address, change) => normalize({ ...address, ...change, page: 1 }),
    goToPage: (address, page) => ({
      ...address,
      page: Math.min(Math.max(1, Math.trunc(page) || 1), lastPage),
    }),
    isFiltered: (address) => filters.some((name) => address[name] !== fields[name].empty),
    correctDates(address, today) {
      const { from, to, window } = dates(address, today);
      if (window.problems.length === 0) return { address, shown: null };
      const moved = (name: keyof Address, value: string) => (address[name] === '' ? '' : value);
      return {
        address: { ...address, [from]: moved(from, window.from.value), [to]: moved(to, window.to.value) },
        shown: { from: window.from.value, to: window.to.value },
      };
    },
  };
}
