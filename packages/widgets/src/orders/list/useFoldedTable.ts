import { useState } from 'react';
import { foldedTable, orderViewOf } from '@trade-area/core/orders';
import type { OrdersAddress, OrdersTableName } from '@trade-area/core/orders';

/**
 * The table that is folded to one line, and the action that shows it again. Decided by the address of a link and by each
 * choice of a view: a page or a filter that follows moves nothing.
 */
export function useFoldedTable(address: OrdersAddress): {
  readonly folded: OrdersTableName | null;
  readonly unfold: () => void;
} {
  const view = orderViewOf(address);
  const [state, setState] = useState(() => ({ view, folded: foldedTable(address) }));
  const current = state.view === view ? state : { view, folded: foldedTable(address) };
  if (current !== state) setState(current);
  return { folded: current.folded, unfold: () => setState({ view, folded: null }) };
}
