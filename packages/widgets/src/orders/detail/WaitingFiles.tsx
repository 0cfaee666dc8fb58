import { useState } from 'react';
import type { ReactElement } from 'react';
import type { OrderDetail } from '@trade-area/core/contract';
import { incompleteStatus } from '@trade-area/core/orders';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { resumeIcon, uploadIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/Notice.tsx';
import { orderDetailTexts } from '../detailStrings.ts';
import { ordersTexts } from '../strings.ts';
import { LazyLabWindow } from '../windows/LazyLabWindow.tsx';

export interface WaitingFilesProps {
  readonly order: OrderDetail;
  /** Files have arrived, or an upload was left. */
  readonly onChanged: () => void;
}

/** The customer's next step with an order that waits for layout files; null for any other order. */
export function uploadActionFor(order: OrderDetail): 'sendFiles' | 'resumeUpload' | null {
  const { kind } = incompleteStatus(order);
  return order.order_status === 0 && (kind === 'sendFiles' || kind === 'resumeUpload') ? kind : null;
}

/** The next step of an order that waits for its layout files: the same button and window as in the lists (ORD-26). */
export function WaitingFiles({ order, onChanged }: WaitingFilesProps): ReactElement | null {
  const t = useText(orderDetailTexts);
  const orders = useText(ordersTexts);
  const [open, setOpen] = useState(false);
  const kind = uploadActionFor(order);
  const waits = kind !== null;
  if (!waits && !open) return null;
  const close = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <>
      {waits && (
        <Notice
          tone="info"
          title={t('waitsTitle')}
          actions={
            <Button
              variant="primary"
              icon={kind === 'sendFiles' ? uploadIcon : resumeIcon}
              onClick={() => setOpen(true)}
            >
              {orders(kind)}
            </Button>
          }
        >
          {orders('incompleteHint')}
        </Notice>
      )}
      {open && <LazyLabWindow kind="upload" order={order} onFinished={close} onLeft={close} />}
    </>
  );
}
