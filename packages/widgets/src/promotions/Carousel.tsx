import { useRef, useState } from 'react';
import type { CSSProperties, FocusEvent, KeyboardEvent, ReactElement } from 'react';
import type { ShownSlide } from '@trade-area/core/promotions';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { IconButton } from '../ui/Button.tsx';
import { pauseIcon, playIcon } from '../ui/icons.ts';
import { SlideView } from './SlideView.tsx';
import { promotionsTexts } from './strings.ts';
import { useCarousel } from './useCarousel.ts';

export interface CarouselProps {
  /** The slides, one after the other; nothing is rendered without any. */
  readonly slides: readonly ShownSlide[];
  /** Spoken name of the whole. */
  readonly label: string;
  /** `menu` and `side` are small; `stage` (default) is as high as `height`. */
  readonly look?: 'menu' | 'side' | 'stage' | undefined;
  /** CSS pixels of `stage` (SHELL-16); at most three quarters of the width. Default: by its width. */
  readonly height?: number | undefined;
}

const sizes = {
  menu: '280px',
  side: '(min-width: 900px) 33vw, 100vw',
  stage: '(min-width: 1025px) 80vw, 100vw',
} as const;

/**
 * Pictures that follow each other every five seconds, at once, without arrows or dots (SHELL-17, SHELL-29). They stand
 * still under the pointer, with the focus inside, out of sight and where less movement is wished; the arrow keys go on
 * and back, and one button stops them for good, which a finger has no other way to (WCAG 2.2.2).
 *
 * @example
 * <Carousel slides={slides} label="Promotions" height={480} />
 */
export const Carousel = withBoundary(function Carousel({
  slides,
  label,
  look = 'stage',
  height,
}: CarouselProps): ReactElement | null {
  const t = useText(promotionsTexts);
  const root = useRef<HTMLElement>(null);
  const [{ index, playing }, carousel] = useCarousel(slides.length, root);
  const [stopped, setStopped] = useState(false);
  const shown = slides[Math.min(index, slides.length - 1)];
  if (!shown) return null;
  const several = slides.length > 1;

  const toggle = () => {
    if (stopped) carousel.resume('person');
    else carousel.pause('person');
    setStopped(!stopped);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: carousel.previous, ArrowRight: carousel.next }[event.key];
    if (!several || !step) return;
    event.preventDefault();
    step();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const { currentTarget, relatedTarget } = event;
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) carousel.resume('focus');
  };
  const next = several ? slides[(index + 1) % slides.length] : undefined;
  return (
    <section
      ref={root}
      className={`ta-promo-carousel ta-promo-carousel--${look}`}
      style={height === undefined ? undefined : ({ '--_height': `${height}px` } as CSSProperties)}
      aria-roledescription={t('carousel')}
      aria-label={label}
      part="carousel"
      onPointerEnter={() => carousel.pause('hover')}
      onPointerLeave={() => carousel.resume('hover')}
      onFocus={() => carousel.pause('focus')}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <div
        className="ta-promo-carousel__slide"
        role="group"
        aria-roledescription={t('slide')}
        aria-label={several ? t('slideOf', { index: index + 1, count: slides.length }) : undefined}
        aria-live={several && !playing ? 'polite' : 'off'}
      >
        <SlideView shown={shown} sizes={sizes[look]} />
      </div>
      {next && <SlideView shown={next} sizes={sizes[look]} ahead />}
      {several && (
        <span className="ta-promo-carousel__stop">
          <IconButton
            icon={stopped ? playIcon : pauseIcon}
            label={t(stopped ? 'play' : 'pause')}
            size="small"
            onClick={toggle}
          />
        </span>
      )}
    </section>
  );
});
