import { orderDetails } from '@trade-area/core/contract';
import type { OrderDetail } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { useTradeArea } from '../kit/provider.tsx';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';

export interface OrderSummaryState extends Remote<readonly OrderDetail[]> {
  readonly order: OrderDetail | undefined;
  /** Not there or not yours: the answer was empty, or a gateway said so by its status (DET-04, DET-17, ERR-19). */
  readonly missing: boolean;
}

/** One order by its code, kept fresh. */
export function useOrderSummary(code: string): OrderSummaryState {
  const { config } = useTradeArea();
  const remote = useRemote(
    orderDetails,
    { path: { id: code } },
    { refreshSeconds: config.refreshSeconds, keepPrevious: false },
  );
  const order = remote.data?.[0];
  return { ...remote, order, missing: remote.data?.length === 0 || isRefusal(remote.failure) };
}

function isRefusal(failure: Failure | undefined): boolean {
  return failure?.kind === 'notFound' || failure?.kind === 'forbidden';
}
