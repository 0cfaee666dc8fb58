import { useText } from '@trade-area/widgets';
import { lazy, Suspense } from 'react';
import { authPageTexts } from './strings.ts';

/** Only decoration: it comes after the form, and a wall without it is still a wall. */
const Picture = lazy(() =>
  import('./GalleryPicture.tsx').then(
    ({ GalleryPicture }) => ({ default: GalleryPicture }),
    () => ({ default: () => null }),
  ),
);

/** A wall with framed prints and an album on a shelf, drawn in hairlines; on wide screens only. */
export function GalleryWall() {
  const t = useText(authPageTexts);
  return (
    <aside className="auth-wall">
      <div className="auth-wall__place">
        <Suspense fallback={null}>
          <Picture />
        </Suspense>
      </div>
      <p className="auth-wall__claim">{t('claim')}</p>
      <p className="auth-wall__lead">{t('claimLead')}</p>
    </aside>
  );
}
