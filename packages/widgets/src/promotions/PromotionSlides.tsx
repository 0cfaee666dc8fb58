import type { ReactElement } from 'react';
import type { SlideSlot } from '@trade-area/core/promotions';
import { useText } from '../kit/text/engine.tsx';
import { useLazyComponent } from '../kit/useLazyComponent.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import type { CarouselProps } from './Carousel.tsx';
import { kitTexts } from '../kit/strings.ts';
import { Button } from '../ui/Button.tsx';
import { promotionsTexts } from './strings.ts';
import { useSlides } from './useSlides.ts';

export interface PromotionSlidesProps {
  /** Which slides: those of the menu, of the dashboard's side, or of the large carousel (DASH-28). */
  readonly slot: SlideSlot;
  /** Height of the large one in CSS pixels (SHELL-16): see core's `carouselHeight`. */
  readonly height?: number | undefined;
}

const loadCarousel = () => import('./Carousel.tsx').then((module) => module.Carousel);

const looks = { menu: 'menu', dashboard: 'side', carousel: 'stage' } as const;
const names = { menu: 'slidesMenu', dashboard: 'slidesDashboard', carousel: 'slidesCarousel' } as const;

/**
 * The lab's slides and the customer's promotions at a place of the portal; nothing where there are none, and a quiet Retry where they
 * could not be loaded (DASH-25, ERR-20).
 */
export const PromotionSlides = withBoundary(function PromotionSlides({
  slot,
  height,
}: PromotionSlidesProps): ReactElement | null {
  const t = useText(promotionsTexts);
  const kit = useText(kitTexts);
  const { shown: slides, hasFailed, asking, retry } = useSlides(slot);
  // The menu has no room for it; the page beside it says the same.
  if (hasFailed && slot !== 'menu')
    return (
      <p className="ta-quiet ta-promo-failed">
        {t('slidesFailed')}{' '}
        <Button variant="link" onClick={retry} busy={asking}>
          {kit('retry')}
        </Button>
      </p>
    );
  return slides.length === 0 ? null : (
    <LateCarousel slides={slides} label={t(names[slot])} look={looks[slot]} height={height} />
  );
});

/** Fetched when there is something to show: nothing waits for it, and without it nothing is missing (ERR-02). */
function LateCarousel(props: CarouselProps): ReactElement | null {
  const { data } = useLazyComponent(loadCarousel, 'promotions.carousel');
  return data ? <data.Lazy {...props} /> : null;
}
