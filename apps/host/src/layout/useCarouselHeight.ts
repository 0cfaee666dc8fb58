import { carouselHeight } from '@trade-area/core/promotions';
import { useEffect, useState } from 'react';

/**
 * Height in CSS pixels that header and notice bars leave to the carousel (SHELL-16), measured again when the window or
 * one of them changes; undefined before the first measurement.
 */
export function useCarouselHeight(): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const bars = ['.ta-shell-header', '.ta-shell__top'].map((bar) => document.querySelector(bar));
    const measure = () => {
      const [header = 0, notice = 0] = bars.map((bar) => bar?.getBoundingClientRect().height);
      setHeight(carouselHeight(window.innerHeight, header, notice));
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
