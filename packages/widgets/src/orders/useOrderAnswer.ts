import { useCallback, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { OrderListAnswer, OrderListRequest, OrderRow } from '@trade-area/core/contract';
import { ordersIncomplete, ordersInProcess } from '@trade-area/core/contract';
import { useSessionState, useTradeArea } from '../kit/provider.tsx';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';
import { useIsomorphicLayoutEffect } from '../ui/useIsomorphicLayoutEffect.ts';
import { keepRowOrder } from './stableRowOrder.ts';

export interface OrderQuestion {
  readonly list: 'inprocess' | 'last';
  readonly request: OrderListRequest;
  /** From 1. */
  readonly page?: number;
}

export interface OrderAnswer extends Remote<OrderListAnswer> {
  /** The data answers what is asked now, not the page or filter before. */
  readonly current: boolean;
  /** Rows have come or gone since, and wait to be shown. */
  readonly newerWaiting: boolean;
  readonly showNewer: () => void;
  /** Asks now; the answer is the person's own doing (a deletion, an upload) and is shown as it comes. */
  readonly reload: () => void;
}

/** The input of a list's call; page 1 is left out of the address (GW-49). */
export function questionInput(request: OrderListRequest, page: number) {
  return page > 1 ? { path: { page }, body: request } : { body: request };
}

interface Kept {
  readonly owner: string;
  readonly question: string;
  readonly answer: OrderListAnswer;
  readonly rows: readonly OrderRow[];
}

/**
 * One page of a list, kept fresh. The rows of the former page or filter stay until the new ones are here. Nothing
 * jumps: while the pointer or the focus is in `root`, a live refresh changes the content of rows and not their
 * places; what is new waits for a press.
 */
export function useOrderAnswer(
  { list, request, page = 1 }: OrderQuestion,
  root: RefObject<HTMLElement | null>,
): OrderAnswer {
  const { config } = useTradeArea();
  const owner = useSessionState((state) => state.person?.code ?? '');
  const input = questionInput(request, page);
  const question = `${list} ${JSON.stringify(input)}`;
  const remote = useRemote(list === 'last' ? ordersIncomplete : ordersInProcess, input, {
    refreshSeconds: config.refreshSeconds,
    keepPrevious: false,
  });
  const [kept, setKept] = useState<Kept | null>(null);
  const expected = useRef(false);
  const { data, retry } = remote;

  useIsomorphicLayoutEffect(() => {
    if (!data) return;
    const engaged = !expected.current && (root.current?.matches(':hover, :focus-within') ?? false);
    expected.current = false;
    setKept((before) => {
      const live = engaged && before?.question === question && before.owner === owner;
      const rows = (live ? keepRowOrder(before.rows, data.orders) : null) ?? data.orders;
      return { owner, question, answer: data, rows };
    });
  }, [data, question, owner, root]);

  const mine = kept?.owner === owner ? kept : null;
  // Rows of another question under filters they do not match would be wrong once it is known that none will come.
  const shown = mine && remote.failure && mine.question !== question ? null : mine;
  return {
    ...remote,
    data: useMemo(() => (shown ? { ...shown.answer, orders: [...shown.rows] } : undefined), [shown]),
    current: shown?.question === question,
    newerWaiting: shown !== null && shown.rows !== shown.answer.orders,
    showNewer: useCallback(
      () => setKept((before) => before && { ...before, rows: before.answer.orders }),
      [],
    ),
    reload: useCallback(() => {
      expected.current = true;
      retry();
    }, [retry]),
  };
}
