import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { UnreadMessage } from '@trade-area/core/contract';
import { toRequest } from '@trade-area/core/orders';
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
  readonly hrefFor?: ((search: string) => string) | undefined;
  readonly unread?: readonly UnreadMessage[] | undefined;
}

/** INCOMPLETE ORDERS of the in-process page: its own filters, sort and pages (ORD-05, ORD-06, ORD-34, ORD-35). */
export function IncompleteList({ list, hrefFor, unread }: IncompleteListProps): ReactElement {
  const t = useText(ordersTexts);
  const { number } = useFormats();
  const { today } = useTradeArea();
  const root = useRef<HTMLDivElement>(null);
  const { address, isFiltered, change, clear } = list;
  const request = toRequest('incomplete', address, today());
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
        hint={total === 0 ? undefined : t('incompleteHint')}
        count={total ? number(total) : undefined}
      >
        {some && (
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
          statusFilter={address.status}
          sort={address.sort}
          onSort={(sort) => change({ sort })}
          unread={unread}
          resultText={result}
          empty={
            <EmptyList isFiltered={isFiltered} noMatch={t('noMatch')} onClear={clear}>
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
