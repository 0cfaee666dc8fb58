import type { ReactElement } from 'react';
import { clampPage, pageWindow } from '@trade-area/core/kernel';
import { changePage, formatListAddress } from '@trade-area/core/orders';
import type { ListTable } from '@trade-area/core/orders';
import { useText } from '../../kit/text/engine.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ordersTexts } from '../strings.ts';
import { useFormats } from '../../kit/useFormats.ts';
import type { ListAddressState } from './useListAddress.ts';

export interface ListPagerProps {
  readonly table: ListTable;
  readonly list: ListAddressState;
  readonly pages: number;
  /** Address of the page for a query; makes real links. */
  readonly hrefFor?: ((search: string) => string) | undefined;
}

/** The pager of one table of the list page (ORD-08, ORD-09, ORD-34). */
export function ListPager({ table, list, pages, hrefFor }: ListPagerProps): ReactElement {
  const t = useText(ordersTexts);
  const { number } = useFormats();
  const current = clampPage(list.address[table].page, pages);
  return (
    <Pager
      window={pageWindow(current, pages)}
      current={current}
      pages={pages}
      hrefFor={hrefFor && ((page) => hrefFor(formatListAddress(changePage(list.address, table, page))))}
      onPage={(page) => list.goToPage(table, page)}
      labels={{
        pager: t(table === 'orders' ? 'pagerOrders' : 'pagerIncomplete'),
        first: t('firstPage'),
        previous: t('previousPage'),
        next: t('nextPage'),
        last: t('lastPage'),
        page: (page) => t('page', { page: number(page) }),
        position: (page, of) => t('position', { page: number(page), pages: number(of) }),
      }}
    />
  );
}
