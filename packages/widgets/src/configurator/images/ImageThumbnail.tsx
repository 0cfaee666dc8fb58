import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useLabPicture } from '../../kit/upload/useLabPicture.ts';
import { Icon } from '../../ui/Icon.tsx';
import { imageIcon } from '../../ui/icons.ts';

export interface ImageThumbnailProps {
  /** The lab's name of the image; '' = the lab has no picture of it. */
  readonly id: string;
}

/** A small picture of an image. Drawn, so that no policy of a page minds it; decorative: its name stands beside it. */
export function ImageThumbnail({ id }: ImageThumbnailProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fetchPicture = useLabPicture();
  const [shown, setShown] = useState('');
  useEffect(() => {
    if (id === '') return;
    let isWanted = true;
    const draw = async () => {
      const source = await fetchPicture(id);
      if (!source || !isWanted) return;
      const picture = await createImageBitmap(source);
      const surface = canvas.current;
      if (isWanted && surface) {
        surface.width = picture.width;
        surface.height = picture.height;
        surface.getContext('2d')?.drawImage(picture, 0, 0);
        setShown(id);
      }
      picture.close();
    };
    // The sign of an image stays where its picture cannot be had.
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [id, fetchPicture]);
  const isShown = shown !== '' && shown === id;
  return (
    <span className="ta-configurator-image" data-shown={isShown || undefined} aria-hidden="true">
      <canvas ref={canvas} className="ta-configurator-image__picture" />
      {!isShown && <Icon shape={imageIcon} />}
    </span>
  );
}
