import type { ReactNode } from 'react';
import { DateInput, Disclosure, Field } from '@trade-area/widgets/ui';
import { receiptMethods } from '../../payments/sales/receipts.ts';
import type { Receipt } from '../../payments/sales/receiptTable.ts';
import type { StaffOrder } from '../../production/orderTable.ts';
import type { Desk } from './desk.ts';
import { SelectField, TextField, unheard } from '../parts/fields.tsx';
import { Send } from './parts.tsx';
import type { DrawForm } from './parts.tsx';
import { receiptTexts } from './texts/receipts.ts';

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
  form: DrawForm,
): ReactNode {
  const { order, receipts } = given;
  if (receipts.length === 0 && order.due === 0) return null;
  const texts = receiptTexts[desk.language];
  return (
    <>
      <h3 className="ta-heading">{texts.title}</h3>
      {receipts.length > 0 && (
        <ul className="ta-page-rows">{receipts.map((receipt) => row(desk, given, receipt, form))}</ul>
      )}
      {order.due > 0 && order.price !== null && form('paid', fields(desk, given))}
    </>
  );
}

function row(
  desk: Desk,
  { order, receipts }: { readonly order: StaffOrder; readonly receipts: readonly Receipt[] },
  receipt: Receipt,
  form: DrawForm,
): ReactNode {
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
  return (
    <li key={receipt.id} className="ta-page-column">
      <strong className="ta-figures">{desk.money(receipt.amount, order.currency)}</strong>{' '}
      <span className="ta-quiet" dir="auto">
        {facts.filter(Boolean).join(' · ')}
      </span>
      {receipt.amount > 0 &&
        !isUndone &&
        form(
          'reversed',
          <Disclosure title={texts.undo}>
            <div className="ta-page-stack">
              <input type="hidden" name="receipt" value={String(receipt.id)} />
              <p className="ta-quiet">{texts.undoHint}</p>
              <TextField label={texts.reason} name="note" maxLength={500} />
              <Send primary={false}>{texts.undo}</Send>
            </div>
          </Disclosure>,
        )}
    </li>
  );
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
): ReactNode {
  const texts = receiptTexts[language];
  const chosen = submitted['method'] ?? 'bank transfer';
  return (
    <>
      <input type="hidden" name="key" value={key} />
      <TextField
        label={`${texts.amount} (${order.currency})`}
        name="amount"
        inputMode="decimal"
        maxLength={10}
        value={submitted['amount'] ?? (order.due / 100).toFixed(2)}
        required
      />
      <Field label={texts.paidOn} required>
        <DateInput
          name="paid_on"
          min={order.orderDate}
          max={today}
          value={submitted['paid_on'] ?? today}
          onValue={unheard}
        />
      </Field>
      <SelectField
        label={texts.method}
        name="method"
        value={chosen}
        options={receiptMethods.map((method) => ({ value: method, label: texts.methods[method] }))}
      />
      <TextField label={texts.note} name="note" maxLength={500} value={submitted['note'] ?? ''} />
      <Send primary={false}>{texts.record}</Send>
    </>
  );
}
