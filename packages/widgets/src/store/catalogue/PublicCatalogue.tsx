import type { ReactElement } from 'react';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { Catalogue } from './Catalogue.tsx';
import type { CatalogueProps } from './Catalogue.tsx';
import { defaultCurrency } from '../defaultCurrency.ts';
import { usePublicCatalogue } from './usePublicCatalogue.ts';

/** Props of {@link PublicCatalogue}. */
export interface PublicCatalogueProps extends Omit<CatalogueProps, 'catalogue'> {
  /** Of the prices: ISO 4217, or the portal's GBR. Default EUR. */
  readonly currency?: string | undefined;
}

/**
 * The store as a visitor sees it (PUB-01).
 *
 * @example
 * <PublicCatalogue currency="GBP" />
 */
export const PublicCatalogue = withBoundary(function PublicCatalogue({
  currency = defaultCurrency,
  ...props
}: PublicCatalogueProps): ReactElement {
  return <Catalogue {...props} catalogue={usePublicCatalogue(currency)} />;
});
