import './payments.css';
import { paymentsTexts, PaymentsList, useText } from '@trade-area/widgets';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hrefOf } from '../../portal/addresses.ts';
import { paymentHref } from './paymentHref.ts';

const withQuery = (address: string, search: string) => (search === '' ? address : `${address}?${search}`);
const hrefFor = (search: string) => withQuery(hrefOf('payments-list'), search);

/** The payments (PAY-01): filters, sort and page live in the address; the way to the cards stays in sight (PAY-03). */
export function PaymentsListPage() {
  const t = useText(paymentsTexts);
  const { search } = useLocation();
  const navigate = useNavigate();
  const onSearchChange = useCallback(
    (next: string, { replace }: { readonly replace: boolean }) =>
      void navigate({ search: next }, { replace, preventScrollReset: true }),
    [navigate],
  );
  return (
    <article className="ta-pages-payments">
      <h1 className="ta-title">{t('title')}</h1>
      <PaymentsList
        search={search}
        onSearchChange={onSearchChange}
        hrefFor={hrefFor}
        paymentHref={paymentHref}
      />
      <p className="ta-pages-payments__bar">
        <span className="ta-quiet">{t('manageHint')}</span>
        <a className="ta-link" href={`${hrefOf('account')}?page=managePayments`}>
          {t('manageCards')}
        </a>
      </p>
    </article>
  );
}
