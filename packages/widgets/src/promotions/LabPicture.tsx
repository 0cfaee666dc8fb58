import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';

export interface LabPictureProps {
  /** Full address; null = there is none. */
  readonly address: string | null;
  /** Spoken; '' when the words beside it say the same. */
  readonly alt: string;
  /** In the place of a picture that is missing or cannot be loaded. */
  readonly instead?: ReactNode;
  /** `srcset` values of the same picture; '' = there is one size. */
  readonly srcset?: string;
  readonly avif?: string;
  /** How wide it is drawn, for the choice of the file. */
  readonly sizes?: string | undefined;
  /** Shown at once: it is what the page is about. Default: when it comes near. */
  readonly eager?: boolean;
}

/** A picture of the lab that fills the frame around it; a dead one leaves words, never a torn frame. */
export function LabPicture(props: LabPictureProps): ReactElement {
  const { address, alt, instead, srcset = '', avif = '', sizes, eager = false } = props;
  const [dead, setDead] = useState<string | null>(null);
  if (address === null || dead === address) return <span className="ta-promo-fallback">{instead}</span>;
  const picture = (
    <img
      className="ta-promo-picture"
      src={address}
      srcSet={srcset || undefined}
      sizes={srcset ? sizes : undefined}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      onError={() => setDead(address)}
    />
  );
  if (avif === '') return picture;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {picture}
    </picture>
  );
}
