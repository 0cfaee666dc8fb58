import type { ReactElement } from 'react';
import { DataView } from '../kit/DataView.tsx';
import { useLate } from '../kit/useLate.ts';
import type { DeleteOrderProps } from './DeleteOrder.tsx';

const load = async () => (await import('./DeleteOrder.tsx')).DeleteOrder;

/** Deleting an order; its code comes with the question, so that lists load without it. */
export function LateDelete(props: DeleteOrderProps): ReactElement {
  const file = useLate(load, 'orders.delete');
  return (
    <DataView remote={file} waiting={null}>
      {({ Late }) => <Late {...props} />}
    </DataView>
  );
}
