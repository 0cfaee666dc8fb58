import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { newsList } from '@trade-area/core/contract';
import { formatNewsAddress, newsPaging, newsQuery, parseNewsPage } from '@trade-area/core/news';
import { DataView } from '../kit/DataView.tsx';
import { ListPager } from '../kit/list/ListPager.tsx';
import { useClampedPage } from '../kit/list/useClampedPage.ts';
import { useText } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { EmptyState } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { NewsArticle } from './NewsArticle.tsx';
import { newsTexts } from './strings.ts';

export interface NewsProps {
  /** The query of the address, with or without `?`: the page (NEWS-03). */
  readonly search: string;
  /** Asks the owner for another address; `replace`: it is a correction. */
  readonly onAddress: (address: string, how: { readonly replace: boolean }) => void;
}

/**
 * The lab's news in two columns, the newest first, 30 a page (NEWS-02, NEWS-03).
 *
 * @example
 * <News search={search} onAddress={setSearch} />
 */
export const News = withBoundary(function News({ search, onAddress }: NewsProps): ReactElement {
  const t = useText(newsTexts);
  const page = useMemo(() => parseNewsPage(search), [search]);
  const remote = useRemote(newsList, { query: newsQuery(page) });
  const paging = remote.data && newsPaging(remote.data.total, page);
  useClampedPage(page, paging?.pages, (last) => onAddress(formatNewsAddress(last), { replace: true }));
  return (
    <div className="ta-news">
      <DataView
        remote={remote}
        waiting={<Skeleton shape="card" count={4} />}
        isEmpty={({ result }) => result.length === 0}
        empty={<EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
      >
        {({ result }) => (
          <>
            <div className="ta-news__list">
              {result.map((item) => (
                <NewsArticle key={item.id} item={item} />
              ))}
            </div>
            {paging && (
              <ListPager
                label={t('pager')}
                page={paging.page}
                pages={paging.pages}
                hrefFor={formatNewsAddress}
                onPage={(next) => onAddress(formatNewsAddress(next), { replace: false })}
              />
            )}
          </>
        )}
      </DataView>
    </div>
  );
});
