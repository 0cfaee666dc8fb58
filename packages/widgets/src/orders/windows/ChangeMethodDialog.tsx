import type { ReactElement } from 'react';
import { changeMethodAddress } from '@trade-area/core/orders';
import { useTradeArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { ordersTexts } from '../strings.ts';
import { LabWindow } from './LabWindow.tsx';
import type { OrderWindowProps } from './UploadDialog.tsx';
import { useFrameTicket } from './useFrameTicket.ts';

/** Another way of sending the files of one order (EMB-03, EMB-07, EMB-17). */
export function ChangeMethodDialog({ order, ...outcome }: OrderWindowProps): ReactElement {
  const { config } = useTradeArea();
  const t = useText(ordersTexts);
  const ticket = useFrameTicket('change-method', order.commessa);
  return (
    <LabWindow
      {...outcome}
      title={t('methodTitle', { code: order.commessa })}
      ticket={ticket}
      address={(code) => changeMethodAddress(config.labOrigin, order, code)}
      finishes="finishedChangeMetod"
      orderCode={order.commessa}
      leaving={t('leaveMethod')}
    />
  );
}
