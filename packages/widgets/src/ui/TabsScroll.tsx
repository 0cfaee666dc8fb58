import { useEffect, useRef, useState } from 'react';
import type { PointerEvent, ReactElement, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from './icons.ts';

/** Props of {@link TabsScroll}. */
export interface TabsScrollProps {
  /** Changes with the chosen tab and with the titles: then the chosen one is brought into sight. */
  readonly shown: string;
  /** Class of the feature. */
  readonly className?: string | undefined;
  /** Contains one row of tabs (`ta-tabs__row`). */
  readonly children: ReactNode;
}

/** Whether tabs are out of sight on a side. */
interface Hidden {
  readonly start: boolean;
  readonly end: boolean;
}

const rowIn = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('.ta-tabs__row');

/** A row of tabs on one line, which scrolls by itself where there is little room. */
export function TabsScroll({ shown, className, children }: TabsScrollProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<Hidden>({ start: false, end: false });

  useEffect(() => {
    const row = rowIn(root.current);
    if (!row) return;
    const look = () => {
      const start = row.scrollLeft > 1;
      const end = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
      setHidden((was) => (was.start === start && was.end === end ? was : { start, end }));
    };
    // It also reports the first size.
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [shown]);

  useEffect(() => {
    const row = rowIn(root.current);
    const chosen = row?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]');
    if (!row || !chosen || row.scrollWidth <= row.clientWidth) return;
    // By hand: scrollIntoView would move the page too.
    row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [shown]);

  const scroll = (direction: 1 | -1) => {
    const row = rowIn(root.current);
    row?.scrollBy({ left: direction * row.clientWidth * 0.6 });
  };
  return (
    <div
      className={`ta-tabs-scroll${className ? ` ${className}` : ''}`}
      data-start={hidden.start || undefined}
      data-end={hidden.end || undefined}
      ref={root}
    >
      {children}
      {hidden.start && <Arrow side="start" onPress={() => scroll(-1)} />}
      {hidden.end && <Arrow side="end" onPress={() => scroll(1)} />}
    </div>
  );
}

interface ArrowProps {
  readonly side: keyof Hidden;
  readonly onPress: () => void;
}

/** For a mouse without a wheel to the side; arrow keys, Tab and fingers reach every tab without it. */
function Arrow({ side, onPress }: ArrowProps): ReactElement {
  const keepFocus = (event: PointerEvent<HTMLElement>) => event.preventDefault();
  return (
    <button
      type="button"
      className="ta-tabs-scroll__arrow"
      data-side={side}
      tabIndex={-1}
      aria-hidden="true"
      onPointerDown={keepFocus}
      onClick={onPress}
    >
      <Icon shape={side === 'start' ? chevronLeftIcon : chevronRightIcon} size="small" />
    </button>
  );
}
