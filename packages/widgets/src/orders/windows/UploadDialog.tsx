import type { ReactElement } from 'react';
import type { OrderRow } from '@trade-area/core/contract';
import { uploaderAddress } from '@trade-area/core/orders';
import { useTradeArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { ordersTexts } from '../strings.ts';
import { LabWindow } from './LabWindow.tsx';
import { useFrameTicket } from './useFrameTicket.ts';

export interface OrderWindowProps {
  readonly order: OrderRow;
  /** The page of the lab said that it is finished. */
  readonly onFinished: () => void;
  /** Closed early. */
  readonly onLeft: () => void;
}

/** SEND FILES and RESUME UPLOAD: the lab's uploader for one order (ORD-33, EMB-02, EMB-06). */
export function UploadDialog({ order, ...outcome }: OrderWindowProps): ReactElement {
  const { config } = useTradeArea();
  const t = useText(ordersTexts);
  const ticket = useFrameTicket('upload', order.commessa);
  return (
    <LabWindow
      {...outcome}
      title={t('uploadTitle', { code: order.commessa })}
      ticket={ticket}
      address={(code) => uploaderAddress(config.labOrigin, order, code)}
      finishes="finishedToUploadFiles"
      tall
      orderCode={order.commessa}
      leaving={t('leaveUpload')}
    />
  );
}
