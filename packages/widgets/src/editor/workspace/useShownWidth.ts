import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Width on the page, and whether it is on the screen or close to it: pictures of far rows are not decoded. */
export function useShownWidth(canvas: RefObject<HTMLCanvasElement | null>) {
  const [shown, setShown] = useState({ width: 0, isNear: false });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const sizes = new ResizeObserver(() =>
      setShown((before) =>
        before.width === element.clientWidth ? before : { ...before, width: element.clientWidth },
      ),
    );
    const places = new IntersectionObserver(
      (entries) => setShown((before) => ({ ...before, isNear: entries.at(-1)?.isIntersecting === true })),
      { rootMargin: '600px' },
    );
    sizes.observe(element);
    places.observe(element);
    return () => {
      sizes.disconnect();
      places.disconnect();
    };
  }, [canvas]);
  return shown;
}
