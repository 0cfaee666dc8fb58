import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Cards drawn at first, and added each time the end comes near: five thousand cost no more than these. */
const step = 60;

export interface IncrementalCount {
  /** How many are drawn. */
  readonly count: number;
  /** Stands after the last one, while there are more. */
  readonly endRef: RefObject<HTMLLIElement | null>;
}

/** How much of a long list is drawn. `what` names the list: another one resets the count. */
export function useIncrementalCount(total: number, what: string): IncrementalCount {
  const [grown, setGrown] = useState({ what, count: step });
  const count = Math.min(total, grown.what === what ? grown.count : step);
  const endRef = useRef<HTMLLIElement>(null);
  // In pieces between frames, so that scrolling stays smooth.
  const grow = useCallback(
    () => startTransition(() => setGrown({ what, count: count + step })),
    [what, count],
  );

  useEffect(() => {
    const end = endRef.current;
    if (!end || count >= total) return;
    const near = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && grow(),
      {
        rootMargin: '1500px',
      },
    );
    near.observe(end);
    return () => near.disconnect();
  }, [grow, count, total]);
  return { count, endRef };
}
