import './payments.css';
import { paymentsTexts, PaymentsList, useText } from '@trade-area/widgets';
import { ListPage } from '../../layout/ListPage.tsx';
import { hrefOf } from '../../portal/addresses.ts';
import { paymentHref } from './paymentHref.ts';

/** The list of payments (PAY-01); the link to the cards stays visible (PAY-03). */
export function PaymentsListPage() {
  const t = useText(paymentsTexts);
  return (
    <ListPage page="payments-list" title={t('title')} className="ta-pages-payments">
      {(address) => (
        <>
          <PaymentsList {...address} paymentHref={paymentHref} />
          <p className="ta-pages-payments__bar">
            <span className="ta-quiet">{t('manageHint')}</span>
            <a className="ta-action ta-link" href={`${hrefOf('account')}?page=managePayments`}>
              {t('manageCards')}
            </a>
          </p>
        </>
      )}
    </ListPage>
  );
}
