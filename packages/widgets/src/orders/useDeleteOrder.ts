import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { OrderRow } from '@trade-area/core/contract';
import { createDeleteFlow } from '@trade-area/core/orders';
import type { DeleteState } from '@trade-area/core/orders';
import { useHiddenFrame } from '../kit/frames.tsx';
import { useTradeArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { ordersTexts } from './strings.ts';

export interface DeletingOrder {
  readonly state: DeleteState;
  /** Asks again, after a failure. */
  readonly ask: () => void;
  readonly confirm: () => void;
  readonly dismiss: () => void;
  /** The hidden page that deletes; draw it. */
  readonly frame: ReactNode;
}

/** The delete flow of one order (ORD-31), from its question on. */
export function useDeleteOrder(order: OrderRow): DeletingOrder {
  const { gateway, clock, config, session } = useTradeArea();
  const t = useText(ordersTexts);
  const { open, frame } = useHiddenFrame(t('deletingText'));
  const flow = useMemo(
    () =>
      createDeleteFlow({
        gateway,
        clock,
        openFrame: open,
        labOrigin: config.labOrigin,
        customerCode: () => session.store.getState().person?.code ?? null,
      }),
    [gateway, clock, config, session, open],
  );
  const state = useStore(flow.store);
  useEffect(() => {
    flow.ask(order);
    return flow.close;
  }, [flow, order]);
  return {
    state,
    frame,
    ask: () => flow.ask(order),
    dismiss: flow.dismiss,
    confirm: () => void flow.confirm(),
  };
}
