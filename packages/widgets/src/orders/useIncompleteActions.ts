import { useCallback, useMemo, useState } from 'react';
import type { OrderRow } from '@trade-area/core/contract';
import type { IncompleteActions } from './cells/NextStepCell.tsx';

/** The outcome of an action on an order, for a notice above the table. */
export interface Outcome {
  readonly kind: 'deleteDone' | 'uploadDone' | 'methodDone';
  readonly code: string;
  /** Orders that were deleted with it. */
  readonly together?: readonly string[];
}

export interface IncompleteWork {
  /** The same object for the life of the table: its cells are memoised. */
  readonly actions: IncompleteActions;
  /** The window that is open. */
  readonly window: { readonly kind: 'upload' | 'method'; readonly order: OrderRow } | null;
  readonly onFinished: () => void;
  readonly onLeft: () => void;
  /** The order that is being deleted. */
  readonly deleting: OrderRow | null;
  /** @param deleted codes of the orders that are gone, its own first; empty = it failed. */
  readonly onDeleted: (deleted: readonly string[]) => void;
  readonly onDeleteClosed: () => void;
  readonly outcome: Outcome | null;
  readonly forget: () => void;
}

/** The doings of an incomplete table: windows and deletion. `reload` reads the list again after each (EMB-07, EMB-14). */
export function useIncompleteActions(reload: () => void): IncompleteWork {
  const [window, setWindow] = useState<IncompleteWork['window']>(null);
  const [finished, setFinished] = useState<Outcome | null>(null);
  const [deleting, setDeleting] = useState<OrderRow | null>(null);
  const actions = useMemo<IncompleteActions>(
    () => ({
      onSendFiles: (order) => setWindow({ kind: 'upload', order }),
      onChangeMethod: (order) => setWindow({ kind: 'method', order }),
      onDelete: (order) => order.blocked && setDeleting((now) => now ?? order),
    }),
    [],
  );
  const onDeleteClosed = useCallback(() => setDeleting(null), []);
  const onDeleted = useCallback(
    ([code, ...together]: readonly string[]) => {
      if (code !== undefined) {
        setFinished({ kind: 'deleteDone', code, together });
        setDeleting(null);
      }
      reload();
    },
    [reload],
  );
  const close = (outcome: Outcome | null) => {
    setWindow(null);
    setFinished(outcome);
    reload();
  };
  return {
    actions,
    window,
    deleting,
    onFinished: () =>
      window &&
      close({ kind: window.kind === 'upload' ? 'uploadDone' : 'methodDone', code: window.order.commessa }),
    onLeft: () => close(null),
    onDeleted,
    onDeleteClosed,
    outcome: finished,
    forget: () => setFinished(null),
  };
}
