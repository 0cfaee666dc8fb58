import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { OrderRow, UnreadMessage } from '@trade-area/core/contract';
import { isDeletable, sortableColumns, unreadOf } from '@trade-area/core/orders';
import type { ColumnKey, StatusFilter } from '@trade-area/core/orders';
import { EventNamesCell } from '../kit/list/EventNamesCell.tsx';
import { useText } from '../kit/text/engine.tsx';
import { IconButton } from '../ui/Button.tsx';
import { trashIcon } from '../ui/icons.ts';
import type { DataTableColumn } from '../ui/table/table.ts';
import { CodeCell } from './cells/CodeCell.tsx';
import { OrderPicture } from './cells/OrderPicture.tsx';
import { NextStepCell } from './cells/NextStepCell.tsx';
import type { IncompleteActions } from './cells/NextStepCell.tsx';
import { ProgressCell } from './cells/ProgressCell.tsx';
import { StatusCell } from './cells/StatusCell.tsx';
import { ordersTexts } from './strings.ts';
import { columnTitles, moveNameColumnsFirst } from './titles.ts';
import { useFormats } from '../kit/useFormats.ts';

export interface OrderColumnsInput {
  /** The columns to show: `names`, then `code` come first where present; the others keep the given order. */
  readonly columns: readonly ColumnKey[];
  readonly statusFilter?: StatusFilter | null | undefined;
  /** Where the table is shown; it decides how the minimum of the progress bar applies (ORD-29). */
  readonly tableVariant: 'list' | 'dashboard';
  /** Given for incomplete orders: their status cell is the next step. */
  readonly actions?: IncompleteActions | undefined;
  /** Entries of the unread list, for rows without a count of their own (ORD-51). */
  readonly unread?: readonly UnreadMessage[] | undefined;
  readonly sortable: boolean;
}

/** The columns of an order table, memoized: the array stays the same until an input or the language changes. */
export function useOrderColumns(input: OrderColumnsInput): readonly DataTableColumn<OrderRow>[] {
  const { columns, statusFilter = null, tableVariant, actions, unread, sortable } = input;
  const t = useText(ordersTexts);
  const formats = useFormats();
  // The keys are compared by value, so that an equal list in a new array keeps the memoized columns.
  const keys = columns.join();

  return useMemo(() => {
    const shown = moveNameColumnsFirst(keys.split(',') as ColumnKey[]);
    const cells: Readonly<Record<ColumnKey, (row: OrderRow) => ReactNode>> = {
      names: (row) => <EventNamesCell row={row} />,
      code: (row) => <CodeCell row={row} unread={unreadOf(row, unread)} copyable={shown[0] !== 'code'} />,
      article: (row) => (
        <span className="ta-orders-article">
          <OrderPicture address={row.picture} />
          <span className="ta-orders-word">{row.article}</span>
        </span>
      ),
      date: (row) => formats.date(row.order_date),
      shipping_date: (row) => formats.date(row.shipping_date),
      price: (row) => formats.price(row.price) ?? t('noPrice'),
      status: (row) =>
        actions ? (
          <NextStepCell row={row} actions={actions} statusFilter={statusFilter} />
        ) : (
          <StatusCell row={row} statusFilter={statusFilter} />
        ),
      progress: (row) => <ProgressCell row={row} tableVariant={tableVariant} />,
      delete: (row) =>
        actions && isDeletable(row) ? (
          <IconButton
            icon={trashIcon}
            label={t('deleteOrder', { code: row.commessa })}
            size="small"
            onClick={() => actions.onDelete(row)}
          />
        ) : null,
    };
    return shown.map((key, index) => ({
      key,
      title: t(columnTitles[key]),
      titleHidden: key === 'delete',
      cardLabel: columnsWithoutCardLabel.has(key) ? '' : undefined,
      primary: index === 0,
      sortable: sortable && sortableColumns.some((column) => column === key),
      numeric: key === 'price',
      align: key === 'delete' ? ('end' as const) : undefined,
      width: widths[key],
      cell: cells[key],
    }));
  }, [keys, statusFilter, tableVariant, actions, unread, sortable, t, formats]);
}

/** On a card, the values of these columns are recognizable without a label. */
const columnsWithoutCardLabel: ReadonlySet<ColumnKey> = new Set(['status', 'progress']);

const widths: Readonly<Partial<Record<ColumnKey, string>>> = {
  names: '23%',
  article: '15%',
  progress: '8rem',
  delete: '3rem',
};
