import { useEffect } from 'react';
import { useLatest } from '../../ui/useLatest.ts';
import type { ListAddressState } from './useListAddress.ts';

/** A page past the last is corrected once the list has said how many there are (ORD-41). */
export function useClamp(
  list: ListAddressState,
  table: 'orders' | 'incomplete',
  pages: number | undefined,
): void {
  const clamp = useLatest(list.clamp);
  const asked = list.address[table].page;
  // Once per answer: the owner may take its time to bring the corrected address.
  useEffect(() => {
    if (pages !== undefined && asked > pages) clamp.current(table, pages);
  }, [clamp, table, pages, asked]);
}
