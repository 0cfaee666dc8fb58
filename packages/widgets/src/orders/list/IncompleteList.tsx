import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { UnreadMessage } from '@trade-area/core/contract';
import { ordersPage, toRequest } from '@trade-area/core/orders';
import type { TableAddress } from '@trade-area/core/orders';
import { AppliedFilters } from '../../kit/list/AppliedFilters.tsx';
import { EmptyList } from '../../kit/list/EmptyList.tsx';
import { ListPager } from '../../kit/list/ListPager.tsx';
import { useClampedPage } from '../../kit/list/useClampedPage.ts';
import type { ListState } from '../../kit/list/useListPage.ts';
import { useResultText } from '../../kit/list/useResultText.ts';
import { useTradeArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import { IncompleteTable } from '../IncompleteTable.tsx';
import { OrdersSection } from '../OrdersSection.tsx';
import { ordersTexts } from '../strings.ts';
import { useOrderAnswer } from '../useOrderAnswer.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { useAppliedFilters } from './useAppliedFilters.ts';

export interface IncompleteListProps {
  readonly list: ListState<TableAddress>;
  /** The filters in force: its own, and those above both tables. */
  readonly filters: TableAddress;
  /** It is the only table: its filters stand above it (ORD-06). Else the page has one set for both tables. */
  readonly hasOwnFilters: boolean;
  /** It was unfolded: its title takes the focus. Default false. */
  readonly takesFocus?: boolean | undefined;
  /** Removes every filter in force. */
  readonly onClear: () => void;
  readonly hrefFor?: ((search: string) => string) | undefined;
  readonly unread?: readonly UnreadMessage[] | undefined;
}

/** INCOMPLETE ORDERS of the in-process page: its own parameters, sort and pages (ORD-05, ORD-06, ORD-34, ORD-35). */
export function IncompleteList(props: IncompleteListProps): ReactElement {
  const { list, filters, hasOwnFilters, takesFocus, onClear, hrefFor, unread } = props;
  const t = useText(ordersTexts);
  const { number } = useFormats();
  const { today } = useTradeArea();
  const root = useRef<HTMLDivElement>(null);
  const { address, change, clear } = list;
  const isFiltered = ordersPage.tables.incomplete.isFiltered(filters);
  const request = toRequest('incomplete', filters, today());
  const answer = useOrderAnswer({ list: 'last', request, page: address.page }, root);
  // Once the list has said how many there are (ORD-41).
  useClampedPage(address.page, answer.current ? answer.data?.pages : undefined, list.correctPage);
  const total = answer.data?.total;
  const result = useResultText(total, isFiltered ? 'matchesFiltered' : 'matches', t);
  const applied = useAppliedFilters(address);
  const some = isFiltered || total !== 0;
  return (
    <div ref={root}>
      <OrdersSection
        title={t('incompleteTitle')}
        takesFocus={takesFocus}
        hint={total === 0 ? undefined : t('incompleteHint')}
        count={total ? number(total) : undefined}
      >
        {some && hasOwnFilters && (
          <OrderFilters
            table="incomplete"
            address={address}
            types={answer.data?.types_list ?? []}
            onChange={change}
          />
        )}
        <AppliedFilters filters={applied} onChange={change} onClear={clear} />
        <IncompleteTable
          answer={answer}
          tableVariant="list"
          statusFilter={filters.status}
          sort={address.sort}
          onSort={(sort) => change({ sort })}
          unread={unread}
          resultText={result}
          empty={
            <EmptyList isFiltered={isFiltered} noMatch={t('noIncompleteMatch')} onClear={onClear}>
              <EmptyState title={t('noIncomplete')}>{t('noIncompleteHint')}</EmptyState>
            </EmptyList>
          }
        />
        <ListPager
          label={t('pagerIncomplete')}
          page={address.page}
          pages={answer.data?.pages ?? 0}
          onPage={list.goToPage}
          hrefFor={hrefFor && ((page) => hrefFor(list.searchOf(page)))}
        />
      </OrdersSection>
    </div>
  );
}
