import type { ComponentType, ReactElement } from 'react';
import { DataView } from '../../kit/DataView.tsx';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import type { OrderWindowProps } from './UploadDialog.tsx';

export interface LazyLabWindowProps extends OrderWindowProps {
  readonly kind: 'upload' | 'method';
}

type Loader = () => Promise<ComponentType<OrderWindowProps>>;
const loaders: Readonly<Record<LazyLabWindowProps['kind'], Loader>> = {
  upload: async () => (await import('./UploadDialog.tsx')).UploadDialog,
  method: async () => (await import('./ChangeMethodDialog.tsx')).ChangeMethodDialog,
};

/** A window of the lab over an order; its code comes when it is opened, so that lists load without it. */
export function LazyLabWindow({ kind, ...props }: LazyLabWindowProps): ReactElement {
  const file = useLazyComponent(loaders[kind], `orders.${kind}`);
  return (
    <DataView remote={file} waiting={null}>
      {({ Lazy }) => <Lazy {...props} />}
    </DataView>
  );
}
