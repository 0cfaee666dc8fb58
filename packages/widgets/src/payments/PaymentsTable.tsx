import { useMemo } from 'react';
import type { ReactElement } from 'react';
import type { PaymentRow } from '@trade-area/core/contract';
import { documentNumber } from '@trade-area/core/kernel';
import type { Sort } from '@trade-area/core/kernel';
import { methodKey, movementKey, paidAmount, sortableColumns } from '@trade-area/core/payments';
import type { PaymentSortColumn } from '@trade-area/core/payments';
import { EventNamesCell } from '../kit/list/EventNamesCell.tsx';
import { ListTable } from '../kit/list/ListTable.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { IconButton } from '../ui/Button.tsx';
import { downloadIcon } from '../ui/icons.ts';
import type { DataTableColumn } from '../ui/table/table.ts';
import { paymentsTexts } from './strings.ts';
import { useExistingInvoices } from './useExistingInvoices.ts';

/** The pages that rows lead to. */
export interface PaymentLinks {
  /** Address of a payment's page (PAY-02). Without it rows lead nowhere. */
  readonly paymentHref?: ((code: string) => string) | undefined;
  /** A row was opened by a plain press or Enter; the link then leads nowhere by itself. */
  readonly onPaymentOpen?: ((code: string, href: string) => void) | undefined;
}

export interface PaymentsTableProps extends PaymentLinks {
  readonly rows: readonly PaymentRow[];
  readonly sort?: Sort<PaymentSortColumn> | null | undefined;
  readonly onSort?: ((sort: Sort<PaymentSortColumn> | null) => void) | undefined;
  /** Keys of chosen rows, see {@link keyOf}. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** The button of a row with an invoice was pressed (PAY-12). */
  readonly onInvoice?: ((code: string) => void) | undefined;
  readonly loading?: boolean;
  readonly busy?: boolean;
  readonly resultText?: string | undefined;
}

/** An order may have several payments: order code and the payment's own id. */
export const keyOf = (row: Pick<PaymentRow, 'commessa' | 'id'>) => `${row.commessa} ${row.id}`;
const orderOf = (row: PaymentRow) => row.commessa;
/** The order code of a key. */
export const codeOf = (key: string) => key.slice(0, key.lastIndexOf(' '));

/** The table of payments (PAY-22). */
export function PaymentsTable(props: PaymentsTableProps): ReactElement {
  const { rows, onSort, onInvoice } = props;
  const t = useText(paymentsTexts);
  const invoiced = useExistingInvoices(rows);
  const columns = usePaymentColumns(onSort !== undefined, onInvoice, invoiced);
  return (
    <div className="ta-payments-table">
      <ListTable
        caption={t('title')}
        columns={columns}
        rows={props.rows}
        rowKey={keyOf}
        rowEqual={samePayment}
        codeOf={orderOf}
        hrefOf={props.paymentHref}
        onOpen={props.onPaymentOpen}
        sort={props.sort}
        onSort={onSort}
        selected={props.selected}
        onSelect={props.onSelect}
        selectText={{ all: t('selectAll'), row: (code) => t('selectRow', { code }) }}
        loading={props.loading}
        loadingRows={10}
        busy={props.busy}
        resultText={props.resultText}
      />
    </div>
  );
}

/** Rows that a refresh brings unchanged are not rendered again. */
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
        cell: (row) => <EventNamesCell row={row} />,
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

/** The amount, in the currency it was paid in (PAY-08). */
export function Amount({ row }: { readonly row: PaymentRow }): ReactElement {
  const t = useText(paymentsTexts);
  const { money } = useFormats();
  const amount = paidAmount(row);
  if (!amount) return <span>{t('none')}</span>;
  const movement = movementKey(row);
  return (
    <span className="ta-payments-amount" data-refund={amount.amount < 0 || undefined}>
      {movement && <span className="ta-payments-amount__refund">{t(movement)}</span>}
      <span>{money(amount)}</span>
    </span>
  );
}
