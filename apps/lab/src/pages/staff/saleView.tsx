import type { ReactNode } from 'react';
import { Field, DateInput } from '@trade-area/widgets/ui';
import type { StaffOrder } from '../../production/orderTable.ts';
import type { SentReminder } from '../../payments/reminders/reminderTable.ts';
import type { Receipt } from '../../payments/sales/receiptTable.ts';
import type { DeskRefund } from '../../payments/refunds/recordRefund.ts';
import type { Desk } from './desk.ts';
import { TextField, unheard } from '../parts/fields.tsx';
import { TextLink } from '../parts/Page.tsx';
import { Send } from './parts.tsx';
import type { DrawForm } from './parts.tsx';
import { receiptsView } from './receiptsView.tsx';
import { refundsView } from './refundsView.tsx';
import { orderRemindersView } from './remindersView.tsx';

/** A document of the order, as the desk lists it. */
export interface DeskDocument {
  readonly id: number;
  /** '' invoices, 'NC' credit notes. */
  readonly series: string;
  readonly year: number;
  /** Padded. */
  readonly number: string;
}

const inProduction = [1, 3, 4, 5];
const shipped = 2;

/** Price, payment and documents of an order, and the forms that change them. */
export function saleView(
  desk: Desk,
  page: {
    readonly order: StaffOrder;
    readonly documents: readonly DeskDocument[];
    readonly receipts: readonly Receipt[];
    readonly refunds: readonly DeskRefund[];
    readonly reminders: readonly SentReminder[];
    readonly nextReminder: number | null;
    readonly today: string;
    readonly key: string;
    readonly submitted: Readonly<Record<string, string>>;
  },
  form: DrawForm,
): ReactNode {
  const { texts, money } = desk;
  const { order, documents, submitted } = page;
  const hasInvoice = documents.some(({ series }) => series === '');
  const mayPrice =
    !order.incomplete && (hasInvoice ? order.fmStatus === shipped : inProduction.includes(order.fmStatus));
  return (
    <section className="ta-page-stack" aria-labelledby="sale">
      <h2 className="ta-heading" id="sale">
        {texts.sale}
      </h2>
      <p>{order.price === null ? texts.noPrice : texts.priceNow(money(order.price, order.currency))}</p>
      {order.due > 0 && <p>{texts.dueNow(money(order.due, order.currency))}</p>}
      {documents.length > 0 && (
        <ul className="ta-page-list">
          {documents.map(({ id, series, year, number }) => (
            <li key={id}>
              <TextLink href={`/staff/orders/${order.code}/documents/${String(id)}`}>
                {`${series === '' ? texts.invoice : texts.creditNote} ${series}${number}/${String(year)}`}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {receiptsView(desk, page, form)}
      {refundsView(desk, { ...page, currency: order.currency }, form)}
      {orderRemindersView(desk, page, form)}
      {mayPrice &&
        form(
          'price',
          <>
            <TextField
              label={`${hasInvoice ? texts.lowerPrice : texts.priceLabel} (${order.currency})`}
              name="price"
              inputMode="decimal"
              maxLength={9}
              value={submitted['price'] ?? ''}
              hint={hasInvoice ? texts.lowerHint : undefined}
              required
            />
            <Send primary={false}>{texts.savePrice}</Send>
          </>,
        )}
    </section>
  );
}

/** Delivery and return of an order that was shipped. */
export function afterShippingView(
  { texts }: Desk,
  { order, submitted }: { readonly order: StaffOrder; readonly submitted: Readonly<Record<string, string>> },
  form: DrawForm,
): ReactNode {
  if (order.incomplete || order.fmStatus !== shipped) return null;
  return (
    <>
      <h2 className="ta-heading">{texts.delivery}</h2>
      {form(
        'delivered',
        <>
          <Field label={texts.deliveredOn} required>
            <DateInput
              name="delivered"
              min={order.shipped}
              value={submitted['delivered'] ?? order.delivered}
              onValue={unheard}
            />
          </Field>
          <Send>{texts.saveDelivery}</Send>
        </>,
      )}
      {form(
        'returned',
        <>
          <p className="ta-quiet">{texts.returnHint}</p>
          <Send primary={false}>{texts.markReturned}</Send>
        </>,
      )}
    </>
  );
}
