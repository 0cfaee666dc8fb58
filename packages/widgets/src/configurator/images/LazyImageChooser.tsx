import { useState } from 'react';
import type { ReactElement } from 'react';
import { DataView } from '../../kit/DataView.tsx';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ImageChooserProps } from './ImageChooser.tsx';

const load = async () => (await import('./ImageChooser.tsx')).ImageChooser;

/** The panel of the images, loaded when an image is first asked for. */
export function LazyImageChooser(props: ImageChooserProps): ReactElement | null {
  const [isWanted, setWanted] = useState(false);
  if (props.frame !== null && !isWanted) setWanted(true);
  return isWanted ? <Loaded {...props} /> : null;
}

function Loaded(props: ImageChooserProps): ReactElement {
  const file = useLazyComponent(load, 'configurator.images');
  return (
    <DataView remote={file} waiting={<Skeleton shape="block" count={2} />}>
      {({ Lazy }) => <Lazy {...props} />}
    </DataView>
  );
}
