import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import type { OrderDetail } from '@trade-area/core/contract';
import { isDeletable } from '@trade-area/core/orders';
import { DataView } from '../../kit/DataView.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import { Button } from '../../ui/Button.tsx';
import { orderDetailTexts } from '../detailStrings.ts';
import { LazyDeleteOrder } from '../LazyDeleteOrder.tsx';
import type { CancelDialogProps } from './CancelDialog.tsx';

export interface CancelOrderProps {
  readonly order: OrderDetail;
  /** The order is gone. */
  readonly onCancelled: (code: string) => void;
}

/**
 * The button that cancels an order before its production begins. One that waits for its files is deleted in its frame, as in
 * the lists (ORD-30, DEC-07); any other has a question of its own, which says what happens to the money.
 */
export function CancelOrder({ order, onCancelled }: CancelOrderProps): ReactElement | null {
  const t = useText(orderDetailTexts);
  const [isAsking, setIsAsking] = useState(false);
  const code = order.commessa;
  const close = useCallback(() => setIsAsking(false), []);
  const done = useCallback(() => onCancelled(code), [onCancelled, code]);
  const settled = useCallback((gone: readonly string[]) => gone.includes(code) && done(), [code, done]);
  const isDeleted = order.order_status === 0 && isDeletable(order);
  if (!isDeleted && !order.cancellable) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t('cancelOrder')}
      </Button>
      {isAsking &&
        (isDeleted ? (
          <LazyDeleteOrder order={order} onSettled={settled} onClose={close} />
        ) : (
          <LazyCancelDialog code={code} onDone={done} onClose={close} />
        ))}
    </>
  );
}

const load = async () => (await import('./CancelDialog.tsx')).CancelDialog;

function LazyCancelDialog(props: CancelDialogProps) {
  const file = useLazyComponent(load, 'orders.cancel');
  return (
    <DataView remote={file} waiting={null}>
      {({ Lazy }) => <Lazy {...props} />}
    </DataView>
  );
}
