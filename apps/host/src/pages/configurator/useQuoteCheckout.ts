import { configuratorPath } from '@trade-area/core/configurator';
import { useCheckout } from '@trade-area/widgets/portal';
import type { Checkout } from '@trade-area/widgets/portal';
import { hrefOf } from '../../portal/addresses.ts';
import { usePortal } from '../../portal/usePortal.ts';

const passedOn = { collection: '', flagged_as: '', ev: '', fundy_order_code: '', pid: '' };

/** The checkout of a saved quote of any configurator, or of the cart. */
export function useQuoteCheckout(): Checkout {
  const { config } = usePortal();
  return useCheckout({
    kind: 'EPICOR',
    environment: '',
    passedOn,
    storeAddress: `${config.portalOrigin}${hrefOf('graphistore')}`,
    quoteAddress: (quote, configurator) =>
      `${config.portalOrigin}${hrefOf(configuratorPath({ environment: '', configurator, quote }))}`,
  });
}
