import { useCallback, useState } from 'react';
import { mostSelected, nothingSelected } from '@trade-area/core/orders';
import type { Selection } from '@trade-area/core/orders';

export interface OrderSelection {
  /** Codes; the choice outlives pages, sorts, filters and refreshes. */
  readonly selected: Selection;
  /** More were wanted than can be chosen. */
  readonly full: boolean;
  readonly select: (selected: Selection) => void;
  readonly clear: () => void;
}

/** The chosen orders; past the limit of one export the first ones stay. */
export function useOrderSelection(): OrderSelection {
  const [{ selected, full }, set] = useState({ selected: nothingSelected, full: false });
  return {
    selected,
    full,
    select: useCallback((wanted) => {
      const full = wanted.size > mostSelected;
      set({ selected: full ? new Set([...wanted].slice(0, mostSelected)) : wanted, full });
    }, []),
    clear: useCallback(() => set({ selected: nothingSelected, full: false }), []),
  };
}
