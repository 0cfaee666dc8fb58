import type { ReactElement } from 'react';
import { DataView } from '../kit/DataView.tsx';
import { useLazyComponent } from '../kit/useLazyComponent.ts';
import type { DeleteOrderProps } from './DeleteOrder.tsx';

const load = async () => (await import('./DeleteOrder.tsx')).DeleteOrder;

/** Deleting an order; its code comes with the question, so that lists load without it. */
export function LazyDeleteOrder(props: DeleteOrderProps): ReactElement {
  const file = useLazyComponent(load, 'orders.delete');
  return (
    <DataView remote={file} waiting={null}>
      {({ Lazy }) => <Lazy {...props} />}
    </DataView>
  );
}
