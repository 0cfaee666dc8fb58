import { Promotions, useText } from '@trade-area/widgets';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { routeOf } from '../../portal/addresses.ts';
import { hrefOf } from '../../portal/addresses.ts';
import { layoutTexts } from '../../layout/strings.ts';

/** Promotions: tab, page of the old ones and the open window live in the address (PROMO-01, PROMO-02). */
export function PromotionsPage() {
  const t = useText(layoutTexts);
  const { search } = useLocation();
  const navigate = useNavigate();
  const onAddress = useCallback(
    (address: string, { replace }: { readonly replace: boolean }) =>
      void navigate(routeOf(address), { replace, preventScrollReset: true }),
    [navigate],
  );
  return (
    <article>
      <h1 className="ta-title">{t('promotions')}</h1>
      <Promotions search={search} onAddress={onAddress} storeHref={hrefOf('graphistore')} />
    </article>
  );
}
