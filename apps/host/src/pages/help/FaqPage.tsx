import { Faq, useText } from '@trade-area/widgets';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { layoutTexts } from '../../layout/strings.ts';
import { hrefOf, routeOf } from '../../portal/addresses.ts';

/** Questions and policy; tab, search and the question that a link opens live in the address (FAQ-01, FAQ-18). */
export function FaqPage() {
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
      <h1 className="ta-title">{t('help')}</h1>
      <p>
        <a className="ta-link" href={hrefOf('create-layout')}>
          {t('layoutHelp')}
        </a>
      </p>
      <Faq search={search} onAddress={onAddress} />
    </article>
  );
}
