import { useEffect } from 'react';
import { clampPage } from '@trade-area/core/kernel';
import { useLatest } from '../../ui/useLatest.ts';

/** A page past the last is corrected once the answer has said how many there are; `pages` undefined: not known yet. */
export function useClampedPage(
  asked: number,
  pages: number | undefined,
  correct: (page: number) => void,
): void {
  const newest = useLatest(correct);
  useEffect(() => {
    if (pages !== undefined && asked !== clampPage(asked, pages)) newest.current(clampPage(asked, pages));
  }, [newest, asked, pages]);
}
