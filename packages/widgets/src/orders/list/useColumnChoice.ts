import { useState } from 'react';
import { storageKeys } from '@trade-area/core/kernel';
import { chosenColumns, columnKeys } from '@trade-area/core/orders';
import type { ColumnKey } from '@trade-area/core/orders';
import { useTradeArea } from '../../kit/provider.tsx';

export interface ColumnChoice {
  /** The columns the person chose; null = all. */
  readonly chosen: readonly ColumnKey[] | null;
  readonly choose: (columns: readonly ColumnKey[] | null) => void;
  readonly toggle: (column: ColumnKey) => void;
}

/** The columns this person wants to see, remembered on the device. */
export function useColumnChoice(): ColumnChoice {
  const { storage } = useTradeArea();
  const [chosen, setChosen] = useState<readonly ColumnKey[] | null>(() =>
    read(storage.get(storageKeys.orderColumns)),
  );
  const choose = (columns: readonly ColumnKey[] | null) => {
    const all = columns === null || columns.length === 0 || columns.length >= columnKeys.length;
    if (all) storage.remove(storageKeys.orderColumns);
    else storage.set(storageKeys.orderColumns, columns.join());
    setChosen(all ? null : columns);
  };
  return {
    chosen,
    choose,
    toggle(column) {
      const shown = chosenColumns(columnKeys, chosen);
      choose(
        shown.includes(column)
          ? shown.filter((key) => key !== column)
          : columnKeys.filter((key) => key === column || shown.includes(key)),
      );
    },
  };
}

function read(stored: string | null): readonly ColumnKey[] | null {
  const keys = (stored ?? '').split(',');
  const validKeys = columnKeys.filter((key) => keys.includes(key));
  return validKeys.length === 0 ? null : validKeys;
}
