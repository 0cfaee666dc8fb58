import type { ReactElement } from 'react';
import type { Configurator, ConfiguratorState, DesignerImage } from '@trade-area/core/configurator';
import type { ConfiguratorProduct } from '@trade-area/core/contract';
import { centred, framesOf, imageFieldNames, sizeField } from '@trade-area/core/pricing';
import { applyCrop } from './applyCrop.ts';
import { useFrameName } from './ImageFields.tsx';
import { imageIn } from './imageIn.ts';
import { ImagePanel } from './ImagePanel.tsx';
import { useDesigner } from './useDesigner.ts';

export interface ImageChooserProps {
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
  readonly product: ConfiguratorProduct;
  /** The frame that an image is chosen for, from 1; null: the panel is closed, and images go on being sent. */
  readonly frame: number | null;
  readonly onClose: () => void;
  /** Told the image that was put into the frame. */
  readonly onUsed?: ((image: DesignerImage) => void) | undefined;
}

/** The panel of the images, and the image that it puts into a frame of the configuration (CONF-08, CONF-09). */
export function ImageChooser({
  configurator,
  state,
  product,
  frame,
  onClose,
  onUsed,
}: ImageChooserProps): ReactElement | null {
  const { configuration, quote } = state;
  const isOpen = frame !== null;
  const opened = useDesigner(product.name, quote?.designer ?? '', isOpen);
  const frames = framesOf(configuration);
  const nameOf = useFrameName(frames);
  if (frame === null) return null;
  return (
    <ImagePanel
      key={frame}
      {...opened}
      frame={nameOf(frame)}
      size={String(configuration.get(sizeField) ?? '')}
      sizes={product.sizes}
      present={imageIn(configuration, frame).id}
      onClose={onClose}
      onUse={(image) => {
        const { id, width, height, thumb } = image;
        const names = imageFieldNames(frame);
        configurator.choose(names.id, id);
        configurator.choose(names.url, thumb);
        configurator.choose(names.width, width);
        configurator.choose(names.height, height);
        const isOther = imageIn(configuration, frame).id !== id;
        if (isOther) applyCrop(configurator, configuration, frame, centred);
        onUsed?.(image);
        onClose();
      }}
    />
  );
}
