import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { StoreFilter } from '@trade-area/core/store';
import { useText } from '../kit/text/engine.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { storeTexts } from './strings.ts';
import { filterWords } from './words.ts';

export interface FilterBarProps {
  readonly filters: readonly StoreFilter[];
  readonly selected: StoreFilter;
  readonly onSelect: (filter: StoreFilter) => void;
  readonly children: ReactNode;
}

/** The categories as tabs with their cards below; on a phone the row scrolls by itself (STORE-09). */
export function FilterBar({ filters, selected, onSelect, children }: FilterBarProps): ReactElement {
  const t = useText(storeTexts);
  const root = useRef<HTMLDivElement>(null);
  // The collection tc stands under COLLECTIONS (STORE-57).
  const tab = filters.includes(selected) ? selected : selected === 'tc' ? 'collection' : 'all';

  useEffect(() => {
    const chosen = root.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const row = chosen?.parentElement;
    if (!row || !chosen || row.scrollWidth <= row.clientWidth) return;
    // By hand: scrollIntoView would move the page too.
    row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [tab]);

  return (
    <div className="ta-store-tabs" ref={root}>
      <Tabs
        label={t('filters')}
        tabs={filters.map((filter) => ({ key: filter, title: t(filterWords[filter]) }))}
        selected={tab}
        onSelect={(key) => onSelect(filters.find((filter) => filter === key) ?? 'all')}
      >
        {children}
      </Tabs>
    </div>
  );
}
