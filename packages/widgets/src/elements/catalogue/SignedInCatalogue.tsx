import type { ReactElement } from 'react';
import { withFeatures } from '@trade-area/core';
import type { SessionArea, TradeArea } from '@trade-area/core';
import { kitTexts } from '../../kit/strings.ts';
import { AreaProvider, useSessionArea } from '../../kit/provider.tsx';
import { useLanguage } from '../../kit/text/engine.tsx';
import { CustomerCatalogue } from '../../store/catalogue/CustomerCatalogue.tsx';
import type { CustomerCatalogueProps } from '../../store/catalogue/CustomerCatalogue.tsx';
import { storeTexts } from '../../store/strings.ts';

const texts = [kitTexts, storeTexts];
const extended = new WeakMap<SessionArea, TradeArea>();

/** The whole trade area on a page's session, once however many catalogues ask. */
function wholeOf(area: SessionArea): TradeArea {
  const known = extended.get(area);
  if (known) return known;
  const made = withFeatures(area);
  extended.set(area, made);
  return made;
}

/** The catalogue of the customer who signed in on this page: their prices, their promotions. */
export function SignedInCatalogue(props: CustomerCatalogueProps): ReactElement {
  const area = wholeOf(useSessionArea());
  return (
    <AreaProvider tradeArea={area} language={useLanguage()} bundles={texts}>
      <CustomerCatalogue {...props} />
    </AreaProvider>
  );
}
