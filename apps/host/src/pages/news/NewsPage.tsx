import { News, newsTexts, useText } from '@trade-area/widgets';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { routeOf } from '../../portal/addresses.ts';

/** News, with its page in the address (NEWS-01, NEWS-03). */
export function NewsPage() {
  const t = useText(newsTexts);
  const { search } = useLocation();
  const navigate = useNavigate();
  const onAddress = useCallback(
    (address: string, { replace }: { readonly replace: boolean }) => {
      void navigate(routeOf(address), { replace });
      if (!replace) window.scrollTo(0, 0);
    },
    [navigate],
  );
  return (
    <article>
      <h1 className="ta-title">{t('title')}</h1>
      <News search={search} onAddress={onAddress} />
    </article>
  );
}
