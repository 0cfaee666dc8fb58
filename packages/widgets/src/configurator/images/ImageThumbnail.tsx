import type { ReactElement } from 'react';
import { useDrawnPicture } from '../../kit/upload/useDrawnPicture.ts';
import { Icon } from '../../ui/Icon.tsx';
import { imageIcon } from '../../ui/icons.ts';

export interface ImageThumbnailProps {
  /** The lab's name of the image; '' = the lab has no picture of it. */
  readonly id: string;
}

/** A small picture of an image. Decorative: its name stands beside it. */
export function ImageThumbnail({ id }: ImageThumbnailProps): ReactElement {
  const { canvas, isShown } = useDrawnPicture(id);
  return (
    <span className="ta-configurator-image" data-shown={isShown || undefined} aria-hidden="true">
      <canvas ref={canvas} className="ta-configurator-image__picture" />
      {!isShown && <Icon shape={imageIcon} />}
    </span>
  );
}
