import type { ReactElement } from 'react';
import { Catalogue } from './Catalogue.tsx';
import type { CatalogueProps } from './Catalogue.tsx';
import { useCustomerCatalogue } from './useCustomerCatalogue.ts';

/** The store of the signed-in customer, with their promotions (STORE). Needs the whole trade area. */
export function CustomerCatalogue(props: Omit<CatalogueProps, 'catalogue'>): ReactElement {
  return <Catalogue {...props} catalogue={useCustomerCatalogue()} />;
}
