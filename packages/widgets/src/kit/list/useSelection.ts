import { useCallback, useState } from 'react';
import { limitSelection } from '@trade-area/core/kernel';

export interface RowSelection {
  /** Keys; the choice outlives pages, sorts, filters and refreshes. */
  readonly selected: ReadonlySet<string>;
  /** More were wanted than can be chosen. */
  readonly isFull: boolean;
  readonly select: (selected: ReadonlySet<string>) => void;
  readonly clear: () => void;
}

const noSelection = { selected: new Set<string>() as ReadonlySet<string>, isFull: false };

/** The chosen rows of a list; past `most` the first ones stay. Default: no limit. */
export function useSelection(most = Number.POSITIVE_INFINITY): RowSelection {
  const [{ selected, isFull }, set] = useState(noSelection);
  return {
    selected,
    isFull,
    select: useCallback(
      (wanted) => set({ selected: limitSelection(wanted, most), isFull: wanted.size > most }),
      [most],
    ),
    clear: useCallback(() => set(noSelection), []),
  };
}
