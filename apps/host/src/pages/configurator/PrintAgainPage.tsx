import './configurator.css';
import { readPrintAgainPage, readQuotesAddress } from '@trade-area/core/configurator';
import { quoteTexts, SavedQuotes, useText } from '@trade-area/widgets';
import { CustomerCart, PrintAgainFrame } from '@trade-area/widgets/portal';
import { ListPage } from '../../layout/ListPage.tsx';
import { useNavigate } from 'react-router';
import { hrefOf, routeOf } from '../../portal/addresses.ts';
import { usePortal } from '../../portal/usePortal.ts';
import { orderHref } from '../orders/orderHref.ts';
import { useQuoteCheckout } from './useQuoteCheckout.ts';

/**
 * The customer's saved quotes, to edit, share and order (AGAIN-01, AGAIN-02); the page that the lab names instead is
 * framed. A past order that is named in the address is compared here in either case: that page links to it.
 */
export function PrintAgainPage() {
  const t = useText(quoteTexts);
  const { config } = usePortal();
  const navigate = useNavigate();
  const storeHref = hrefOf('graphistore');
  const framed = readPrintAgainPage(config);
  const checkout = useQuoteCheckout();
  return (
    <ListPage page="print-again" title={t('title')} className="ta-pages-quotes">
      {(address) =>
        framed !== '' && readQuotesAddress(address.search).order === '' ? (
          <>
            <CustomerCart onCheckOut={checkout.openCart} isOpening={checkout.isOpening} />
            <PrintAgainFrame page={framed} />
            {checkout.form}
          </>
        ) : (
          <>
            <p className="ta-quiet">{t('lead')}</p>
            <SavedQuotes
              {...address}
              storeHref={storeHref}
              orderHref={orderHref}
              onOpen={(href) => void navigate(routeOf(new URL(href).pathname))}
              onCheckout={checkout.open}
              onCheckoutCart={checkout.openCart}
              isOpening={checkout.isOpening}
            />
            {checkout.form}
          </>
        )
      }
    </ListPage>
  );
}
