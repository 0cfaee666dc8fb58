import { useState } from 'react';
import type { ReactElement } from 'react';
import type { LayoutStyle } from '@trade-area/core/contract';
import { Icon } from '../../ui/Icon.tsx';
import { imageIcon } from '../../ui/icons.ts';

/** Proportions of a drawn spread. */
const shape = { width: 960, height: 600 };

export interface StylePictureProps {
  readonly picture: LayoutStyle['pictures'][number];
  /** '' when the name is shown beside it. */
  readonly alt: string;
  /** How wide it is drawn, for the choice of the file. */
  readonly sizes: string;
  /** Loaded at once. Default false: when it comes near. */
  readonly soon?: boolean | undefined;
}

/** A spread of a gallery in a box of its shape; one that does not load leaves a quiet placeholder. */
export function StylePicture({ picture, alt, sizes, soon = false }: StylePictureProps): ReactElement {
  const { src, srcset, avif } = picture;
  const [deadSrc, setDeadSrc] = useState('');
  if (deadSrc === src)
    return (
      <span
        className="ta-layout__picture"
        role={alt === '' ? undefined : 'img'}
        aria-label={alt || undefined}
      >
        <Icon shape={imageIcon} size="large" />
      </span>
    );
  return (
    <picture className="ta-layout__picture">
      {avif !== '' && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={srcset === '' ? undefined : srcset}
        sizes={srcset === '' ? undefined : sizes}
        alt={alt}
        {...shape}
        loading={soon ? 'eager' : 'lazy'}
        decoding="async"
        referrerPolicy="no-referrer"
        draggable={false}
        onError={() => setDeadSrc(src)}
      />
    </picture>
  );
}
