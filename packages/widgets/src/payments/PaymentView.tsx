import { useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { listPayments } from '@trade-area/core/contract';
import type { PaymentListAnswer, PaymentRow } from '@trade-area/core/contract';
import { eventNames } from '@trade-area/core/kernel';
import { bookedAmount } from '@trade-area/core/payments';
import { DataView } from '../kit/DataView.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import { Button } from '../ui/Button.tsx';
import { downloadIcon } from '../ui/icons.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { InvoiceNotices } from './list/InvoiceNotices.tsx';
import { Amount, DocumentCell, Method } from './PaymentsTable.tsx';
import { paymentsTexts } from './strings.ts';
import { useInvoiceDownload } from './usePaymentFiles.ts';
import { useFormats } from '../kit/useFormats.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';

export interface PaymentViewProps {
  /** Order code. */
  readonly code: string;
  /** Address of the order's page (PAY-18). */
  readonly orderHref: (code: string) => string;
  /** Address of the list for this order (PAY-17). */
  readonly listHref: (code: string) => string;
  /** There is no payment of such an order, or it is not theirs: the page leads to the list. */
  readonly onMissing: (code: string) => void;
  /** The way back. */
  readonly back?: ReactNode;
  /** The order's card, under the movements. */
  readonly card?: ReactNode;
}

/**
 * Everything about the payment of one order (PAY-18): the order, each movement, the documents, the card.
 *
 * @example
 * <PaymentView
 *   code="2600001"
 *   orderHref={(code) => `/order/${code}`}
 *   listHref={(code) => `/payments?order=${code}`}
 *   onMissing={() => navigate('/payments')}
 * />
 */
export const PaymentView = withBoundary(function PaymentView(props: PaymentViewProps): ReactElement {
  const { code, onMissing, back } = props;
  const answer = useRemote(
    listPayments,
    { body: { order_by: [{ property: 'date', direction: 'ASC' }], query: { cod_order_ref: code } } },
    { keepPrevious: false },
  );
  const missing = answer.data?.orders.length === 0;
  useEffect(() => {
    if (missing) onMissing(code);
  }, [missing, code, onMissing]);
  return (
    <div className="ta-payments-view">
      {back}
      {!missing && (
        <DataView remote={answer} waiting={<LoadingPayment code={code} />}>
          {(data: PaymentListAnswer) => <Payment {...props} rows={data.orders} />}
        </DataView>
      )}
    </div>
  );
});

function LoadingPayment({ code }: { readonly code: string }) {
  const t = useText(paymentsTexts);
  return (
    <div className="ta-payments-view__head">
      <h1 className="ta-title" data-name>
        {t('paymentOf', { code })}
      </h1>
      <Skeleton count={3} />
    </div>
  );
}

type PaymentProps = PaymentViewProps & { readonly rows: readonly PaymentRow[] };

function Payment({ code, rows, orderHref, listHref, card }: PaymentProps): ReactElement | null {
  const t = useText(paymentsTexts);
  const { date } = useFormats();
  const invoices = useInvoiceDownload();
  const [first] = rows;
  if (!first) return null;
  const people = eventNames(first);
  const facts: readonly (readonly [string, string])[] = [
    [t('columnArticle'), first.article],
    [t('eventDate'), date(people.date)],
    [t('orderDate'), date(first.order_date)],
    [t('columnShipping'), date(first.shipping_date)],
  ];
  const invoiced = rows.some(({ invoice }) => invoice !== '');
  return (
    <>
      <header className="ta-payments-view__head">
        <h1 className="ta-title" data-name>
          {people.names || t('paymentOf', { code })}
        </h1>
        <p className="ta-payments-view__links">
          <a className="ta-link" href={orderHref(code)}>
            {t('openOrder', { code })}
          </a>
          <a className="ta-link" href={listHref(code)}>
            {t('allOfOrder')}
          </a>
        </p>
      </header>
      <dl className="ta-payments-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([title, value], index) => (
            // Not the title: titles are all empty until the texts of a language arrive.
            <Fact key={index} title={title}>
              {value}
            </Fact>
          ))}
      </dl>
      <section className="ta-payments-movements" aria-label={t('movements')}>
        {rows.map((row) => (
          <Movement key={row.id} row={row} />
        ))}
      </section>
      <div className="ta-payments-view__invoice">
        {invoiced ? (
          <Button icon={downloadIcon} busy={invoices.working} onClick={() => void invoices.save([code])}>
            {t('downloadInvoice')}
          </Button>
        ) : (
          <p className="ta-quiet">{t('noInvoiceYet')}</p>
        )}
        <InvoiceNotices invoices={invoices} codes={[code]} />
      </div>
      {card}
    </>
  );
}

/** One payment or refund. */
function Movement({ row }: { readonly row: PaymentRow }) {
  const t = useText(paymentsTexts);
  const { date, money } = useFormats();
  const booked = bookedAmount(row);
  const transaction = row.dati_pagamento.id_transazione;
  return (
    <dl className="ta-payments-facts ta-payments-movement">
      <Fact title={t('columnAmount')}>
        <span className="ta-payments-movement__amount">
          <Amount row={row} />
        </span>
        {booked && <span className="ta-quiet">{t('booked', { amount: money(booked) })}</span>}
      </Fact>
      <Fact title={t('columnDate')}>{date(row.price.payment_data) || t('none')}</Fact>
      <Fact title={t('columnMethod')}>
        <Method row={row} />
      </Fact>
      <Fact title={t('columnDocument')}>
        <DocumentCell row={row} />
      </Fact>
      {transaction !== '' && (
        <Fact title={t('transaction')}>
          <span className="ta-payments-code">{transaction}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="ta-payments-facts__fact">
      <dt>{title}</dt>
      <dd className="ta-figures">{children}</dd>
    </div>
  );
}
