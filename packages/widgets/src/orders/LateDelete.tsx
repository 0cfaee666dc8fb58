import type { ReactElement } from 'react';
import { DataView } from '../kit/DataView.tsx';
import { useLate } from '../kit/useLate.ts';
import type { DeletingOrder } from './useDeleteOrder.ts';

const load = async () => (await import('./DeleteOrder.tsx')).DeleteOrder;

/** The dialogs of deleting, whose code comes with the first question. */
export function LateDelete({ deleting }: { readonly deleting: DeletingOrder }): ReactElement | null {
  return deleting.state.step === 'idle' ? null : <Asked deleting={deleting} />;
}

function Asked({ deleting }: { readonly deleting: DeletingOrder }): ReactElement {
  const file = useLate(load, 'orders.delete');
  return (
    <DataView remote={file} waiting={null}>
      {({ Late }) => <Late deleting={deleting} />}
    </DataView>
  );
}
