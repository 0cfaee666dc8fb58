import { useCallback } from 'react';
import type { ReactElement } from 'react';
import { useTradeArea } from '../../kit/provider.tsx';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { Catalogue } from './Catalogue.tsx';
import type { CatalogueProps } from './Catalogue.tsx';
import { useCustomerCatalogue } from './useCustomerCatalogue.ts';
import type { OnCardAction } from '../useStoreView.ts';

/** Props of {@link CustomerCatalogue}. */
export type CustomerCatalogueProps = Omit<CatalogueProps, 'catalogue'>;

/**
 * The store of the signed-in customer, with their promotions (STORE-38). It needs what `createTradeArea` made.
 *
 * @example
 * <SignedInGate signedOut={<PublicCatalogue />}>
 *   <CustomerCatalogue />
 * </SignedInGate>
 */
export const CustomerCatalogue = withBoundary(function CustomerCatalogue(
  props: CustomerCatalogueProps,
): ReactElement {
  const { onAction } = props;
  const { tell } = useTradeArea();
  const act = useCallback<OnCardAction>(
    (action, event) => {
      tell(`store_${action.name}`, { slug: action.slug });
      onAction?.(action, event);
    },
    [tell, onAction],
  );
  return <Catalogue {...props} catalogue={useCustomerCatalogue()} onAction={act} />;
});
