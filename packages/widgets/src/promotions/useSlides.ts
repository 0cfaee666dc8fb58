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

/** The slides that are shown, and whether something of them could not be loaded (ERR-20). */
export interface Slides {
  readonly shown: readonly ShownSlide[];
  readonly hasFailed: boolean;
  readonly asking: boolean;
  readonly retry: () => void;
}

/**
 * The slides of a slot for this customer (DASH-15 to DASH-17). Nothing until slides, promotions and what is the
 * customer's are all known: a slide for others must not appear for a moment.
 */
export function useSlides(slot: SlideSlot): Slides {
  const { labOrigin } = useTradeArea().config;
  const lang = useLanguage();
  const customer = useCustomerContext();
  const promotions = useRunningPromotions();
  const context = customer.data;
  const running = promotions.data;
  const lab = useRemote(sliders, context ? { query: { lang } } : null);
  const slides = lab.data;
  const shown = useMemo(
    () =>
      context && running && slides
        ? slidesFor(slot, slides, running.items, activeIds(context.promo), labOrigin)
        : none,
    [slot, context, running, slides, labOrigin],
  );
  const missing = [customer, promotions, lab].filter(({ data, failure }) => data === undefined && failure);
  return {
    shown,
    hasFailed: missing.length > 0,
    asking: missing.some(({ asking }) => asking),
    retry: () => missing.forEach((part) => part.retry()),
  };
}
