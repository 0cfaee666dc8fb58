import './configurator.css';
import { pricesTexts, useText } from '@trade-area/widgets';
import { CartView } from '@trade-area/widgets/portal';
import { hrefOf } from '../../portal/addresses.ts';
import { useQuoteCheckout } from './useQuoteCheckout.ts';

/** The quotes that the customer orders together (CHECK-08). */
export function CartPage() {
  const t = useText(pricesTexts);
  const checkout = useQuoteCheckout();
  return (
    <article className="ta-pages-quotes">
      <h1 className="ta-title">{t('cartTitle')}</h1>
      <CartView
        onCheckOut={checkout.openCart}
        isOpening={checkout.isOpening}
        storeHref={hrefOf('graphistore')}
        quotesHref={hrefOf('print-again')}
      />
      {checkout.form}
    </article>
  );
}
