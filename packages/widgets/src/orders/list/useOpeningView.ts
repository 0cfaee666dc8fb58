import { useEffect, useState } from 'react';
import type { OrderCounts } from '@trade-area/core/contract';
import { goToOrderView, openingView, ordersPage } from '@trade-area/core/orders';
import type { QueryInput } from '../../kit/list/useListPage.ts';
import type { Remote } from '../../kit/useRemote.ts';

/**
 * A page that is opened without parameters shows what waits for the customer first, as parameters in its address
 * (DEC-22). An address that becomes empty later, because filters are removed or the first page is chosen, stays empty,
 * and so does that of an account without orders or of a gateway that does not count.
 *
 * @returns Whether the counts are awaited: which view the page shows is not known yet.
 */
export function useOpeningView(
  { search, onSearchChange }: QueryInput,
  { data, failure }: Pick<Remote<OrderCounts>, 'data' | 'failure'>,
  isEnabled: boolean,
): boolean {
  const isBare = search.replace(/^\?/, '') === '';
  const [isPending, setIsPending] = useState(isEnabled && isBare);
  const isOpening = isPending && isBare;

  useEffect(() => {
    if (isPending && !isBare) setIsPending(false);
    if (!isOpening || (!data && !failure)) return;
    const view = data ? openingView(data) : null;
    if (view === null) {
      setIsPending(false);
      return;
    }
    const address = goToOrderView(ordersPage.parse('').address, view);
    onSearchChange(ordersPage.format(address), { replace: true });
  }, [isPending, isBare, isOpening, data, failure, onSearchChange]);

  return isOpening;
}
