import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { createCarousel } from '@trade-area/core/promotions';
import type { Carousel, CarouselState, PauseReason } from '@trade-area/core/promotions';
import { useIsVisible, useReducedMotion } from '../kit/attention.ts';
import { useTradeArea } from '../kit/provider.tsx';

/** A carousel of so many slides; it pauses while `root` is out of sight (SHELL-29). */
export function useCarousel(
  count: number,
  root: RefObject<Element | null>,
): readonly [CarouselState, Carousel] {
  const { clock } = useTradeArea();
  const [carousel] = useState(() => createCarousel(clock));
  const state = useStore(carousel.store);
  useEffect(() => {
    carousel.setCount(count);
    // An earlier close stopped the timer: the slide restarts.
    carousel.show(carousel.store.getState().index);
    return carousel.close;
  }, [carousel, count]);
  useReason(carousel, 'hidden', !useIsVisible(root));
  useReason(carousel, 'reducedMotion', useReducedMotion());
  return [state, carousel];
}

function useReason(carousel: Carousel, reason: PauseReason, holds: boolean): void {
  useEffect(() => {
    if (holds) carousel.pause(reason);
    else carousel.resume(reason);
  }, [carousel, reason, holds]);
}
