import { useState } from 'react';
import { foldedTable, orderViewOf } from '@trade-area/core/orders';
import type { OrdersAddress, OrdersTableName, OrderView } from '@trade-area/core/orders';

interface FoldState {
  readonly view: OrderView;
  readonly folded: OrdersTableName | null;
  readonly unfolded: OrdersTableName | null;
}

/**
 * The table that is folded to one line, the one that was unfolded, and the action that unfolds. Decided by the address
 * of a link and by each choice of a view: a page or a filter that follows moves nothing.
 */
export function useFoldedTable(address: OrdersAddress): {
  readonly folded: OrdersTableName | null;
  /** Takes the focus of the button that unfolded it. */
  readonly unfolded: OrdersTableName | null;
  readonly unfold: () => void;
} {
  const view = orderViewOf(address);
  const [state, setState] = useState(() => stateOf(address));
  const current = state.view === view ? state : stateOf(address);
  if (current !== state) setState(current);
  const { folded, unfolded } = current;
  return { folded, unfolded, unfold: () => setState({ view, folded: null, unfolded: folded }) };
}

function stateOf(address: OrdersAddress): FoldState {
  return { view: orderViewOf(address), folded: foldedTable(address), unfolded: null };
}
