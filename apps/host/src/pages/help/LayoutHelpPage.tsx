import { LayoutHelp, useText } from '@trade-area/widgets';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { layoutTexts } from '../../layout/strings.ts';
import { routeOf } from '../../portal/addresses.ts';

/** The three ways to a layout; the open section lives in the hash (LAY-01, LAY-37). */
export function LayoutHelpPage() {
  const t = useText(layoutTexts);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const onAddress = useCallback(
    (address: string, { replace }: { readonly replace: boolean }) =>
      void navigate(routeOf(address), { replace, preventScrollReset: true }),
    [navigate],
  );
  return (
    <article>
      <h1 className="ta-title">{t('layoutHelp')}</h1>
      <LayoutHelp hash={hash} onAddress={onAddress} />
    </article>
  );
}
