import { useState } from 'react';
import type { ReactElement } from 'react';

export interface OrderPictureProps {
  /** '' = there is none. */
  readonly address: string;
  /** As wide as its block. Default: as high as a row of a list. */
  readonly isLarge?: boolean | undefined;
}

/** The picture of what was configured. Decorative: the product's name is beside it. */
export function OrderPicture({ address, isLarge = false }: OrderPictureProps): ReactElement | null {
  const [dead, setDead] = useState('');
  if (!/^(https?:\/\/|data:image\/)/i.test(address) || address === dead) return null;
  return (
    <img
      className={`ta-orders-picture${isLarge ? ' ta-orders-picture--large' : ''}`}
      src={address}
      alt=""
      width={isLarge ? 320 : 44}
      height={isLarge ? 240 : 33}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setDead(address)}
    />
  );
}
