import { useMemo } from 'react';
import type { ReactElement } from 'react';
import type { ComputedItem } from '@trade-area/core/store';
import { ProductCard } from '../card/ProductCard.tsx';
import { useCardKeys } from '../useCardKeys.ts';
import { useIncrementalCount } from './useIncrementalCount.ts';
import type { StoreView } from '../useStoreView.ts';

export interface CardGridProps {
  readonly items: readonly ComputedItem[];
  readonly view: StoreView;
  /** Spoken name of the list. */
  readonly label: string;
  /** Names what is listed: another list begins at its first card. */
  readonly what: string;
  /** The first row is seen at once. Default true. */
  readonly leads?: boolean | undefined;
  /** The person wants to choose between the editors of an item. */
  readonly onChoose: (item: ComputedItem) => void;
}

/** The number of pictures visible without scrolling: a row of four. */
const firstRow = 4;

/** Cards by the width there is, in the server's order (STORE-62). */
export function CardGrid({ items, view, label, what, leads = true, onChoose }: CardGridProps): ReactElement {
  const { count, endRef } = useIncrementalCount(items.length, what);
  const onKeyDown = useCardKeys();
  const keys = useMemo(() => keysOf(items), [items]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys between the links of cards
    <ul className="ta-store-grid" aria-label={label} onKeyDown={onKeyDown} part="grid">
      {items.slice(0, count).map((item, index) => (
        <li key={keys[index]} className="ta-store-grid__item">
          <ProductCard item={item} view={view} first={leads && index < firstRow} onChoose={onChoose} />
        </li>
      ))}
      {count < items.length && <li className="ta-store-grid__end" ref={endRef} aria-hidden="true" />}
    </ul>
  );
}

/** The same product may come twice: the second is another card. */
function keysOf(items: readonly ComputedItem[]): readonly string[] {
  const seen = new Map<string, number>();
  return items.map(({ slug }) => {
    const count = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, count);
    return `${slug} ${count}`;
  });
}
