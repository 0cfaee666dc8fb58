import { useText } from '@trade-area/widgets';
import { useCallback } from 'react';
import { layoutTexts } from '../../layout/strings.ts';

/** Gives the window the name of what the page shows, once that is known; the next page brings its own. */
export function usePageName(): (name: string) => void {
  const t = useText(layoutTexts);
  return useCallback((name) => void (document.title = `${name} · ${t('brand')}`), [t]);
}
