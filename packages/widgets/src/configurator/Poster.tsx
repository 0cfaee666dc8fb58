import { useState } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { imageIcon } from '../ui/icons.ts';
import { useProductPicture } from './useProductPicture.ts';

export interface PosterProps {
  /** Slug of the product. */
  readonly slug: string;
}

const sizes = '(min-width: 1000px) 45vw, 100vw';

/** The product's picture from the store. Decorative: the sentence beside it says product and price. */
export function Poster({ slug }: PosterProps): ReactElement {
  const picture = useProductPicture(slug);
  const [dead, setDead] = useState('');
  const { icon = '', srcset = '', avif = '' } = picture ?? {};
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
        picture && <Icon shape={imageIcon} size="large" />
      )}
    </div>
  );
}
