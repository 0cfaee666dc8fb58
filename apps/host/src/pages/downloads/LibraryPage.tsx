import { Button, FolderBrowser, useText } from '@trade-area/widgets';
import type { LibraryName } from '@trade-area/widgets';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { layoutTexts } from '../../layout/strings.ts';
import { hrefOf } from '../../portal/addresses.ts';

const pages = {
  all: 'download',
  marketing: 'marketing-materials',
  videos: 'video-tutorials',
  technical: 'tecnical-info',
} as const satisfies Record<LibraryName, string>;
const titles = {
  all: 'library',
  marketing: 'marketing',
  videos: 'videos',
  technical: 'technical',
} as const;

/** A library in folders; the open folder and the search live in the address (LIB-01, LIB-02). */
function LibraryPage({ library }: { readonly library: LibraryName }) {
  const t = useText(layoutTexts);
  const { search } = useLocation();
  const navigate = useNavigate();
  const page = pages[library];
  const onSearch = useCallback(
    (query: string, { replace }: { readonly replace: boolean }) =>
      void navigate(`/${page}${query === '' ? '' : `?${query}`}`, { replace, preventScrollReset: replace }),
    [navigate, page],
  );
  const hrefFor = useCallback((query: string) => `${hrefOf(page)}${query === '' ? '' : `?${query}`}`, [page]);
  return (
    <article>
      <h1 className="ta-title">{t(titles[library])}</h1>
      {library === 'videos' && (
        <p>
          <Button href={hrefOf('video-tutorials/graphisoftware')}>{t('softwareVideos')}</Button>
        </p>
      )}
      <FolderBrowser key={library} library={library} search={search} onSearch={onSearch} hrefFor={hrefFor} />
    </article>
  );
}

/** The whole library (DOC-23). */
export function DownloadPage() {
  return <LibraryPage library="all" />;
}
export function MarketingPage() {
  return <LibraryPage library="marketing" />;
}
export function VideosPage() {
  return <LibraryPage library="videos" />;
}
export function TechnicalPage() {
  return <LibraryPage library="technical" />;
}
