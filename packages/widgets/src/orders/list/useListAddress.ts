import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  changePage,
  changeTable,
  correctDates,
  emptyTable,
  formatListAddress,
  parseListAddress,
} from '@trade-area/core/orders';
import type {
  AddressProblem,
  DateCorrection,
  ListAddress,
  ListTable,
  TableAddress,
} from '@trade-area/core/orders';
import { clampPage } from '@trade-area/core/kernel';
import { useTradeArea } from '../../kit/provider.tsx';

/** Something of the address that could not be shown as it stood. */
export type AddressNotice =
  | { readonly kind: 'problem'; readonly problem: AddressProblem }
  | { readonly kind: 'dates'; readonly correction: DateCorrection }
  | { readonly kind: 'page'; readonly asked: number; readonly page: number };

export interface ListAddressInput {
  /** The query of the address, with or without `?`. */
  readonly search: string;
  /** Asks the owner for another query, without `?`; `replace`: it is a correction and no step back leads to it. */
  readonly onSearchChange: (search: string, how: { readonly replace: boolean }) => void;
}

export interface ListAddressState {
  readonly address: ListAddress;
  readonly notices: readonly AddressNotice[];
  readonly dismiss: () => void;
  readonly change: (table: ListTable, change: Partial<Omit<TableAddress, 'page'>>) => void;
  /** Every filter of the table gone, its sort kept. */
  readonly clear: (table: ListTable) => void;
  readonly goToPage: (table: ListTable, page: number) => void;
  /** The list has only so many pages: a page past them is corrected (ORD-41). */
  readonly clamp: (table: ListTable, pages: number) => void;
  readonly show: (address: ListAddress) => void;
}

/** The address of the list page as filters, sort and pages; what is wrong in it is said and corrected. */
export function useListAddress({ search, onSearchChange }: ListAddressInput): ListAddressState {
  const { today } = useTradeArea();
  const [notices, setNotices] = useState<readonly AddressNotice[]>([]);
  const day = today();
  const { address, found } = useMemo(() => {
    const { problems, ...parsed } = parseListAddress(search);
    const { address, corrections } = correctDates(parsed, day);
    const found: readonly AddressNotice[] = [
      ...problems.map((problem) => ({ kind: 'problem' as const, problem })),
      ...corrections.map((correction) => ({ kind: 'dates' as const, correction })),
    ];
    return { address, found };
  }, [search, day]);

  const go = useCallback(
    (next: ListAddress, replace: boolean) => onSearchChange(formatListAddress(next), { replace }),
    [onSearchChange],
  );
  useEffect(() => {
    if (found.length === 0) return;
    setNotices(found);
    go(address, true);
  }, [found, address, go]);

  const step = (next: ListAddress) => {
    setNotices([]);
    go(next, false);
  };
  return {
    address,
    notices,
    dismiss: () => setNotices([]),
    change: (table, change) => step(changeTable(address, table, change)),
    clear: (table) => step(changeTable(address, table, { ...emptyTable, sort: address[table].sort })),
    goToPage: (table, page) => step(changePage(address, table, page)),
    clamp(table, pages) {
      const asked = address[table].page;
      const page = clampPage(asked, pages);
      if (page === asked) return;
      setNotices((before) => [
        ...before.filter((notice) => notice.kind !== 'page'),
        { kind: 'page', asked, page },
      ]);
      go(changePage(address, table, page), true);
    },
    show: step,
  };
}
