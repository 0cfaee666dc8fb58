import { useMemo } from 'react';
import { sliders } from '@trade-area/core/contract';
import { activeIds, slidesFor } from '@trade-area/core/promotions';
import type { ShownSlide, SlideSlot } from '@trade-area/core/promotions';
import { useTradeArea } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import { useCustomerContext } from './useActivePromotions.ts';
import { useRunningPromotions } from './usePromotionList.ts';

const none: readonly ShownSlide[] = [];

/**
 * The slides of a slot for this customer (DASH-15 to DASH-17). Nothing until slides, promotions and what is the
 * customer's are all known: a slide for others must not appear for a moment. A failed call shows nothing (ERR-02).
 */
export function useSlides(slot: SlideSlot): readonly ShownSlide[] {
  const { labOrigin } = useTradeArea().config;
  const lang = useLanguage();
  const context = useCustomerContext().data;
  const running = useRunningPromotions().data;
  const { data: slides } = useRemote(sliders, context ? { query: { lang } } : null);
  return useMemo(
    () =>
      context && running && slides
        ? slidesFor(slot, slides, running.items, activeIds(context.promo), labOrigin)
        : none,
    [slot, context, running, slides, labOrigin],
  );
}
