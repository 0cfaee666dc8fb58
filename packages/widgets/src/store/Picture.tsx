import { useState } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { imageIcon } from '../ui/icons.ts';

/** One picture in its sizes and forms; '' = there is none. */
export interface PictureFile {
  readonly src: string;
  /** `srcset` of the same form as `src`. */
  readonly srcset: string;
  /** `srcset` of the AVIF form. */
  readonly avif: string;
}

export interface PictureProps extends PictureFile {
  /** '' when the name is shown beside it. */
  readonly alt: string;
  /** How wide it is drawn, for the choice of the file. */
  readonly sizes: string;
  /** Seen at once: loaded before everything else. Default false: when it comes near. */
  readonly first?: boolean | undefined;
  /** Loaded at once, behind what comes first. Default false. */
  readonly soon?: boolean | undefined;
  /** Its own proportions, where they are not a product's 4 to 3. */
  readonly shape?: { readonly width: number; readonly height: number } | undefined;
  /** Shown where this one is missing or dead. */
  readonly instead?: PictureFile | undefined;
  readonly onReady?: (() => void) | undefined;
}

const product = { width: 960, height: 720 };
/** An address of another kind is no picture, and the page's policy need not say so. */
const isPicture = (src: string) => /^(https?:\/\/|\/|data:image\/)/i.test(src);
const isNone = ({ src, srcset, avif }: PictureFile) =>
  src === '' ? srcset === '' && avif === '' : !isPicture(src);

/**
 * A picture in the box of its parent: nothing moves when it comes. One that is missing or dead leaves a quiet
 * placeholder, named where the picture was (PRE-15).
 */
export function Picture(props: PictureProps): ReactElement {
  const { alt, sizes, first = false, soon = false, shape = product, instead, onReady } = props;
  const [dead, setDead] = useState<readonly string[]>([]);
  const file = [props, instead].find(
    (candidate) => candidate && !isNone(candidate) && !dead.includes(candidate.src + candidate.srcset),
  );
  if (!file) {
    return (
      <span
        className="ta-store-picture__none"
        role={alt === '' ? undefined : 'img'}
        aria-label={alt === '' ? undefined : alt}
        aria-hidden={alt === '' || undefined}
      >
        <Icon shape={imageIcon} size="large" />
      </span>
    );
  }
  const { src, srcset, avif } = file;
  const early = first || soon;
  // A picture that comes later is told its true width by the browser.
  const width = early ? sizes : `auto, ${sizes}`;
  return (
    <picture>
      {avif !== '' && <source type="image/avif" srcSet={avif} sizes={width} />}
      <img
        key={src + srcset}
        className="ta-store-picture__image"
        src={src === '' ? undefined : src}
        srcSet={srcset === '' ? undefined : srcset}
        sizes={srcset === '' ? undefined : width}
        alt={alt}
        width={shape.width}
        height={shape.height}
        loading={early ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        referrerPolicy="no-referrer"
        draggable={false}
        onLoad={onReady}
        onError={() => setDead([...dead, src + srcset])}
      />
    </picture>
  );
}
