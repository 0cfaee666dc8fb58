import type { ReactElement, ReactNode } from 'react';
import type { StoreFilter } from '@trade-area/core/store';
import { useText } from '../../kit/text/engine.tsx';
import { ScrollingTabs } from '../../ui/ScrollingTabs.tsx';
import { storeTexts } from '../strings.ts';
import { filterWords } from '../words.ts';

export interface FilterBarProps {
  readonly filters: readonly StoreFilter[];
  readonly selected: StoreFilter;
  readonly onSelect: (filter: StoreFilter) => void;
  readonly children: ReactNode;
}

/** The categories as tabs with their cards below (STORE-09). */
export function FilterBar({ filters, selected, onSelect, children }: FilterBarProps): ReactElement {
  const t = useText(storeTexts);
  // The collection tc belongs to COLLECTIONS (STORE-57).
  const tab = filters.includes(selected) ? selected : selected === 'tc' ? 'collection' : 'all';
  return (
    <ScrollingTabs
      className="ta-store-tabs"
      label={t('filters')}
      tabs={filters.map((filter) => ({ key: filter, title: t(filterWords[filter]) }))}
      selected={tab}
      onSelect={(key) => onSelect(filters.find((filter) => filter === key) ?? 'all')}
    >
      {children}
    </ScrollingTabs>
  );
}
