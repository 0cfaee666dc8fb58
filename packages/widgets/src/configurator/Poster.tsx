import { useState } from 'react';
import type { ReactElement } from 'react';
import type { ConfiguratorProduct } from '@trade-area/core/contract';
import { Icon } from '../ui/Icon.tsx';
import { imageIcon } from '../ui/icons.ts';

export interface PosterProps {
  readonly product: Pick<ConfiguratorProduct, 'foto' | 'foto_srcset' | 'foto_avif'>;
}

const sizes = '(min-width: 1000px) 45vw, 100vw';

/** The product's picture from the store. Decorative: the sentence beside it says product and price. */
export function Poster({ product }: PosterProps): ReactElement {
  const { foto, foto_srcset: srcset, foto_avif: avif } = product;
  const [dead, setDead] = useState('');
  const isPicture = /^(https?:\/\/|\/|data:image\/)/i.test(foto) && foto !== dead;
  return (
    <div className="ta-configurator-poster">
      {isPicture ? (
        <picture>
          {avif !== '' && <source type="image/avif" srcSet={avif} sizes={sizes} />}
          <img
            className="ta-configurator-poster__image"
            src={foto}
            srcSet={srcset === '' ? undefined : srcset}
            sizes={srcset === '' ? undefined : sizes}
            alt=""
            width={960}
            height={720}
            fetchPriority="high"
            decoding="async"
            referrerPolicy="no-referrer"
            draggable={false}
            onError={() => setDead(foto)}
          />
        </picture>
      ) : (
        <Icon shape={imageIcon} size="large" />
      )}
    </div>
  );
}
