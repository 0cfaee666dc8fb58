import { useCallback, useEffect, useMemo, useState } from 'react';
import type {
  AddressProblem,
  ListAddress,
  ListAddresses,
  ListChange,
  ListPage,
} from '@trade-area/core/kernel';
import { useSessionArea } from '../provider.tsx';

/** The query of a page as its owner keeps it. */
export interface QueryInput {
  /** The query of the address, with or without `?`. */
  readonly search: string;
  /** Asks the owner for another query, without `?`; `replace`: it is a correction and no step back leads to it. */
  readonly onSearchChange: (search: string, how: { readonly replace: boolean }) => void;
}

/** A part of the address that could not be shown as it was, for a notice over the lists. */
export type AddressNotice =
  | { readonly kind: 'problem'; readonly problem: AddressProblem }
  | { readonly kind: 'dates'; readonly from: string; readonly to: string }
  | { readonly kind: 'page'; readonly asked: number; readonly page: number };

/** One list of the page. */
export interface ListState<Address extends ListAddress> {
  readonly address: Address;
  readonly isFiltered: boolean;
  readonly change: (change: ListChange<Address>) => void;
  /** Removes every filter and keeps the sort. */
  readonly clear: () => void;
  readonly goToPage: (page: number) => void;
  /** Replaces a page that the list does not have (ORD-41), with a notice. */
  readonly correctPage: (page: number) => void;
  /** The query of the whole page with this list on another page. */
  readonly searchOf: (page: number) => string;
}

export interface ListPageState<Addresses extends ListAddresses> {
  readonly address: Addresses;
  readonly lists: { readonly [Name in keyof Addresses]: ListState<Addresses[Name]> };
  readonly notices: readonly AddressNotice[];
  readonly dismiss: () => void;
  /** Goes to a whole address, as a saved view names it. */
  readonly show: (address: Addresses) => void;
}

/** Filters, sorts and pages as the query of the address says them; unusable parts are corrected with a notice. */
export function useListPage<Addresses extends ListAddresses>(
  { search, onSearchChange }: QueryInput,
  page: ListPage<Addresses>,
): ListPageState<Addresses> {
  const today = useSessionArea().today();
  const [notices, setNotices] = useState<readonly AddressNotice[]>([]);
  const { address, found } = useMemo(() => read(page, search, today), [page, search, today]);
  const go = useCallback(
    (next: Addresses, replace: boolean) => onSearchChange(page.format(next), { replace }),
    [onSearchChange, page],
  );
  useEffect(() => {
    if (found.length === 0) return;
    setNotices(found);
    go(address, true);
  }, [found, address, go]);

  const show = (next: Addresses) => {
    setNotices([]);
    go(next, false);
  };
  const stateOf = <Name extends keyof Addresses>(name: Name): ListState<Addresses[Name]> => {
    const table = page.tables[name];
    const own = address[name];
    const { sort, page: asked } = own as ListAddress;
    return {
      address: own,
      isFiltered: table.isFiltered(own),
      change: (change) => show(page.change(address, name, change)),
      clear: () => show({ ...address, [name]: { ...table.empty, sort } }),
      goToPage: (number) => show(page.goToPage(address, name, number)),
      correctPage(number) {
        setNotices((before) => [
          ...before.filter(({ kind }) => kind !== 'page'),
          { kind: 'page', asked, page: number },
        ]);
        go(page.goToPage(address, name, number), true);
      },
      searchOf: (number) => page.format(page.goToPage(address, name, number)),
    };
  };
  const lists = Object.fromEntries(
    Object.keys(page.tables).map((name) => [name, stateOf(name)]),
  ) as unknown as ListPageState<Addresses>['lists'];
  return { address, lists, notices, dismiss: () => setNotices([]), show };
}

function read<Addresses extends ListAddresses>(page: ListPage<Addresses>, search: string, today: string) {
  const { address: parsed, problems } = page.parse(search);
  const { address, corrections } = page.correctDates(parsed, today);
  const found: readonly AddressNotice[] = [
    ...problems.map((problem) => ({ kind: 'problem' as const, problem })),
    ...corrections.map(({ from, to }) => ({ kind: 'dates' as const, from, to })),
  ];
  return { address, found };
}
