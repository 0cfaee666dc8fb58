import { useText } from '@trade-area/widgets';
import { SearchEverywhere } from '@trade-area/widgets/portal';
import type { SearchEverywhereProps } from '@trade-area/widgets/portal';
import { useMemo } from 'react';
import { layoutTexts } from '../../layout/strings.ts';
import { hrefOf } from '../../portal/addresses.ts';
import { findablePages } from './pages.ts';
import { searchPagesTexts } from './strings.ts';

/** The search over everything, with the pages of the portal. */
export function SearchPages({ onClose }: Pick<SearchEverywhereProps, 'onClose'>) {
  const title = useText(layoutTexts);
  const words = useText(searchPagesTexts);
  const pages = useMemo(
    () =>
      findablePages.map(({ page, key }) => ({
        kind: 'page' as const,
        id: page === '' ? 'home' : page,
        title: title(key),
        detail: '',
        href: hrefOf(page),
        words: words(key),
      })),
    [title, words],
  );
  return <SearchEverywhere pages={pages} onClose={onClose} />;
}
