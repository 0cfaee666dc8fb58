import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { UnreadMessage } from '@trade-area/core/contract';
import { isFiltered, toRequest } from '@trade-area/core/orders';
import { useTradeArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useClampedPage } from '../../kit/useClampedPage.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { IncompleteTable } from '../IncompleteTable.tsx';
import { OrdersSection } from '../OrdersSection.tsx';
import { ordersTexts } from '../strings.ts';
import { useOrderAnswer } from '../useOrderAnswer.ts';
import { useFormats } from '../../kit/useFormats.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterForm } from './FilterForm.tsx';
import { ListPager } from './ListPager.tsx';
import type { ListAddressState } from './useListAddress.ts';
import { useResultText } from './useResultText.ts';

export interface IncompleteListProps {
  readonly list: ListAddressState;
  readonly hrefFor?: ((search: string) => string) | undefined;
  readonly unread?: readonly UnreadMessage[] | undefined;
}

/** INCOMPLETE ORDERS of the in-process page: its own filters, sort and pages (ORD-05, ORD-06, ORD-34, ORD-35). */
export function IncompleteList({ list, hrefFor, unread }: IncompleteListProps): ReactElement {
  const t = useText(ordersTexts);
  const { number } = useFormats();
  const { today } = useTradeArea();
  const root = useRef<HTMLDivElement>(null);
  const address = list.address.incomplete;
  const filtered = isFiltered(address);
  const request = toRequest('incomplete', address, today());
  const answer = useOrderAnswer({ list: 'last', request, page: address.page }, root);
  // Once the list has said how many there are (ORD-41).
  useClampedPage(address.page, answer.current ? answer.data?.pages : undefined, (page) =>
    list.clamp('incomplete', page),
  );
  const total = answer.data?.total;
  const result = useResultText(total, filtered);
  const some = filtered || total !== 0;
  return (
    <div ref={root}>
      <OrdersSection
        title={t('incompleteTitle')}
        hint={total === 0 ? undefined : t('incompleteHint')}
        count={total ? number(total) : undefined}
      >
        {some && (
          <FilterForm
            table="incomplete"
            address={address}
            types={answer.data?.types_list ?? []}
            onChange={(change) => list.change('incomplete', change)}
          />
        )}
        <AppliedFilters
          address={address}
          onChange={(change) => list.change('incomplete', change)}
          onClear={() => list.clear('incomplete')}
        />
        <IncompleteTable
          answer={answer}
          place="list"
          statusFilter={address.status}
          sort={address.sort}
          onSort={(sort) => list.change('incomplete', { sort })}
          unread={unread}
          resultText={result}
          empty={
            filtered ? (
              <EmptyState
                title={t('noMatch')}
                action={<Button onClick={() => list.clear('incomplete')}>{t('clearAll')}</Button>}
              />
            ) : (
              <EmptyState title={t('noIncomplete')}>{t('noIncompleteHint')}</EmptyState>
            )
          }
        />
        <ListPager table="incomplete" list={list} pages={answer.data?.pages ?? 0} hrefFor={hrefFor} />
      </OrdersSection>
    </div>
  );
}
