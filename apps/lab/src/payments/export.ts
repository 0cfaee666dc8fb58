import type { BodyOf, CsvForm, exportPayments } from '@trade-area/core/contract';
import type { Session } from '../base/owner.ts';
import type { Call } from '../base/route.ts';
import { byteOrderMark, csvLine, csvNumber } from '../base/csv.ts';
import { listState } from '../orders/listState.ts';
import { readAll } from '../lists/page.ts';
import { paymentList } from './list.ts';
import { bookCurrency } from './row.ts';
import { selectionOf } from './selection.ts';
import { paymentsById } from './table.ts';
import type { StoredPayment } from './table.ts';

type Column = BodyOf<typeof exportPayments>['columns'][number]['key'];

interface CsvTexts {
  /** Words for the methods in the reader's language. */
  readonly labels: Readonly<Record<string, string>>;
  readonly form: CsvForm;
}

/** Exports the payments that the filters match, in the order of the list. */
export async function exportCsv({
  lab,
  session,
  body,
}: Call<typeof exportPayments, Session>): Promise<string> {
  const { queries } = lab.database;
  const selection = selectionOf(body.request);
  const version = await lab.versions.current(session.owner);
  const state = await listState(lab, session.owner, false, version);
  const { labels = {}, form = 'comma' } = body;
  const titles = body.columns.map(({ title }) => title);
  const lines = [byteOrderMark, csvLine(titles, form)];
  for await (const ids of readAll(paymentList, { queries, owner: session.owner, selection, state }))
    for (const payment of await paymentsById(queries, session.owner, ids))
      lines.push(
        csvLine(
          body.columns.map(({ key }) => read[key](payment, { labels, form })),
          form,
        ),
      );
  return lines.join('');
}

const read: Readonly<Record<Column, (payment: StoredPayment, texts: CsvTexts) => string>> = {
  code: (payment) => payment.commessa,
  article: (payment) => payment.article,
  // ORD-50: the label, else the event's name, else the couple.
  names: (payment) =>
    payment.user_label || payment.event_name || [payment.bride, payment.groom].filter(Boolean).join(' & '),
  shipping_date: (payment) => payment.shipping_date ?? '',
  date: (payment) => (payment.due ? '' : payment.day),
  method: (payment, { labels }) => labels[payment.method] ?? payment.method,
  last4: (payment) => payment.last4,
  transaction: (payment) => payment.transaction_id,
  // PAY-12: padded to five digits.
  document: (payment) =>
    payment.document === null ? '' : `${payment.series ?? ''}${String(payment.document).padStart(5, '0')}`,
  amount: (payment, { form }) => csvNumber(payment.amount, form),
  currency: (payment) => payment.currency,
  book_amount: (payment, { form }) => csvNumber(payment.book_amount, form),
  book_currency: () => bookCurrency,
};
