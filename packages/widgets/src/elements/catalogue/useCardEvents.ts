import { useCallback } from 'react';
import { useSessionState } from '../../kit/provider.tsx';
import type { OnCardAction } from '../../store/useStoreView.ts';
import type { Emit } from '../runtime/defineElement.ts';

/**
 * A card's actions as events of the element: `ta-select` stays on the page, `ta-navigate` would leave it. A page that
 * cancels one routes by itself. `ta-event` is for its analytics; the widget sends nothing (OBS2-06), and says nothing of
 * the lab's own people: who acts as a customer, and customer 0 (OBS-06).
 */
export function useCardEvents(emit: Emit): OnCardAction {
  const ofTheLab = useSessionState(
    ({ phase, person, inter }) => phase === 'signedIn' && (inter || person?.code === '0'),
  );
  return useCallback(
    ({ name, slug, href }, event) => {
      const stays = name === 'choose' || name === 'info';
      const goesOn = stays
        ? emit('ta-select', { slug, action: name })
        : emit('ta-navigate', { href, slug, action: name });
      if (!goesOn) event.preventDefault();
      if (!ofTheLab) emit('ta-event', { name: `store_${name}`, slug });
    },
    [emit, ofTheLab],
  );
}
