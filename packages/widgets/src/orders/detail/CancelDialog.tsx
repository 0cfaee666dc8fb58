import type { ReactElement } from 'react';
import type { OrderCancellation } from '@trade-area/core/contract';
import { DataView } from '../../kit/DataView.tsx';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { orderDetailTexts } from '../detailStrings.ts';
import { useCancelOrder } from './useCancelOrder.ts';

export interface CancelDialogProps {
  /** Order code. */
  readonly code: string;
  /** The order is gone. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks whether an order is cancelled, with the money that moves; or says why the lab alone can do it. */
export function CancelDialog({ code, onDone, onClose }: CancelDialogProps): ReactElement {
  const t = useText(orderDetailTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const { plan, working, failure, confirm } = useCancelOrder(code, onDone);
  const obstacle = plan.data?.obstacle ?? '';
  if (obstacle !== '')
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('cancelTitle', { code })}
        size="small"
        role="alertdialog"
        footer={<Button onClick={onClose}>{kit('close')}</Button>}
      >
        <p>{t(obstacles[obstacle])}</p>
      </Dialog>
    );
  return (
    <ConfirmDialog
      open
      title={t('cancelTitle', { code })}
      yesLabel={t('cancelOrder')}
      noLabel={t('cancelNo')}
      danger
      busy={working}
      disabled={plan.data === undefined}
      onYes={() => void confirm()}
      onNo={onClose}
    >
      <DataView remote={plan} waiting={<Skeleton count={2} />}>
        {(data) => <Consequences plan={data} />}
      </DataView>
      {failure && (
        <Notice tone="danger" announce="alert">
          {failure.kind === 'conflict' ? t('cancelChanged') : failureText(failure)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

const obstacles = {
  production: 'cancelProduction',
  received: 'cancelReceived',
  promotion: 'cancelPromotion',
} as const satisfies Readonly<Record<Exclude<OrderCancellation['obstacle'], ''>, string>>;

function Consequences({ plan }: { readonly plan: OrderCancellation }) {
  const t = useText(orderDetailTexts);
  const { money } = useFormats();
  const { refund, last4, due, shipping, origin, currency } = plan;
  const amount = (minor: number) => money({ amount: minor, currency, symbol: '' });
  const lines = [
    refund > 0 ? t('cancelRefund', { amount: amount(refund), last4 }) : '',
    due > 0 ? t('cancelDue', { amount: amount(due) }) : '',
    shipping ? t('cancelShipping', { amount: amount(shipping.amount), code: shipping.to }) : '',
    origin === 'quote' ? t('cancelQuote') : origin === 'project' ? t('cancelProject') : '',
  ].filter((line) => line !== '');
  return (
    <>
      <p>{t('cancelText')}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
