import { useId } from 'react';
import type { ReactElement } from 'react';
import type { StoreBanner } from '@trade-area/core/store';
import { useText } from '../../kit/text/engine.tsx';
import { Picture } from '../Picture.tsx';
import type { PictureFile } from '../Picture.tsx';
import { labPicture } from '../pictures.ts';
import { StoreLink } from '../StoreLink.tsx';
import { storeTexts } from '../strings.ts';
import { collectionWords } from '../words.ts';

export interface CollectionBannerProps {
  readonly banner: StoreBanner;
  readonly labOrigin: string;
  /** A picture of one of its products, where the collection has none of its own. */
  readonly instead: PictureFile;
  /** SEE MORE and SEE LESS: of a collection its items, of the selection its long text (STORE-56). */
  readonly onToggle: () => void;
  /** Four lines of the text until SEE MORE. Default false. */
  readonly clamped?: boolean | undefined;
  /** Seen without scrolling. Default false. */
  readonly first?: boolean | undefined;
}

const sizes = '(min-width: 900px) 55vw, 100vw';
const wide = { width: 1200, height: 500 };

/** A collection or the selection: photo, words, the way to more (STORE-13 to STORE-20). */
export function CollectionBanner(props: CollectionBannerProps): ReactElement {
  const { banner, labOrigin, instead, onToggle, clamped = false, first = false } = props;
  const t = useText(storeTexts);
  const id = useId();
  const { code, name, description, info, isNew, expanded, samplesSentence } = banner;
  const own = Object.hasOwn(collectionWords, code) ? collectionWords[code] : undefined;
  const words = description || (own ? t(own) : '');
  return (
    <article className="ta-store-banner" aria-labelledby={`${id}-name`} part="banner">
      <span className="ta-store-picture">
        <Picture
          {...labPicture(labOrigin, banner.picture, 'wide')}
          shape={wide}
          instead={instead}
          alt=""
          sizes={sizes}
          first={first}
        />
      </span>
      <div className="ta-store-banner__text">
        {isNew && <span className="ta-store-badge">{t('badgeCollectionNew')}</span>}
        <h2 className="ta-store-banner__title" id={`${id}-name`}>
          {name}
        </h2>
        {words !== '' && (
          <p className="ta-store-clamp" id={`${id}-words`} data-open={!clamped || expanded || undefined}>
            {words}
            {samplesSentence && ` ${t('selectionPromo')}`}
          </p>
        )}
        <div className="ta-store-banner__links">
          <button
            type="button"
            className="ta-action ta-store-more"
            aria-expanded={expanded}
            aria-describedby={`${id}-name`}
            onClick={onToggle}
          >
            {t(expanded ? 'seeLess' : 'seeMore')}
          </button>
          {info && (
            <StoreLink href={info.href} external={info.path === null}>
              {t('collectionInfo')}
            </StoreLink>
          )}
        </div>
      </div>
    </article>
  );
}
