import { useState } from 'react';
import { listViews } from '@trade-area/core/contract';
import type { SavedView } from '@trade-area/core/contract';
import type { Failure, Result } from '@trade-area/core/kernel';
import { makeView, viewNameProblem } from '@trade-area/core/orders';
import type { ColumnKey, OrdersAddress, ViewNameProblem } from '@trade-area/core/orders';
import { useTradeArea } from '../../kit/provider.tsx';
import { useRemote } from '../../kit/useRemote.ts';
import type { Remote } from '../../kit/useRemote.ts';

export interface SavedViews extends Remote<{ readonly views: readonly SavedView[] }> {
  /** Why the last saving or deleting did not work. */
  readonly refused: ViewNameProblem | Failure | null;
  /** The outcome of the last action. */
  readonly notice: { readonly kind: 'viewSaved' | 'viewDeleted'; readonly name: string } | null;
  readonly working: boolean;
  readonly save: (name: string) => Promise<boolean>;
  readonly remove: (view: SavedView) => Promise<void>;
}

/** The saved views of this customer: kept by the lab, so that they are there on every device. */
export function useSavedViews(address: OrdersAddress, columns: readonly ColumnKey[]): SavedViews {
  const { orders } = useTradeArea();
  const remote = useRemote(listViews, {});
  const [changed, setChanged] = useState<readonly SavedView[] | null>(null);
  const [state, setState] = useState<Pick<SavedViews, 'refused' | 'notice' | 'working'>>(idle);
  const data = changed ? { views: changed } : remote.data;

  async function carryOut(
    call: Promise<Result<readonly SavedView[]>>,
    notice: NonNullable<SavedViews['notice']>,
  ): Promise<boolean> {
    setState({ ...idle, working: true });
    const outcome = await call;
    if (outcome.ok) setChanged(outcome.value);
    setState(outcome.ok ? { ...idle, notice } : { ...idle, refused: outcome.failure });
    return outcome.ok;
  }
  return {
    ...remote,
    ...state,
    data,
    async save(name) {
      const problem = viewNameProblem(name, data?.views ?? [], address);
      if (problem) {
        setState({ ...idle, refused: problem });
        return false;
      }
      const view = makeView(name, address, columns);
      return carryOut(orders.saveView(view), { kind: 'viewSaved', name: view.name });
    },
    async remove({ id, name }) {
      await carryOut(orders.deleteView(id), { kind: 'viewDeleted', name });
    },
  };
}

const idle = { refused: null, notice: null, working: false } as const;
