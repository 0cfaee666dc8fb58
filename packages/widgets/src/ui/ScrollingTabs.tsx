import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { Tabs } from './Tabs.tsx';
import type { TabsProps } from './Tabs.tsx';

/** Props of {@link ScrollingTabs}. */
export interface ScrollingTabsProps extends TabsProps {
  /** Class of the feature, whose style sheet says where the row scrolls and where it wraps. */
  readonly className: string;
}

/** Tabs whose row scrolls by itself where there is little room, with the chosen one visible. */
export function ScrollingTabs({ className, ...props }: ScrollingTabsProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const { selected, tabs } = props;
  // The texts of a language come later than the tabs, and change their widths.
  const titles = tabs.map(({ title }) => title).join('\n');
  useEffect(() => {
    const chosen = root.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const row = chosen?.parentElement;
    if (!row || !chosen || row.scrollWidth <= row.clientWidth) return;
    // By hand: scrollIntoView would move the page too.
    row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [selected, titles]);
  return (
    <div className={className} ref={root}>
      <Tabs {...props} />
    </div>
  );
}
