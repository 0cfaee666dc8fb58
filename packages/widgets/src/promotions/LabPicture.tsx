import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';

export interface LabPictureProps {
  /** Full address; null = there is none. */
  readonly address: string | null;
  /** Spoken; '' when the words beside it say the same. */
  readonly alt: string;
  /** In the place of a picture that is missing or cannot be loaded. */
  readonly instead?: ReactNode;
  /** Shown at once: it is what the page is about. Default: when it comes near. */
  readonly eager?: boolean;
}

/** A picture of the lab that fills the frame around it; a dead one leaves words, never a torn frame. */
export function LabPicture({ address, alt, instead, eager = false }: LabPictureProps): ReactElement {
  const [dead, setDead] = useState<string | null>(null);
  if (address === null || dead === address) return <span className="ta-promo-instead">{instead}</span>;
  return (
    <img
      className="ta-promo-picture"
      src={address}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      onError={() => setDead(address)}
    />
  );
}
