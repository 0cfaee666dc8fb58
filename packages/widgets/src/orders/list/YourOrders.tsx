import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { UnreadMessage } from '@trade-area/core/contract';
import { chosenColumns, columnsOf, mostSelected, toRequest, visibleRows } from '@trade-area/core/orders';
import type { OrdersAddress } from '@trade-area/core/orders';
import { DataView } from '../../kit/DataView.tsx';
import { EmptyList } from '../../kit/list/EmptyList.tsx';
import { ListBar } from '../../kit/list/ListBar.tsx';
import { ListPager } from '../../kit/list/ListPager.tsx';
import { useClampedPage } from '../../kit/list/useClampedPage.ts';
import type { ListPageState } from '../../kit/list/useListPage.ts';
import { useResultText } from '../../kit/list/useResultText.ts';
import { useSelection } from '../../kit/list/useSelection.ts';
import { useTradeArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { NewerRows } from '../NewerRows.tsx';
import { OrdersSection } from '../OrdersSection.tsx';
import { OrdersTable } from '../OrdersTable.tsx';
import type { OrderLinks } from '../OrdersTable.tsx';
import { ordersTexts } from '../strings.ts';
import { useOrderAnswer } from '../useOrderAnswer.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { NoOrders } from './NoOrders.tsx';
import { useColumnChoice } from './useColumnChoice.ts';
import { useOrderExport } from './useOrderExport.ts';
import { ViewMenu } from './ViewMenu.tsx';

export interface YourOrdersProps extends OrderLinks {
  readonly list: ListPageState<OrdersAddress>;
  readonly hrefFor?: ((search: string) => string) | undefined;
  readonly unread?: readonly UnreadMessage[] | undefined;
  readonly storeHref?: string | undefined;
  readonly empty?: ReactNode;
  /** It was unfolded: its title takes the focus. Default false. */
  readonly takesFocus?: boolean | undefined;
}

/** YOUR ORDERS: everything that is not incomplete, with sort, pages, saved views, columns and CSV (ORD-40). */
export function YourOrders(props: YourOrdersProps): ReactElement {
  const { list, hrefFor, unread, storeHref, empty, orderHref, onOrderOpen, takesFocus } = props;
  const t = useText(ordersTexts);
  const { today } = useTradeArea();
  const root = useRef<HTMLDivElement>(null);
  const { address, isFiltered, change, clear, ...orders } = list.lists.orders;
  const request = toRequest('orders', address, today());
  const answer = useOrderAnswer({ list: 'inprocess', request, page: address.page }, root);
  // Once the list has said how many there are (ORD-41).
  useClampedPage(address.page, answer.current ? answer.data?.pages : undefined, orders.correctPage);

  const choice = useColumnChoice();
  const available = columnsOf('orders', { status: address.status });
  const columns = chosenColumns(available, choice.chosen);
  const selection = useSelection(mostSelected);
  const file = useOrderExport(address, columns);
  const total = answer.data?.total;
  const result = useResultText(total, isFiltered ? 'matchesFiltered' : 'matches', t);
  const selectedText = [
    t('selected', { count: selection.selected.size }),
    ...(selection.isFull ? [t('selectedMost', { count: mostSelected })] : []),
  ].join(' · ');
  const { status, search, article, from, to } = address;
  // The view "To do" has no suspended order: that is good news, and no filter to remove.
  const hasNothingToAnswer = status === 2 && [search, article, from, to].every((filter) => filter === '');
  // An account without any order has nothing to filter, arrange or save.
  const some = isFiltered || total !== 0;
  const table = {
    caption: t('ordersTitle'),
    columns,
    tableVariant: 'list' as const,
    statusFilter: address.status,
    orderHref,
    onOrderOpen,
    sort: address.sort,
    onSort: (sort: typeof address.sort) => change({ sort }),
    selected: selection.selected,
    onSelect: selection.select,
    unread,
    resultText: result,
  };
  return (
    <div ref={root}>
      <OrdersSection title={t('ordersTitle')} takesFocus={takesFocus}>
        {some && (
          <ListBar
            result={result}
            selection={selection}
            selectedText={selectedText}
            selectedAction={{
              label: t('exportSelected'),
              isWorking: file.working,
              onClick: () => void file.save(selection.selected),
            }}
            file={file}
            selectedEnglish={t('exportSelectedEnglish')}
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
          empty={
            hasNothingToAnswer ? (
              <EmptyState title={t('nothingToAnswer')} />
            ) : (
              <EmptyList isFiltered={isFiltered} noMatch={t('noMatch')} onClear={clear}>
                {empty ?? <NoOrders storeHref={storeHref} />}
              </EmptyList>
            )
          }
        >
          {(data) => (
            <>
              <NewerRows answer={answer} />
              <OrdersTable {...table} rows={visibleRows(data.orders, address.status)} busy={answer.asking} />
            </>
          )}
        </DataView>
        <ListPager
          label={t('pagerOrders')}
          page={address.page}
          pages={answer.data?.pages ?? 0}
          onPage={orders.goToPage}
          hrefFor={hrefFor && ((page) => hrefFor(orders.searchOf(page)))}
        />
      </OrdersSection>
    </div>
  );
}
