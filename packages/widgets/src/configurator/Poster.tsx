import { useState } from 'react';
import type { ReactElement } from 'react';
import { productInfo } from '@trade-area/core/contract';
import { useLanguage } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import { Icon } from '../ui/Icon.tsx';
import { imageIcon } from '../ui/icons.ts';

export interface PosterProps {
  /** Slug of the product. */
  readonly slug: string;
}

const sizes = '(min-width: 1000px) 45vw, 100vw';

/** The product's picture from the store. Decorative: the sentence beside it says product and price. */
export function Poster({ slug }: PosterProps): ReactElement {
  const language = useLanguage();
  const { data } = useRemote(productInfo, { path: { product: slug }, query: { lang: language } });
  const [dead, setDead] = useState('');
  const { icon = '', foto_srcset: srcset = '', foto_avif: avif = '' } = data?.details ?? {};
  const isPicture = /^(https?:\/\/|\/|data:image\/)/i.test(icon) && icon !== dead;
  return (
    <div className="ta-configurator-poster">
      {isPicture ? (
        <picture>
          {avif !== '' && <source type="image/avif" srcSet={avif} sizes={sizes} />}
          <img
            className="ta-configurator-poster__image"
            src={icon}
            srcSet={srcset === '' ? undefined : srcset}
            sizes={srcset === '' ? undefined : sizes}
            alt=""
            width={960}
            height={720}
            fetchPriority="high"
            decoding="async"
            referrerPolicy="no-referrer"
            draggable={false}
            onError={() => setDead(icon)}
          />
        </picture>
      ) : (
        data && <Icon shape={imageIcon} size="large" />
      )}
    </div>
  );
}
