import { useState } from 'react';
import type { ReactElement } from 'react';
import type { ConfiguratorProduct } from '@trade-area/core/contract';
import { Icon } from '../ui/Icon.tsx';
import { imageIcon } from '../ui/icons.ts';

export interface PosterProps {
  readonly product: Pick<ConfiguratorProduct, 'foto' | 'foto_srcset' | 'foto_avif'>;
  /** Address of a picture of what is chosen, which is shown instead; '' = there is none. */
  readonly chosen: string;
  /** The picture of what is chosen is not there. */
  readonly onMissing: () => void;
}

const sizes = '(min-width: 1000px) 45vw, 100vw';

/** The product's picture from the store, or as it is chosen. Decorative: the sentence beside it says product and price. */
export function Poster({ product, chosen, onMissing }: PosterProps): ReactElement {
  const isChosen = chosen !== '';
  const foto = isChosen ? chosen : product.foto;
  const srcset = isChosen ? '' : product.foto_srcset;
  const avif = isChosen ? '' : product.foto_avif;
  const [dead, setDead] = useState('');
  const isPicture = /^(https?:\/\/|\/|data:image\/)/i.test(foto) && foto !== dead;
  return (
    <div className="ta-configurator-poster">
      {isPicture ? (
        <picture>
          {avif !== '' && <source type="image/avif" srcSet={avif} sizes={sizes} />}
          <img
            // Another element, so that it keeps no size of the former one's srcset.
            key={isChosen ? 'chosen' : 'own'}
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
            onError={() => (isChosen ? onMissing() : setDead(foto))}
          />
        </picture>
      ) : (
        <Icon shape={imageIcon} size="large" />
      )}
    </div>
  );
}
