import { carouselHeight } from '@trade-area/core/promotions';
import { useEffect, useState } from 'react';

/**
 * Height in CSS pixels available to the carousel below the header and the bars above it (SHELL-16). Measured again when
 * the window or one of these is resized; undefined before the first measurement.
 */
export function useCarouselHeight(): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const bars = ['.ta-shell-header', '.ta-shell__top'].map((bar) => document.querySelector(bar));
    const measure = () => {
      const [header = 0, topBars = 0] = bars.map((bar) => bar?.getBoundingClientRect().height);
      setHeight(carouselHeight(window.innerHeight, header, topBars));
    };
    const watch = new ResizeObserver(measure);
    for (const bar of bars) if (bar) watch.observe(bar);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return height;
}
