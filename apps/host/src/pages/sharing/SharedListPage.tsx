import { SharedPhotos, sharingTexts, useText } from '@trade-area/widgets';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { routeOf } from '../../portal/addresses.ts';

/** The gallery of shared photos; its page and tags live in the address (SHARE-11). */
export function SharedListPage() {
  const t = useText(sharingTexts);
  const { search } = useLocation();
  const navigate = useNavigate();
  const onAddress = useCallback(
    (address: string, { replace }: { readonly replace: boolean }) =>
      void navigate(routeOf(address), { replace, preventScrollReset: true }),
    [navigate],
  );
  return (
    <article>
      <h1 className="ta-title">{t('galleryTitle')}</h1>
      <SharedPhotos search={search} onAddress={onAddress} />
    </article>
  );
}
