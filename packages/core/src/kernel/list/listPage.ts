import { readQuery, writeQuery } from '../address/query.ts';
import type { AddressProblem } from './fields.ts';
import type { ListAddress, ListChange, ListTable } from './listTable.ts';

/** The addresses of all lists of a page, by the list's name. */
export type ListAddresses = Readonly<Record<string, ListAddress>>;

/** Dates that lay outside what may be asked for, and the range that is shown instead. */
export interface DateCorrection<Name> {
  readonly table: Name;
  readonly from: string;
  readonly to: string;
}

/** A page with one or several lists that share one query. */
export interface ListPage<Addresses extends ListAddresses> {
  readonly tables: { readonly [Name in keyof Addresses]: ListTable<Addresses[Name]> };
  /** Reads the query of the address. Unusable values are left out and named in `problems` (ORD-02). */
  readonly parse: (search: string) => {
    readonly address: Addresses;
    readonly problems: readonly AddressProblem[];
  };
  /** The query without `?`; '' when everything is at its default. */
  readonly format: (address: Addresses) => string;
  /** Changes one list; the others keep their page (ORD-34). */
  readonly change: <Name extends keyof Addresses>(
    address: Addresses,
    name: Name,
    change: ListChange<Addresses[Name]>,
  ) => Addresses;
  readonly goToPage: (address: Addresses, name: keyof Addresses, page: number) => Addresses;
  /** Moves all dates within their bounds. The same object when nothing had to be moved. */
  readonly correctDates: (
    address: Addresses,
    today: string,
  ) => { readonly address: Addresses; readonly corrections: readonly DateCorrection<keyof Addresses>[] };
}

/** The page with these lists; their parameters must have different names. */
export function createListPage<Addresses extends ListAddresses>(
  tables: ListPage<Addresses>['tables'],
): ListPage<Addresses> {
  const names = Object.keys(tables) as (keyof Addresses)[];
  const parameters = names.flatMap((name) => tables[name].parameters);

  return {
    tables,
    parse(search) {
      const queryValues = readQuery(search, parameters);
      const problems: AddressProblem[] = [];
      const refuse = (parameter: string, problem: AddressProblem['problem']) =>
        problems.push({ parameter, problem });
      const read = names.map((name) => [name, tables[name].read(queryValues, refuse)]);
      return { address: Object.fromEntries(read) as Addresses, problems };
    },
    format: (address) =>
      writeQuery(Object.assign({}, ...names.map((name) => tables[name].write(address[name])))),
    change: (address, name, change) => ({ ...address, [name]: tables[name].change(address[name], change) }),
    goToPage: (address, name, page) => ({ ...address, [name]: tables[name].goToPage(address[name], page) }),
    correctDates(address, today) {
      const corrections: DateCorrection<keyof Addresses>[] = [];
      let corrected = address;
      for (const name of names) {
        const { address: moved, shown } = tables[name].correctDates(address[name], today);
        if (!shown) continue;
        corrections.push({ table: name, ...shown });
        corrected = { ...corrected, [name]: moved };
      }
      return { address: corrected, corrections };
    },
  };
}
