import { useMemo, useState } from 'react';
import type { OrderRow } from '@trade-area/core/contract';
import type { IncompleteActions } from './cells/NextStepCell.tsx';
import { useDeleteOrder } from './useDeleteOrder.ts';
import type { DeletingOrder } from './useDeleteOrder.ts';

/** What has just happened to an order, to be said above the table. */
export interface Outcome {
  readonly kind: 'deleteDone' | 'uploadDone' | 'methodDone';
  readonly code: string;
}

export interface IncompleteWork {
  /** The same object for the life of the table: its cells are memoised. */
  readonly actions: IncompleteActions;
  /** The window that is open. */
  readonly window: { readonly kind: 'upload' | 'method'; readonly order: OrderRow } | null;
  readonly onFinished: () => void;
  readonly onLeft: () => void;
  readonly deleting: DeletingOrder;
  readonly outcome: Outcome | null;
  readonly forget: () => void;
}

/** The doings of an incomplete table: windows and deletion. `reload` reads the list again after each (EMB-07, EMB-14). */
export function useIncompleteActions(reload: () => void): IncompleteWork {
  const [window, setWindow] = useState<IncompleteWork['window']>(null);
  const [finished, setFinished] = useState<Outcome | null>(null);
  const deleting = useDeleteOrder(reload);
  const { ask, state, dismiss } = deleting;
  const actions = useMemo<IncompleteActions>(
    () => ({
      onSendFiles: (order) => setWindow({ kind: 'upload', order }),
      onChangeMethod: (order) => setWindow({ kind: 'method', order }),
      onDelete: ask,
    }),
    [ask],
  );
  const close = (outcome: Outcome | null) => {
    setWindow(null);
    setFinished(outcome);
    reload();
  };
  const deleted: Outcome | null =
    state.step === 'done' ? { kind: 'deleteDone', code: state.order.commessa } : null;
  return {
    actions,
    window,
    deleting,
    onFinished: () =>
      window &&
      close({ kind: window.kind === 'upload' ? 'uploadDone' : 'methodDone', code: window.order.commessa }),
    onLeft: () => close(null),
    outcome: deleted ?? finished,
    forget() {
      setFinished(null);
      if (deleted) dismiss();
    },
  };
}
