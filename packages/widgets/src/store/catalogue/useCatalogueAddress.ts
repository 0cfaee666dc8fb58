import { useCallback, useState } from 'react';
import { emptyStoreAddress } from '@trade-area/core/store';
import type { StoreAddress } from '@trade-area/core/store';

/** Called with every chosen filter or search. `replace`: no step back leads to the former one. */
export type OnStoreAddress = (address: StoreAddress, how: { readonly replace: boolean }) => void;

/** The applied filters and search: the owner's where one gives them, otherwise kept here from all products on. */
export function useCatalogueAddress(
  given: StoreAddress | undefined,
  onAddress: OnStoreAddress | undefined,
): readonly [StoreAddress, OnStoreAddress] {
  const [own, setOwn] = useState(emptyStoreAddress);
  const isOwn = given === undefined;
  const change = useCallback<OnStoreAddress>(
    (next, how) => {
      if (isOwn) setOwn(next);
      onAddress?.(next, how);
    },
    [isOwn, onAddress],
  );
  return [given ?? own, change];
}
