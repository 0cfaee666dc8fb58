import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Configurator, ConfiguratorState } from '@trade-area/core/configurator';
import type { ConfiguratorProduct } from '@trade-area/core/contract';
import { ImageChooser } from './ImageChooser.tsx';
import { ImageFields } from './ImageFields.tsx';

export interface ImagesPartProps {
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
  readonly product: ConfiguratorProduct;
  /** True while no customer is signed in: a project belongs to a customer. */
  readonly isVisitor: boolean;
}

/** The frames of a product, and the panel that opens for one of them and remembers it (CONF-08). */
export function ImagesPart({ isVisitor, ...props }: ImagesPartProps): ReactElement {
  const [frame, setFrame] = useState<number | null>(null);
  return (
    <>
      <ImageFields {...props} onChoose={isVisitor ? undefined : setFrame} />
      {!isVisitor && <ImageChooser {...props} frame={frame} onClose={() => setFrame(null)} />}
    </>
  );
}
