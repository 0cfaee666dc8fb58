import { html } from 'hono/html';
import type { StaffOrder } from '../../production/orderTable.ts';
import type { SentReminder } from '../../payments/reminders/reminderTable.ts';
import type { Receipt } from '../../payments/sales/receiptTable.ts';
import type { Markup } from '../markup.ts';
import type { Desk } from './desk.ts';
import { orderRemindersView } from './remindersView.ts';
import { receiptsView } from './receiptsView.ts';

/** A document of the order, as the desk lists it. */
export interface DeskDocument {
  readonly id: number;
  /** '' invoices, 'NC' credit notes. */
  readonly series: string;
  readonly year: number;
  /** Padded. */
  readonly number: string;
}

type Form = (action: string, content: Markup) => Markup;

const inProduction = [1, 3, 4, 5];
const shipped = 2;

/** Price, payment and documents of an order, and the forms that change them. */
export function saleView(
  desk: Desk,
  page: {
    readonly order: StaffOrder;
    readonly documents: readonly DeskDocument[];
    readonly receipts: readonly Receipt[];
    readonly reminders: readonly SentReminder[];
    readonly nextReminder: number | null;
    readonly today: string;
    readonly key: string;
    readonly submitted: Readonly<Record<string, string>>;
  },
  form: Form,
): Markup {
  const { texts, money } = desk;
  const { order, documents, submitted } = page;
  const hasInvoice = documents.some(({ series }) => series === '');
  const mayPrice =
    !order.incomplete && (hasInvoice ? order.fmStatus === shipped : inProduction.includes(order.fmStatus));
  return html`<section aria-labelledby="sale">
    <h2 id="sale">${texts.sale}</h2>
    <p>${order.price === null ? texts.noPrice : texts.priceNow(money(order.price, order.currency))}</p>
    ${order.due > 0 ? html`<p>${texts.dueNow(money(order.due, order.currency))}</p>` : html``}
    ${documents.length > 0
      ? html`<ul class="files">
          ${documents.map(
            ({ id, series, year, number }) =>
              html`<li>
                <a href="/staff/orders/${order.code}/documents/${String(id)}"
                  >${series === '' ? texts.invoice : texts.creditNote} ${series}${number}/${String(year)}</a
                >
              </li>`,
          )}
        </ul>`
      : html``}
    ${receiptsView(desk, page, form)} ${orderRemindersView(desk, page, form)}
    ${mayPrice
      ? form(
          'price',
          html`<label
              >${hasInvoice ? texts.lowerPrice : texts.priceLabel} (${order.currency})
              <input
                name="price"
                inputmode="decimal"
                maxlength="9"
                value="${submitted['price'] ?? ''}"
                required
            /></label>
            ${hasInvoice ? html`<p class="quiet hint">${texts.lowerHint}</p>` : html``}
            <p><button class="button quiet">${texts.savePrice}</button></p>`,
        )
      : html``}
  </section>`;
}

/** Delivery and return of an order that was shipped. */
export function afterShippingView(
  { texts }: Desk,
  { order, submitted }: { readonly order: StaffOrder; readonly submitted: Readonly<Record<string, string>> },
  form: Form,
): Markup {
  if (order.incomplete || order.fmStatus !== shipped) return html``;
  return html`<h2>${texts.delivery}</h2>
    ${form(
      'delivered',
      html`<label
          >${texts.deliveredOn}
          <input
            name="delivered"
            type="date"
            min="${order.shipped}"
            value="${submitted['delivered'] ?? order.delivered}"
            required
        /></label>
        <p><button class="button">${texts.saveDelivery}</button></p>`,
    )}
    ${form(
      'returned',
      html`<p class="quiet hint">${texts.returnHint}</p>
        <p><button class="button quiet">${texts.markReturned}</button></p>`,
    )}`;
}
