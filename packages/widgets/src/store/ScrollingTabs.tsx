import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { Tabs } from '../ui/Tabs.tsx';
import type { TabsProps } from '../ui/Tabs.tsx';

/** Tabs whose row scrolls by itself where there is little room, with the chosen one visible. */
export function ScrollingTabs(props: TabsProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const { selected, tabs } = props;
  useEffect(() => {
    const chosen = root.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const row = chosen?.parentElement;
    if (!row || !chosen || row.scrollWidth <= row.clientWidth) return;
    // By hand: scrollIntoView would move the page too.
    row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [selected, tabs.length]);
  return (
    <div className="ta-store-tabs" ref={root}>
      <Tabs {...props} />
    </div>
  );
}
