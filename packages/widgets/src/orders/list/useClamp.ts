import { useEffect } from 'react';
import type { ListAddressState } from './useListAddress.ts';

/** A page past the last is corrected once the list has said how many there are (ORD-41). */
export function useClamp(
  list: ListAddressState,
  table: 'orders' | 'incomplete',
  pages: number | undefined,
): void {
  const { clamp } = list;
  const asked = list.address[table].page;
  useEffect(() => {
    if (pages !== undefined && asked > pages) clamp(table, pages);
  }, [clamp, table, pages, asked]);
}
