import type { ReactElement, ReactNode } from 'react';
import type { OrderListAnswer, UnreadMessage } from '@trade-area/core/contract';
import { columnsOf } from '@trade-area/core/orders';
import type { Sort } from '@trade-area/core/kernel';
import type { SortColumn, StatusFilter } from '@trade-area/core/orders';
import { kitTexts } from '../kit/strings.ts';
import { DataView } from '../kit/DataView.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { Notice } from '../ui/Notice.tsx';
import { LazyDeleteOrder } from './LazyDeleteOrder.tsx';
import { NewerRows } from './NewerRows.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { ordersTexts } from './strings.ts';
import { useIncompleteActions } from './useIncompleteActions.ts';
import type { IncompleteWork } from './useIncompleteActions.ts';
import type { OrderAnswer } from './useOrderAnswer.ts';
import { LazyLabWindow } from './windows/LazyLabWindow.tsx';

export interface IncompleteTableProps {
  readonly answer: OrderAnswer;
  readonly tableVariant: 'list' | 'dashboard';
  /** Rows at most. Default: all of the page. */
  readonly most?: number;
  readonly statusFilter?: StatusFilter | null;
  readonly sort?: Sort<SortColumn> | null;
  readonly onSort?: (sort: Sort<SortColumn> | null) => void;
  readonly unread?: readonly UnreadMessage[] | undefined;
  readonly empty: ReactNode;
  readonly resultText?: string | undefined;
}

/** Incomplete orders with what can be done about them; rows lead nowhere (DASH-04, DASH-29). */
export function IncompleteTable(props: IncompleteTableProps): ReactElement {
  const { answer, most = Number.POSITIVE_INFINITY, empty, ...table } = props;
  const t = useText(ordersTexts);
  const work = useIncompleteActions(answer.reload);
  const shared = { ...table, caption: t('incompleteTitle'), columns, actions: work.actions };
  return (
    <>
      <Said work={work} answer={answer} />
      <DataView
        remote={answer}
        waiting={<OrdersTable {...shared} rows={[]} loading loadingRows={Math.min(most, 5)} />}
        isEmpty={(data) => data.orders.length === 0}
        empty={empty}
      >
        {(data: OrderListAnswer) => (
          <>
            <NewerRows answer={answer} />
            <OrdersTable {...shared} rows={firstRows(data.orders, most)} busy={answer.asking} />
          </>
        )}
      </DataView>
      {work.window && (
        <LazyLabWindow
          key={work.window.kind}
          kind={work.window.kind}
          order={work.window.order}
          onFinished={work.onFinished}
          onLeft={work.onLeft}
        />
      )}
      {work.deleting && (
        <LazyDeleteOrder order={work.deleting} onSettled={work.onDeleted} onClose={work.onDeleteClosed} />
      )}
    </>
  );
}

const columns = columnsOf('incomplete');

function firstRows<Row>(rows: readonly Row[], most: number): readonly Row[] {
  return rows.length <= most ? rows : rows.slice(0, most);
}

/** The outcome of an action; a deletion counts only once the list no longer has the order (T-E8). */
function Said({ work, answer }: { readonly work: IncompleteWork; readonly answer: OrderAnswer }) {
  const t = useText(ordersTexts);
  const kit = useText(kitTexts);
  const formats = useFormats();
  const { outcome } = work;
  if (!outcome) return null;
  const deletion = outcome.kind === 'deleteDone';
  if (deletion && answer.asking) return null;
  const codes = [outcome.code, ...(outcome.together ?? [])];
  const staying = codes.find(
    (code) => deletion && (answer.data?.orders.some((row) => row.commessa === code) ?? false),
  );
  const stays = staying !== undefined;
  return (
    <Notice
      tone={stays ? 'warning' : 'success'}
      announce="status"
      onDismiss={work.forget}
      dismissLabel={kit('close')}
    >
      {codes.length > 1 && !stays
        ? t('deletedTogether', { codes: formats.list(codes) })
        : t(stays ? 'deleteStays' : outcome.kind, { code: staying ?? outcome.code })}
    </Notice>
  );
}
