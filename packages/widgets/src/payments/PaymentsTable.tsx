import { useMemo } from 'react';
import type { ReactElement } from 'react';
import type { PaymentRow } from '@trade-area/core/contract';
import {
  documentNumber,
  methodKey,
  paidAmount,
  paymentNames,
  sortableColumns,
} from '@trade-area/core/payments';
import type { PaymentSort, PaymentSortColumn } from '@trade-area/core/payments';
import { useText } from '../kit/text/engine.tsx';
import { IconButton } from '../ui/Button.tsx';
import { downloadIcon } from '../ui/icons.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { DataTableColumn } from '../ui/table/table.ts';
import { paymentsTexts } from './strings.ts';
import { useExistingInvoices } from './useExistingInvoices.ts';
import { useFormats } from '../kit/useFormats.ts';

/** Where rows lead. */
export interface PaymentLinks {
  /** Address of a payment's page (PAY-02). Without it rows lead nowhere. */
  readonly paymentHref?: ((code: string) => string) | undefined;
  /** A row was opened by a plain press or Enter; the link then leads nowhere by itself. */
  readonly onPaymentOpen?: ((code: string, href: string) => void) | undefined;
}

export interface PaymentsTableProps extends PaymentLinks {
  readonly rows: readonly PaymentRow[];
  readonly sort?: PaymentSort | null | undefined;
  readonly onSort?: ((sort: PaymentSort | null) => void) | undefined;
  /** Keys of chosen rows, see {@link keyOf}. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** The button of a row with an invoice was pressed (PAY-12). */
  readonly onInvoice?: ((code: string) => void) | undefined;
  readonly loading?: boolean;
  readonly busy?: boolean;
  readonly resultText?: string | undefined;
}

const nothing: ReadonlySet<string> = new Set();

/** An order may have several payments: order code and the payment's own id. */
export const keyOf = (row: Pick<PaymentRow, 'commessa' | 'id'>) => `${row.commessa} ${row.id}`;
/** The order code of a key. */
export const codeOf = (key: string) => key.slice(0, key.lastIndexOf(' '));

/** The table of payments (PAY-22). */
export function PaymentsTable(props: PaymentsTableProps): ReactElement {
  const { rows, paymentHref, onPaymentOpen, sort, onSort, selected = nothing, onSelect, onInvoice } = props;
  const t = useText(paymentsTexts);
  const invoiced = useExistingInvoices(rows);
  const columns = usePaymentColumns(onSort !== undefined, onInvoice, invoiced);
  const labels = useMemo(
    () => ({ all: t('selectAll'), row: (row: PaymentRow) => t('selectRow', { code: row.commessa }) }),
    [t],
  );
  return (
    <div className="ta-payments-table">
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowEqual={samePayment}
        sort={sort ? { key: sort.column, direction: sort.direction } : undefined}
        onSort={
          onSort &&
          ((next) =>
            onSort(next ? { column: next.key as PaymentSortColumn, direction: next.direction } : null))
        }
        selection={onSelect && { selected, onSelect, labels }}
        rowHref={paymentHref ? (row) => paymentHref(row.commessa) : undefined}
        onRowOpen={
          onPaymentOpen && paymentHref
            ? (row) => onPaymentOpen(row.commessa, paymentHref(row.commessa))
            : undefined
        }
        loading={props.loading ?? false}
        loadingRows={10}
        busy={props.busy ?? false}
        resultText={props.resultText}
        cardsBelow="medium"
      />
    </div>
  );
}

/** What a refresh brings again as it was is not drawn again. */
function samePayment(before: PaymentRow, now: PaymentRow): boolean {
  return before === now || JSON.stringify(before) === JSON.stringify(now);
}

