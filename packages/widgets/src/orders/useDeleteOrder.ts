import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { OrderRow } from '@trade-area/core/contract';
import type { DeleteState } from '@trade-area/core/orders';
import { useHiddenFrame } from '../kit/frames.tsx';
import { useTradeArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { ordersTexts } from './strings.ts';

export interface DeletingOrder {
  readonly state: DeleteState;
  /** Asks whether to delete this order; nothing for one that is not blocked (ORD-30). */
  readonly ask: (order: OrderRow) => void;
  readonly confirm: () => void;
  readonly dismiss: () => void;
  /** The hidden page that deletes; draw it. */
  readonly frame: ReactNode;
}

/**
 * The delete flow of one table (ORD-31). `onSettled` is called when it is done or failed: only reading the list again
 * proves what happened (reliability E8).
 */
export function useDeleteOrder(onSettled: () => void): DeletingOrder {
  const area = useTradeArea();
  const t = useText(ordersTexts);
  const { open, frame } = useHiddenFrame(t('deletingText'));
  const flow = useMemo(() => area.deleteFlow(open), [area, open]);
  const state = useStore(flow.store);
  useEffect(() => flow.close, [flow]);

  const settled = state.step === 'done' || state.step === 'failed';
  useEffect(() => {
    if (settled) onSettled();
  }, [settled, onSettled]);

  return { state, frame, ask: flow.ask, dismiss: flow.dismiss, confirm: () => void flow.confirm() };
}
