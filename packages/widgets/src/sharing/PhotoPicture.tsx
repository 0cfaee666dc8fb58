import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { SharedPhoto } from '@trade-area/core/contract';
import { Icon } from '../ui/Icon.tsx';
import { imageIcon } from '../ui/icons.ts';
import { usePhotoPicture } from './usePhotoPicture.ts';

/** The small picture of a photo; the sign of an image stays where it cannot be had. */
export function PhotoPicture({ photo }: { readonly photo: SharedPhoto }): ReactElement {
  const ref = useRef<HTMLSpanElement>(null);
  const [dead, setDead] = useState<string>();
  const src = usePhotoPicture(photo.thumbnail ? photo.s3_key : '', ref);
  const isShown = src !== null && src !== '' && src !== dead;
  return (
    <span className="ta-sharing-picture" ref={ref} data-waiting={src === '' || undefined}>
      {isShown ? (
        <img
          className="ta-sharing-picture__image"
          src={src}
          alt={photo.name}
          decoding="async"
          onError={() => setDead(src)}
        />
      ) : (
        <Icon shape={imageIcon} size="large" />
      )}
    </span>
  );
}
