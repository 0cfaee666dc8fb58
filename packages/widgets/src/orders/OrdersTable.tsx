import { useCallback } from 'react';
import type { ReactElement } from 'react';
import type { OrderRow } from '@trade-area/core/contract';
import type { Sort } from '@trade-area/core/kernel';
import { unreadOf } from '@trade-area/core/orders';
import type { SortColumn } from '@trade-area/core/orders';
import { ListTable } from '../kit/list/ListTable.tsx';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { sameOrder } from './sameOrder.ts';
import { ordersTexts } from './strings.ts';
import { useOrderColumns } from './useOrderColumns.tsx';
import type { OrderColumnsInput } from './useOrderColumns.tsx';

/** The pages that rows lead to. */
export interface OrderLinks {
  /** Address of an order's page. Without it rows lead nowhere (DASH-11, DASH-29). */
  readonly orderHref?: ((code: string) => string) | undefined;
  /** A row was opened by a plain press or Enter; the link then leads nowhere by itself. */
  readonly onOrderOpen?: ((code: string, href: string) => void) | undefined;
}

export interface OrdersTableProps extends OrderLinks, Omit<OrderColumnsInput, 'sortable'> {
  /** Spoken name of the table. */
  readonly caption: string;
  /** The orders of this page, in the order to show. */
  readonly rows: readonly OrderRow[];
  /** The sorting in force. Default none. */
  readonly sort?: Sort<SortColumn> | null | undefined;
  /** A heading was pressed: ascending, descending, none (ORD-45). Without it nothing sorts. */
  readonly onSort?: ((sort: Sort<SortColumn> | null) => void) | undefined;
  /** Codes of the selected orders; without `onSelect` rows cannot be selected. */
  readonly selected?: ReadonlySet<string> | undefined;
  /** Called with the codes of all selected orders. */
  readonly onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** The first answer is awaited: outlines instead of rows. Default false. */
  readonly loading?: boolean;
  /** How many outlines. Default 5. */
  readonly loadingRows?: number;
  /** Newer rows are asked for; these stay. Default false. */
  readonly busy?: boolean;
  /** Spoken when it changes: how many orders match. */
  readonly resultText?: string | undefined;
}

const codeOf = (row: OrderRow) => row.commessa;

/**
 * One table of one list of orders: every order table of the portal and of the elements is this one.
 *
 * @example
 * <OrdersTable caption="Orders of this week" rows={rows} columns={['code', 'names', 'status']} tableVariant="list" />
 */
export const OrdersTable = withBoundary(function OrdersTable(props: OrdersTableProps): ReactElement {
  const { onSort, unread, orderHref, onOrderOpen } = props;
  const t = useText(ordersTexts);
  const columns = useOrderColumns({ ...props, sortable: onSort !== undefined });
  const isUnread = useCallback((row: OrderRow) => unreadOf(row, unread) > 0, [unread]);
  return (
    <div className="ta-orders-table" data-steps={props.actions ? true : undefined}>
      <ListTable
        caption={props.caption}
        columns={columns}
        rows={props.rows}
        rowKey={codeOf}
        rowEqual={sameOrder}
        codeOf={codeOf}
        hrefOf={orderHref}
        onOpen={onOrderOpen}
        sort={props.sort}
        onSort={onSort}
        selected={props.selected}
        onSelect={props.onSelect}
        selectText={{ all: t('selectAll'), row: (code) => t('selectRow', { code }) }}
        highlight={isUnread}
        loading={props.loading}
        loadingRows={props.loadingRows}
        busy={props.busy}
        resultText={props.resultText}
      />
    </div>
  );
});
