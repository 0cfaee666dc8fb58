import { Documents, useText } from '@trade-area/widgets';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { layoutTexts } from '../../layout/strings.ts';
import { hrefOf, routeOf } from '../../portal/addresses.ts';

/** Price lists, technical information, templates and software; the tab lives in the address (DOC-01, DOC-02). */
export function DocumentsPage() {
  const t = useText(layoutTexts);
  const { search } = useLocation();
  const navigate = useNavigate();
  const onAddress = useCallback(
    (address: string) => void navigate(routeOf(address), { preventScrollReset: true }),
    [navigate],
  );
  return (
    <article>
      <h1 className="ta-title">{t('documents')}</h1>
      <Documents
        search={search}
        onAddress={onAddress}
        tutorialsHref={hrefOf('video-tutorials/graphisoftware')}
      />
    </article>
  );
}
