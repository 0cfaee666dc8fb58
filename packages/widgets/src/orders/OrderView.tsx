import { useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { OrderDetail } from '@trade-area/core/contract';
import { eventNames, formatDayMonthYear } from '@trade-area/core/kernel';
import { hasProgress, isFollowed, unreadOf } from '@trade-area/core/orders';
import { DataView } from '../kit/DataView.tsx';
import { useSessionState } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { StatusMark } from '../ui/StatusMark.tsx';
import { CodeCell } from './cells/CodeCell.tsx';
import { ProgressCell } from './cells/ProgressCell.tsx';
import { StatusCell } from './cells/StatusCell.tsx';
import { AwaitedPayment } from './detail/AwaitedPayment.tsx';
import {
  AddressBlocks,
  Fact,
  InvoicingBlock,
  PaymentBlock,
  ProductBlock,
  ShippingBlock,
} from './detail/Blocks.tsx';
import { CancelOrder } from './detail/CancelOrder.tsx';
import { OrderAgain, ReorderedNotice } from './detail/OrderAgain.tsx';
import { SentFiles } from './detail/SentFiles.tsx';
import { StatusLinkBlock } from './detail/StatusLinkBlock.tsx';
import { Timeline } from './detail/Timeline.tsx';
import { useReorder } from './detail/useReorder.ts';
import { WaitingFiles, uploadActionFor } from './detail/WaitingFiles.tsx';
import { orderDetailTexts } from './detailStrings.ts';
import { ordersTexts } from './strings.ts';
import { useOrderSummary } from './useOrderSummary.ts';

export interface OrderViewProps {
  /** Order code. */
  readonly code: string;
  /** There is no such order, or it is not theirs: the page leads home (DET-04). */
  readonly onMissing: (code: string) => void;
  /** The way back (DET-03), given the order once it is known. */
  readonly renderBack?: ((order: OrderDetail | undefined) => ReactNode) | undefined;
  /** Address of an order's page. */
  readonly orderHref: (code: string) => string;
  /** Address where an order is compared with today and ordered again. Default: both prices are shown here before it is ordered. */
  readonly orderAgainHref?: ((code: string) => string) | undefined;
  /** Full address of a path of the portal, such as `/ta/product/storybook`. */
  readonly portalHref: (path: string) => string;
  /** Above everything else: the question that production waits for. */
  readonly renderQuestion?: ((order: OrderDetail) => ReactNode) | undefined;
  /** Further actions beside "Order again". */
  readonly renderActions?: ((order: OrderDetail) => ReactNode) | undefined;
  /** The proof of the print project that it was made of. */
  readonly renderProof?: ((order: OrderDetail) => ReactNode) | undefined;
  /** The card it was paid with (DET-12). */
  readonly renderCard?: ((order: OrderDetail) => ReactNode) | undefined;
  /** Below the order: its conversation (DET-05). */
  readonly children?: ((order: OrderDetail) => ReactNode) | undefined;
}

/**
 * One order and everything that is known about it (DET-05).
 *
 * @example
 * <OrderView
 *   code="2600001"
 *   onMissing={() => navigate('/orders')}
 *   orderHref={(code) => `/order/${code}`}
 *   portalHref={(path) => `https://lab.example${path}`}
 * />
 */
export const OrderView = withBoundary(function OrderView(props: OrderViewProps): ReactElement {
  const { code, onMissing, renderBack } = props;
  const summary = useOrderSummary(code);
  const { missing, order } = summary;
  const [cancelled, setCancelled] = useState('');
  const isCancelled = cancelled === code;
  useEffect(() => {
    if (missing && !isCancelled) onMissing(code);
  }, [missing, isCancelled, code, onMissing]);
  return (
    <div className="ta-orders-summary">
      {renderBack?.(order)}
      {isCancelled && <CancelledNotice code={code} />}
      {!missing && !isCancelled && (
        <DataView remote={summary} waiting={<LoadingOrder code={code} />}>
          {() =>
            order && <Whole {...props} order={order} onChanged={summary.retry} onCancelled={setCancelled} />
          }
        </DataView>
      )}
    </div>
  );
});

function LoadingOrder({ code }: { readonly code: string }) {
  const t = useText(ordersTexts);
  return (
    <div className="ta-orders-summary__head">
      <h1 className="ta-title" data-name>
        {t('order', { code })}
      </h1>
      <Skeleton count={3} />
    </div>
  );
}

/** In place of an order that its customer has cancelled. */
function CancelledNotice({ code }: { readonly code: string }) {
  const t = useText(ordersTexts);
  const detail = useText(orderDetailTexts);
  return (
    <>
      <h1 className="ta-title" data-name>
        {t('order', { code })}
      </h1>
      <Notice tone="success" announce="status">
        {detail('cancelDone', { code })}
      </Notice>
    </>
  );
}

interface WholeProps extends OrderViewProps {
  readonly order: OrderDetail;
  readonly onChanged: () => void;
  readonly onCancelled: (code: string) => void;
}

function Whole(props: WholeProps) {
  const { order, onChanged, onCancelled, orderHref, portalHref } = props;
  const { renderActions, renderCard, renderProof, children } = props;
  const t = useText(ordersTexts);
  const detail = useText(orderDetailTexts);
  const people = eventNames(order);
  const reorder = useReorder(order.commessa);
  const country = useSessionState((state) => state.customer?.company.country ?? '');
  const invoicing = portalHref(`/ta/account/fatturazione-elettronica/${encodeURIComponent(order.commessa)}`);
  return (
    <>
      <header className="ta-orders-summary__head">
        <div className="ta-orders-summary__title">
          <h1 className="ta-title" data-name>
            {people.names || t('order', { code: order.commessa })}
          </h1>
          <CodeCell row={order} unread={unreadOf(order)} />
        </div>
        <div className="ta-orders-summary__actions">
          {renderActions?.(order)}
          <CancelOrder order={order} onCancelled={onCancelled} />
          <OrderAgain order={order} reorder={reorder} href={props.orderAgainHref?.(order.commessa)} />
        </div>
      </header>
      <ReorderedNotice code={reorder.made} href={orderHref} />
      {props.renderQuestion?.(order)}
      <dl className="ta-orders-summary__facts">
        <Fact title={t('columnStatus')}>
          {uploadActionFor(order) ? (
            <StatusMark tone="warning">{detail('waits')}</StatusMark>
          ) : (
            <StatusCell row={order} statusFilter={null} list={false} />
          )}
        </Fact>
        <Fact title={t('columnProgress')}>
          {hasProgress(order) ? <ProgressCell row={order} tableVariant="list" /> : null}
        </Fact>
        <Fact title={t('columnDate')}>{formatDayMonthYear(order.order_date)}</Fact>
        <Fact title={t('eventDate')}>{formatDayMonthYear(people.date)}</Fact>
      </dl>
      <AwaitedPayment order={order} />
      <WaitingFiles order={order} onChanged={onChanged} />
      <Timeline order={order} />
      <div className="ta-orders-cards">
        <ProductBlock order={order} orderHref={orderHref} portalHref={portalHref} />
        <SentFiles order={order} />
        <ShippingBlock order={order} />
        <PaymentBlock order={order}>{renderCard?.(order)}</PaymentBlock>
        <AddressBlocks order={order} />
        {isFollowed(order) && <StatusLinkBlock order={order} />}
        {order.print_project !== '' && renderProof?.(order)}
        {country === 'IT' && <InvoicingBlock order={order} href={invoicing} />}
      </div>
      {children?.(order)}
    </>
  );
}
