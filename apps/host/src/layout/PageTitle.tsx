import { useText } from '@trade-area/widgets';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { layoutTexts } from './strings.ts';
import { usePage } from './usePage.ts';

/**
 * The page's name in the window's title, and a word to screen readers when another page is opened. A change of the
 * query (filters, pagers) is no change of page.
 */
export function PageTitle() {
  const t = useText(layoutTexts);
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState('');
  const before = useRef(pathname);
  const { key, values } = usePage().title;
  const title = t(key, values && { ...values });

  useEffect(() => {
    document.title = `${title} · ${t('brand')}`;
    if (before.current === pathname) return;
    before.current = pathname;
    setAnnounced(title);
  }, [title, pathname, t]);

  return (
    <p className="ta-hidden" role="status">
      {announced}
    </p>
  );
}
