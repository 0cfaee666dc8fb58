import { useText } from '@trade-area/widgets';
import { useCallback } from 'react';
import { layoutTexts } from '../../layout/strings.ts';

/** Sets the window's title to the name of the shown product, once it is known; the next page sets its own. */
export function useProductTitle(): (name: string) => void {
  const t = useText(layoutTexts);
  return useCallback((name) => void (document.title = `${name} · ${t('brand')}`), [t]);
}
