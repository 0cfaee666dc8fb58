import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { emptyStoreAddress } from '@trade-area/core/store';
import type { StoreAddress } from '@trade-area/core/store';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { Catalogue } from './Catalogue.tsx';
import type { CatalogueProps } from './Catalogue.tsx';
import { defaultCurrency } from '../defaultCurrency.ts';
import { usePublicCatalogue } from './usePublicCatalogue.ts';

export interface PublicCatalogueProps extends Omit<CatalogueProps, 'catalogue' | 'address' | 'onAddress'> {
  /** The applied filters and search. Default: the widget keeps them, and begins with all products. */
  readonly address?: StoreAddress | undefined;
  /** Another filter or search was chosen; an owner of `address` applies it. */
  readonly onAddress?: CatalogueProps['onAddress'] | undefined;
  /** Of the prices: ISO 4217, or the portal's GBR. Default EUR. */
  readonly currency?: string | undefined;
}

/**
 * The store as a visitor sees it (PUB-01).
 *
 * @example
 * <PublicCatalogue currency="GBP" />
 */
export const PublicCatalogue = withBoundary(function PublicCatalogue(
  props: PublicCatalogueProps,
): ReactElement {
  const { address, onAddress, currency = defaultCurrency, ...shown } = props;
  const [kept, setKept] = useState(emptyStoreAddress);
  const isKept = address === undefined;
  const change = useCallback<CatalogueProps['onAddress']>(
    (next, how) => {
      if (isKept) setKept(next);
      onAddress?.(next, how);
    },
    [isKept, onAddress],
  );
  const catalogue = usePublicCatalogue(currency);
  return <Catalogue {...shown} catalogue={catalogue} address={address ?? kept} onAddress={change} />;
});
