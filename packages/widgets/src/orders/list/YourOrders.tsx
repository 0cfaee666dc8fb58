import { useCallback, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { UnreadMessage } from '@trade-area/core/contract';
import { chosenColumns, columnsOf, isFiltered, toRequest, visibleRows } from '@trade-area/core/orders';
import { DataView } from '../../kit/DataView.tsx';
import { useTradeArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useClampedPage } from '../../kit/useClampedPage.ts';
import { useShortcut } from '../../kit/useShortcut.ts';
import { NewerRows } from '../NewerRows.tsx';
import { OrdersSection } from '../OrdersSection.tsx';
import { OrdersTable } from '../OrdersTable.tsx';
import type { OrderLinks } from '../OrdersTable.tsx';
import { ordersTexts } from '../strings.ts';
import { useOrderAnswer } from '../useOrderAnswer.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { FilterForm } from './FilterForm.tsx';
import { ListBar } from './ListBar.tsx';
import { ListPager } from './ListPager.tsx';
import { NoOrders } from './NoOrders.tsx';
import { useColumnChoice } from './useColumnChoice.ts';
import type { ListAddressState } from './useListAddress.ts';
import { useOrderExport } from './useOrderExport.ts';
import { useOrderSelection } from './useOrderSelection.ts';
import { useResultText } from './useResultText.ts';
import { ViewMenu } from './ViewMenu.tsx';

export interface YourOrdersProps extends OrderLinks {
  readonly list: ListAddressState;
  readonly hrefFor?: ((search: string) => string) | undefined;
  readonly unread?: readonly UnreadMessage[] | undefined;
  readonly storeHref?: string | undefined;
  readonly empty?: ReactNode;
}

/** YOUR ORDERS: everything that is not incomplete, with filters, sort, pages, views, columns and CSV (ORD-40). */
export function YourOrders(props: YourOrdersProps): ReactElement {
  const { list, hrefFor, unread, storeHref, empty, orderHref, onOrderOpen } = props;
  const t = useText(ordersTexts);
  const { today } = useTradeArea();
  const root = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const address = list.address.orders;
  const filtered = isFiltered(address);
  const request = toRequest('orders', address, today());
  const answer = useOrderAnswer({ list: 'inprocess', request, page: address.page }, root);
  // Once the list has said how many there are (ORD-41).
  useClampedPage(address.page, answer.current ? answer.data?.pages : undefined, (page) =>
    list.clamp('orders', page),
  );
  useShortcut(
    '/',
    root,
    useCallback(() => searchRef.current?.focus(), []),
  );

  const choice = useColumnChoice();
  const available = columnsOf('orders', { status: address.status });
  const columns = chosenColumns(available, choice.chosen);
  const selection = useOrderSelection();
  const file = useOrderExport(address, columns);
  const total = answer.data?.total;
  const result = useResultText(total, filtered);
  // An account without any order has nothing to filter, arrange or save.
  const some = filtered || total !== 0;
  const clear = () => list.clear('orders');
  const table = {
    caption: t('ordersTitle'),
    columns,
    place: 'list' as const,
    statusFilter: address.status,
    orderHref,
    onOrderOpen,
    sort: address.sort,
    onSort: (sort: typeof address.sort) => list.change('orders', { sort }),
    selected: selection.selected,
    onSelect: selection.select,
    unread,
    resultText: result,
  };
  return (
    <div ref={root}>
      <OrdersSection title={t('ordersTitle')}>
        {some && (
          <FilterForm
            table="orders"
            address={address}
            types={answer.data?.types_list ?? []}
            onChange={(change) => list.change('orders', change)}
            searchRef={searchRef}
          />
        )}
        <AppliedFilters
          address={address}
          onChange={(change) => list.change('orders', change)}
          onClear={clear}
        />
        {some && (
          <ListBar
            result={result}
            selection={selection}
            file={file}
            isEmpty={total === 0 || total === undefined}
          >
            <ViewMenu
              address={list.address}
              columns={columns}
              onView={(next, shown) => {
                choice.choose(shown);
                list.show(next);
              }}
            />
            <ColumnMenu available={available} shown={columns} choice={choice} />
          </ListBar>
        )}
        <DataView
          remote={answer}
          waiting={<OrdersTable {...table} rows={[]} loading loadingRows={10} />}
          isEmpty={(data) => data.orders.length === 0}
          empty={<NoOrders filtered={filtered} onClear={clear} storeHref={storeHref} empty={empty} />}
        >
          {(data) => (
            <>
              <NewerRows answer={answer} />
              <OrdersTable {...table} rows={visibleRows(data.orders, address.status)} busy={answer.asking} />
            </>
          )}
        </DataView>
        <ListPager table="orders" list={list} pages={answer.data?.pages ?? 0} hrefFor={hrefFor} />
      </OrdersSection>
    </div>
  );
}
