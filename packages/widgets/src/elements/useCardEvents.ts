import { useCallback } from 'react';
import type { OnCardAction } from '../store/useStoreView.ts';
import type { Emit } from './defineElement.ts';

/**
 * A card's actions as events of the element: `ta-select` stays on the page, `ta-navigate` would leave it. A page that
 * cancels one routes by itself. `ta-event` is for its analytics; the widget sends nothing (OBS2-06).
 */
export function useCardEvents(emit: Emit): OnCardAction {
  return useCallback(
    ({ name, slug, href }, event) => {
      const stays = name === 'choose' || name === 'info';
      const goesOn = stays
        ? emit('ta-select', { slug, action: name })
        : emit('ta-navigate', { href, slug, action: name });
      if (!goesOn) event.preventDefault();
      emit('ta-event', { name: `store_${name}`, slug });
    },
    [emit],
  );
}
