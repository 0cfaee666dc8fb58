import type { ReactElement } from 'react';
import { DataView } from '../kit/DataView.tsx';
import { useLazyComponent } from '../kit/useLazyComponent.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { PriceProps } from './PriceBlock.tsx';

const load = async () => (await import('./PriceBlock.tsx')).PriceBlock;

/** How a customer’s price comes about: a page that shows visitors their retail price never loads it. */
export function LazyPriceBlock(props: PriceProps): ReactElement {
  const file = useLazyComponent(load, 'configurator.price');
  return (
    <DataView remote={file} waiting={<Skeleton shape="block" count={2} />}>
      {({ Lazy }) => <Lazy {...props} />}
    </DataView>
  );
}