function usePaymentColumns(
  sortable: boolean,
  onInvoice: PaymentsTableProps['onInvoice'],
  invoiced: ReadonlySet<string>,
): readonly DataTableColumn<PaymentRow>[] {
  const t = useText(paymentsTexts);
  const { date } = useFormats();
  return useMemo(() => {
    const columns: DataTableColumn<PaymentRow>[] = [
      {
        key: 'names',
        title: t('columnNames'),
        primary: true,
        width: '24%',
        cell: (row) => <Names row={row} />,
      },
      {
        key: 'code',
        title: t('columnCode'),
        cardLabel: '',
        cell: (row) => <span className="ta-payments-code ta-figures">{row.commessa}</span>,
      },
      { key: 'article', title: t('columnArticle'), cardLabel: '', width: '15%', cell: (row) => row.article },
      {
        key: 'shipping_date',
        title: t('columnShipping'),
        cell: (row) => date(row.shipping_date) || t('none'),
      },
      { key: 'date', title: t('columnDate'), cell: (row) => date(row.price.payment_data) || t('none') },
      { key: 'method', title: t('columnMethod'), cell: (row) => <Method row={row} /> },
      { key: 'document', title: t('columnDocument'), cell: (row) => <DocumentCell row={row} /> },
      { key: 'price', title: t('columnAmount'), numeric: true, cell: (row) => <Amount row={row} /> },
      {
        key: 'invoice',
        title: t('columnInvoice'),
        titleHidden: true,
        align: 'end',
        width: '3rem',
        cell: (row) =>
          onInvoice && invoiced.has(row.commessa) ? (
            <IconButton
              icon={downloadIcon}
              label={t('invoiceOf', { code: row.commessa })}
              size="small"
              onClick={() => onInvoice(row.commessa)}
            />
          ) : null,
      },
    ];
    const sorts = (key: string) => sortable && sortableColumns.some((column) => column === key);
    return columns.map((column) => ({ ...column, sortable: sorts(column.key) }));
  }, [t, date, sortable, onInvoice, invoiced]);
}

/** The couple leads, the day of their event under it (ORD-50). */
export function Names({ row }: { readonly row: PaymentRow }): ReactElement {
  const t = useText(paymentsTexts);
  const { date } = useFormats();
  const people = paymentNames(row);
  const day = date(people.date);
  return (
    <span className="ta-payments-names">
      <span className={people.names ? 'ta-payments-names__people' : 'ta-quiet'}>
        {people.names || t('noNames')}
      </span>
      {day && <span className="ta-payments-names__day ta-figures">{day}</span>}
    </span>
  );
}

/** How it was paid, with the card's last digits. */
export function Method({ row }: { readonly row: PaymentRow }): ReactElement {
  const t = useText(paymentsTexts);
  const { payment_method: method, cCredito_last4: last4 } = row.price;
  const key = methodKey(method);
  return (
    <span className="ta-payments-method">
      {key === 'other' ? method || t('none') : t(key)}
      {last4 !== '' && (
        <>
          <span className="ta-payments-method__last4 ta-figures" aria-hidden="true">
            {t('last4', { last4 })}
          </span>
          <span className="ta-hidden">{t('last4Spoken', { last4 })}</span>
        </>
      )}
    </span>
  );
}

/** Number of the shipping document; a credit note says that it is one. */
export function DocumentCell({ row }: { readonly row: PaymentRow }): ReactElement {
  const t = useText(paymentsTexts);
  const number = documentNumber(row.price.bolla_sped);
  if (number === '') return <span className="ta-quiet">{t('none')}</span>;
  return (
    <span className="ta-figures">{row.invoice === 'credit_note' ? t('creditNote', { number }) : number}</span>
  );
}

/** What was paid, in the currency it was paid in (PAY-08). */
export function Amount({ row }: { readonly row: PaymentRow }): ReactElement {
  const t = useText(paymentsTexts);
  const { money } = useFormats();
  const amount = paidAmount(row);
  if (!amount) return <span>{t('none')}</span>;
  return (
    <span className="ta-payments-amount" data-refund={amount.amount < 0 || undefined}>
      {amount.amount < 0 && <span className="ta-payments-amount__refund">{t('refund')}</span>}
      <span>{money(amount)}</span>
    </span>
  );
}
