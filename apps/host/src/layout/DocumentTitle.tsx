import { useText } from '@trade-area/widgets';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isSamePage } from '../portal/samePage.ts';
import { layoutTexts } from './strings.ts';
import { usePage } from './usePage.ts';

/**
 * Writes the page's name into the title of the window and announces another page to screen readers. A change of the
 * query (filters, pagers) is no change of page.
 */
export function DocumentTitle() {
  const t = useText(layoutTexts);
  const { pathname, state } = useLocation();
  const [announced, setAnnounced] = useState('');
  const before = useRef(pathname);
  const { key, values } = usePage().title;
  const title = t(key, values && { ...values });

  useEffect(() => {
    const isChange = before.current !== pathname;
    before.current = pathname;
    // Another address of the same page: its own title stays.
    if (isChange && isSamePage(state)) return;
    document.title = `${title} · ${t('brand')}`;
    if (isChange) setAnnounced(title);
  }, [title, pathname, state, t]);

  return (
    <p className="ta-hidden" role="status">
      {announced}
    </p>
  );
}
