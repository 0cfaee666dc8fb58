import { useState } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { imageIcon } from '../../ui/icons.ts';

/** Decorative: the name beside it says the product. */
export function QuotePicture({ src }: { readonly src: string }): ReactElement {
  const [dead, setDead] = useState('');
  const isPicture = /^(https?:\/\/|\/)/i.test(src) && src !== dead;
  return (
    <div className="ta-quotes__picture">
      {isPicture ? (
        <img
          src={src}
          alt=""
          width={160}
          height={120}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setDead(src)}
        />
      ) : (
        <Icon shape={imageIcon} size="large" />
      )}
    </div>
  );
}
