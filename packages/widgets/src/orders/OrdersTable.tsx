import { useCallback } from 'react';
import type { ReactElement } from 'react';
import type { OrderRow } from '@trade-area/core/contract';
import { unreadOf } from '@trade-area/core/orders';
import type { Sort, SortColumn } from '@trade-area/core/orders';
import { useText } from '../kit/text/engine.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { TableSort } from '../ui/table/table.ts';
import { ordersTexts } from './strings.ts';
import { sameOrder } from './sameOrder.ts';
import { useOrderColumns } from './useOrderColumns.tsx';
import type { OrderColumnsInput } from './useOrderColumns.tsx';

/** Where rows lead. */
export interface OrderLinks {
  /** Address of an order's page. Without it rows lead nowhere (DASH-11, DASH-29). */
  readonly orderHref?: ((code: string) => string) | undefined;
  /** A row was opened by a plain press or Enter; the link then leads nowhere by itself. */
  readonly onOrderOpen?: ((code: string, href: string) => void) | undefined;
}

export interface OrdersTableProps extends OrderLinks, Omit<OrderColumnsInput, 'sortable'> {
  /** Spoken name of the table. */
  readonly caption: string;
  readonly rows: readonly OrderRow[];
  readonly sort?: Sort | null | undefined;
  /** A heading was pressed: ascending, descending, none (ORD-45). Without it nothing sorts. */
  readonly onSort?: ((sort: Sort | null) => void) | undefined;
  /** Codes of the chosen orders; without `onSelect` rows cannot be chosen. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** The first answer is awaited: outlines instead of rows. Default false. */
  readonly loading?: boolean;
  readonly loadingRows?: number;
  /** Newer rows are asked for; these stay. Default false. */
  readonly busy?: boolean;
  /** Spoken when it changes: how many orders match. */
  readonly resultText?: string | undefined;
}

const rowKey = (row: OrderRow) => row.commessa;
const nothing: ReadonlySet<string> = new Set();

/** One table of one list of orders: every order table of the portal and of the elements is this one. */
export function OrdersTable(props: OrdersTableProps): ReactElement {
  const { caption, rows, orderHref, onOrderOpen, sort, onSort, selected = nothing, onSelect } = props;
  const t = useText(ordersTexts);
  const columns = useOrderColumns({ ...props, sortable: onSort !== undefined });
  const href = useCallback((row: OrderRow) => orderHref?.(row.commessa), [orderHref]);
  const { unread } = props;
  const isUnread = useCallback((row: OrderRow) => unreadOf(row, unread) > 0, [unread]);
  const sortBy = (next: TableSort | undefined) =>
    onSort?.(next ? { column: next.key as SortColumn, direction: next.direction } : null);
  return (
    <div className="ta-orders-table">
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowEqual={sameOrder}
        sort={sort ? { key: sort.column, direction: sort.direction } : undefined}
        onSort={onSort ? sortBy : undefined}
        selection={
          onSelect && {
            selected,
            onSelect,
            labels: { all: t('selectAll'), row: (row) => t('selectRow', { code: row.commessa }) },
          }
        }
        rowHref={orderHref ? href : undefined}
        onRowOpen={
          onOrderOpen && orderHref ? (row) => onOrderOpen(row.commessa, orderHref(row.commessa)) : undefined
        }
        highlight={isUnread}
        loading={props.loading ?? false}
        loadingRows={props.loadingRows}
        busy={props.busy ?? false}
        resultText={props.resultText}
        cardsBelow="medium"
      />
    </div>
  );
}
