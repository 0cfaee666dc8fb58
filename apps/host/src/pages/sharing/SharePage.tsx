import { SharePhotos, sharingTexts, useText } from '@trade-area/widgets';
import { hrefOf } from '../../portal/addresses.ts';

/** Uploads photos of finished products (SHARE-01). */
export function SharePage() {
  const t = useText(sharingTexts);
  return (
    <article>
      <h1 className="ta-title">{t('shareTitle')}</h1>
      <p>
        <a className="ta-link" href={hrefOf('share-foto-album-list')}>
          {t('toGallery')}
        </a>
      </p>
      <SharePhotos />
    </article>
  );
}
