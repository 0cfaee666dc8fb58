import type { ReactElement } from 'react';
import { Catalogue } from './Catalogue.tsx';
import type { CatalogueProps } from './Catalogue.tsx';
import { defaultCurrency } from '../defaultCurrency.ts';
import { usePublicCatalogue } from './usePublicCatalogue.ts';

export interface PublicCatalogueProps extends Omit<CatalogueProps, 'catalogue'> {
  /** Of the prices: ISO 4217, or the portal's GBR. Default EUR. */
  readonly currency?: string | undefined;
}

/** The store as a visitor sees it (PUB). */
export function PublicCatalogue({
  currency = defaultCurrency,
  ...props
}: PublicCatalogueProps): ReactElement {
  return <Catalogue {...props} catalogue={usePublicCatalogue(currency)} />;
}
