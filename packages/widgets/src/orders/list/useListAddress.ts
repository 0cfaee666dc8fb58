import {
  changePage,
  changeTable,
  correctDates,
  emptyTable,
  formatListAddress,
  parseListAddress,
} from '@trade-area/core/orders';
import type { ListAddress, ListTable, TableAddress } from '@trade-area/core/orders';
import { clampPage } from '@trade-area/core/kernel';
import type { AddressNotice } from '../../kit/AddressNotices.tsx';
import { useTradeArea } from '../../kit/provider.tsx';
import { useQueryAddress } from '../../kit/useQueryAddress.ts';
import type { QueryForm, QueryInput } from '../../kit/useQueryAddress.ts';

export type ListAddressInput = QueryInput;

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

const form: QueryForm<ListAddress, AddressNotice> = {
  read(search, today) {
    const { problems, ...parsed } = parseListAddress(search);
    const { address, corrections } = correctDates(parsed, today);
    const found: readonly AddressNotice[] = [
      ...problems.map((problem) => ({ kind: 'problem' as const, problem })),
      ...corrections.map(({ from, to }) => ({ kind: 'dates' as const, from, to })),
    ];
    return { address, found };
  },
  write: formatListAddress,
};

/** The address of the list page as filters, sort and pages; what is wrong in it is said and corrected. */
export function useListAddress(input: ListAddressInput): ListAddressState {
  const { today } = useTradeArea();
  const { address, notices, dismiss, step, correct } = useQueryAddress(input, form, today());
  return {
    address,
    notices,
    dismiss,
    change: (table, change) => step(changeTable(address, table, change)),
    clear: (table) => step(changeTable(address, table, { ...emptyTable, sort: address[table].sort })),
    goToPage: (table, page) => step(changePage(address, table, page)),
    clamp(table, pages) {
      const asked = address[table].page;
      const page = clampPage(asked, pages);
      if (page === asked) return;
      correct(changePage(address, table, page), (before) => [
        ...before.filter((notice) => notice.kind !== 'page'),
        { kind: 'page', asked, page },
      ]);
    },
    show: step,
  };
}
