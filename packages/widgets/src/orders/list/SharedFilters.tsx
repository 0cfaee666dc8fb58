import { useMemo } from 'react';
import type { ReactElement, RefObject } from 'react';
import { ordersIncomplete, ordersInProcess } from '@trade-area/core/contract';
import type { OrderListAnswer } from '@trade-area/core/contract';
import {
  changeSharedFilters,
  clearSharedFilters,
  toRequest,
  withSharedFilters,
} from '@trade-area/core/orders';
import type { OrdersAddress, OrdersTableName, TableAddress } from '@trade-area/core/orders';
import { AppliedFilters } from '../../kit/list/AppliedFilters.tsx';
import type { ListPageState } from '../../kit/list/useListPage.ts';
import { useTradeArea } from '../../kit/provider.tsx';
import { useRemote } from '../../kit/useRemote.ts';
import { questionInput } from '../useOrderAnswer.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { useAppliedFilters } from './useAppliedFilters.ts';

export interface SharedFiltersProps {
  readonly page: ListPageState<OrdersAddress>;
  /** The tables that are shown under the filters. */
  readonly shown: readonly OrdersTableName[];
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** One search and one set of filters for all tables under them; nothing for an account without orders. */
export function SharedFilters({ page, shown, searchRef }: SharedFiltersProps): ReactElement | null {
  const { address, isFiltered } = page.lists.orders;
  const change = (next: Partial<Omit<TableAddress, 'page'>>) =>
    page.show(changeSharedFilters(page.address, next));
  const clear = () => page.show(clearSharedFilters(page.address));
  const answers = useAnswers(page.address, shown);
  const types = useMemo(() => typesOf(answers), [answers]);
  // The tab of the view "To do" says more than its filter, which is for the lower table alone.
  const applied = useAppliedFilters(address.status === 2 ? { ...address, status: null } : address);
  const isEmpty = answers.length === shown.length && answers.every(({ total }) => total === 0);
  if (isEmpty && !isFiltered && !page.lists.incomplete.isFiltered) return null;
  return (
    <>
      <OrderFilters table="orders" address={address} types={types} onChange={change} searchRef={searchRef} />
      <AppliedFilters filters={applied} onChange={change} onClear={clear} />
    </>
  );
}

/** The answers of the tables that have come: the tables ask the same, so that nothing is asked twice. */
function useAnswers(address: OrdersAddress, shown: readonly OrdersTableName[]): readonly OrderListAnswer[] {
  const { today } = useTradeArea();
  const { orders } = address;
  const incomplete = withSharedFilters(address);
  const { data: inprocess } = useRemote(
    ordersInProcess,
    shown.includes('orders') ? questionInput(toRequest('orders', orders, today()), orders.page) : null,
  );
  const { data: last } = useRemote(
    ordersIncomplete,
    shown.includes('incomplete')
      ? questionInput(toRequest('incomplete', incomplete, today()), incomplete.page)
      : null,
  );
  return useMemo(() => [inprocess, last].filter((answer) => answer !== undefined), [inprocess, last]);
}

const typesOf = (answers: readonly OrderListAnswer[]) =>
  [...new Set(answers.flatMap(({ types_list }) => types_list))].sort();
