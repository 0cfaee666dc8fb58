import { useCallback } from 'react';
import type { ReactElement } from 'react';
import { clampPage, pageWindow } from '@trade-area/core/kernel';
import { Pager } from '../../ui/Pager.tsx';
import { useLatest } from '../../ui/useLatest.ts';
import { useText } from '../text/engine.tsx';
import { useFormats } from '../useFormats.ts';
import { listTexts } from '../listStrings.ts';

export interface ListPagerProps {
  /** Spoken name: which list's pages they are. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** False: only whether there is a next page is known (PROJ-19). Default true. */
  readonly isLastKnown?: boolean | undefined;
  readonly onPage: (page: number) => void;
  /** Address of a page; makes real links. Without it they are buttons. */
  readonly hrefFor?: ((page: number) => string) | undefined;
}

/** The pager of a list (ORD-08, ORD-09, ORD-34, PAY-06). */
export function ListPager(props: ListPagerProps): ReactElement {
  const { label, page, pages, isLastKnown = true, onPage, hrefFor } = props;
  const t = useText(listTexts);
  const { number } = useFormats();
  const current = clampPage(page, pages);
  // Always the same function: the numbers of a former page would keep what was drawn with it, rows and pictures.
  const newest = useLatest(onPage);
  const go = useCallback((next: number) => newest.current(next), [newest]);
  return (
    <Pager
      window={pageWindow(current, pages)}
      current={current}
      pages={pages}
      isLastKnown={isLastKnown}
      hrefFor={hrefFor}
      onPage={go}
      labels={{
        pager: label,
        first: t('firstPage'),
        previous: t('previousPage'),
        next: t('nextPage'),
        last: t('lastPage'),
        page: (each) => t('page', { page: number(each) }),
        position: (each, of) =>
          isLastKnown
            ? t('position', { page: number(each), pages: number(of) })
            : t('page', { page: number(each) }),
      }}
    />
  );
}
