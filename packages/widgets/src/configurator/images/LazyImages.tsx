import type { ReactElement } from 'react';
import { DataView } from '../../kit/DataView.tsx';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ImagesPartProps } from './ImagesPart.tsx';

const load = async () => (await import('./ImagesPart.tsx')).ImagesPart;

/** The images of a product with an uploader (CONF-03): every other product never loads them. */
export function LazyImages(props: ImagesPartProps): ReactElement {
  const file = useLazyComponent(load, 'configurator.images');
  return (
    <DataView remote={file} waiting={<Skeleton shape="block" count={2} />}>
      {({ Lazy }) => <Lazy {...props} />}
    </DataView>
  );
}
