import { html } from 'hono/html';
import { receiptMethods } from '../../payments/sales/receipts.ts';
import type { Receipt } from '../../payments/sales/receiptTable.ts';
import type { StaffOrder } from '../../production/orderTable.ts';
import type { Markup } from '../markup.ts';
import type { Desk } from './desk.ts';
import { receiptTexts } from './texts/receipts.ts';

type Form = (action: string, content: Markup) => Markup;

/** The payments that the desk recorded for an order, and the form for the next one while something is due. */
export function receiptsView(
  desk: Desk,
  given: {
    readonly order: StaffOrder;
    readonly receipts: readonly Receipt[];
    /** ISO day. */
    readonly today: string;
    readonly key: string;
    readonly submitted: Readonly<Record<string, string>>;
  },
  form: Form,
): Markup {
  const { order, receipts } = given;
  if (receipts.length === 0 && order.due === 0) return html``;
  const texts = receiptTexts[desk.language];
  return html`<h3>${texts.title}</h3>
    ${receipts.length > 0
      ? html`<ul class="files">
          ${receipts.map((receipt) => row(desk, given, receipt, form))}
        </ul>`
      : html``}
    ${order.due > 0 && order.price !== null ? form('paid', fields(desk, given)) : html``}`;
}

function row(
  desk: Desk,
  { order, receipts }: { readonly order: StaffOrder; readonly receipts: readonly Receipt[] },
  receipt: Receipt,
  form: Form,
): Markup {
  const texts = receiptTexts[desk.language];
  const isUndone = receipts.some(({ reverses }) => reverses === receipt.id);
  const methods: Readonly<Record<string, string>> = texts.methods;
  const facts = [
    desk.day(receipt.day),
    methods[receipt.method] ?? receipt.method,
    receipt.amount < 0 ? texts.undoes : isUndone ? texts.undone : '',
    texts.recordedBy(receipt.author),
    receipt.note,
  ];
  return html`<li>
    <strong>${desk.money(receipt.amount, order.currency)}</strong>
    <span class="quiet" dir="auto">${facts.filter(Boolean).join(' · ')}</span>
    ${receipt.amount > 0 && !isUndone
      ? form(
          'reversed',
          html`<details>
            <summary>${texts.undo}</summary>
            <input type="hidden" name="receipt" value="${String(receipt.id)}" />
            <p class="quiet hint">${texts.undoHint}</p>
            <label>${texts.reason} <input name="note" maxlength="500" /></label>
            <p><button class="button quiet">${texts.undo}</button></p>
          </details>`,
        )
      : html``}
  </li>`;
}

function fields(
  { language }: Desk,
  {
    order,
    today,
    key,
    submitted,
  }: {
    readonly order: StaffOrder;
    readonly today: string;
    readonly key: string;
    readonly submitted: Readonly<Record<string, string>>;
  },
): Markup {
  const texts = receiptTexts[language];
  const chosen = submitted['method'] ?? 'bank transfer';
  return html`<input type="hidden" name="key" value="${key}" />
    <label
      >${texts.amount} (${order.currency})
      <input
        name="amount"
        inputmode="decimal"
        maxlength="10"
        value="${submitted['amount'] ?? (order.due / 100).toFixed(2)}"
        required
    /></label>
    <label
      >${texts.paidOn}
      <input
        name="paid_on"
        type="date"
        min="${order.orderDate}"
        max="${today}"
        value="${submitted['paid_on'] ?? today}"
        required
    /></label>
    <label
      >${texts.method}
      <select name="method">
        ${receiptMethods.map(
          (method) =>
            html`<option value="${method}" ${method === chosen ? html`selected` : html``}>
              ${texts.methods[method]}
            </option>`,
        )}
      </select></label
    >
    <label>${texts.note} <input name="note" maxlength="500" value="${submitted['note'] ?? ''}" /></label>
    <p><button class="button quiet">${texts.record}</button></p>`;
}
