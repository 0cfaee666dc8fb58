import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import type { OrderRow } from '@trade-area/core/contract';
import { fail } from '@trade-area/core/kernel';
import type { DeleteState } from '@trade-area/core/orders';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { useFormats } from '../kit/useFormats.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { ordersTexts } from './strings.ts';
import { useDeleteOrder } from './useDeleteOrder.ts';

export interface DeleteOrderProps {
  readonly order: OrderRow;
  /**
   * The codes that are gone, its own first, or none when the deletion failed: only reading the list again proves what
   * happened (T-E8).
   */
  readonly onSettled: (deleted: readonly string[]) => void;
  /** The person is done with it; draw it no longer. */
  readonly onClose: () => void;
}

/** The dialogs of deleting an incomplete order: question, waiting, and what went wrong (ORD-31, ERR-03, EMB-13). */
export function DeleteOrder({ order, onSettled, onClose }: DeleteOrderProps): ReactElement {
  const { state, confirm, dismiss, frame, ask } = useDeleteOrder(order);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (state.step === 'done') onSettled([state.order.commessa, ...(state.together ?? [])]);
    else if (state.step === 'failed') onSettled([]);
    if (state.step !== 'idle') hasStarted.current = true;
    else if (hasStarted.current) onClose();
  }, [state, onSettled, onClose]);
  const t = useText(ordersTexts);
  const kit = useText(kitTexts);
  const why = useReason();
  const formats = useFormats();
  const code = order.commessa;
  const failed = state.step === 'failed' ? state : null;
  const others = (state.step === 'confirming' && state.together) || [];
  const isTogether = others.length > 0;
  const shipsWith = state.step === 'confirming' ? state.shipsWith : '';
  return (
    <>
      <ConfirmDialog
        open={state.step === 'confirming'}
        title={
          isTogether
            ? t('deleteTogetherTitle', { codes: formats.list([code, ...others]) })
            : t('deleteTitle', { code })
        }
        yesLabel={isTogether ? t('deleteTogetherYes') : kit('yes')}
        noLabel={isTogether ? t('deleteTogetherNo') : kit('no')}
        danger
        onYes={confirm}
        onNo={dismiss}
      >
        <p>
          {isTogether
            ? t('deleteTogether', { count: others.length, code, others: formats.list(others) })
            : t('deleteQuestion')}
        </p>
        {shipsWith !== '' && (
          <p>{t(isTogether ? 'deleteTogetherShipping' : 'deleteShipping', { code: shipsWith })}</p>
        )}
      </ConfirmDialog>
      <Dialog
        open={state.step === 'deleting'}
        onClose={dismiss}
        title={t('deletingTitle')}
        size="small"
        role="alertdialog"
        locked
      >
        <ProgressBar value={null} label={t('deletingText')} />
      </Dialog>
      <Dialog
        open={failed !== null}
        onClose={dismiss}
        title={kit('sorry')}
        size="small"
        role="alertdialog"
        footer={
          <>
            <Button onClick={dismiss}>{kit('close')}</Button>
            {failed && failed.reason !== 'unexpected' && (
              <Button variant="primary" onClick={ask}>
                {kit('retry')}
              </Button>
            )}
          </>
        }
      >
        <p className="ta-orders-failed">{kit('unexpected')}</p>
        <p className="ta-quiet">{failed && why(failed)}</p>
      </Dialog>
      {frame}
    </>
  );
}

/** Texts by the code or the reason with which the lab refuses to delete an order. */
const refusals: Readonly<Record<string, 'deletePaid' | 'deletePromotion' | 'deleteClosed'>> = {
  conflict: 'deletePaid',
  promotionLimit: 'deletePromotion',
  forbidden: 'deleteClosed',
};

/** The text of a failure beyond 'Unexpected error'. */
function useReason(): (failed: Extract<DeleteState, { step: 'failed' }>) => string {
  const t = useText(ordersTexts);
  const failureText = useFailureText();
  return ({ reason, failure, code, order }) => {
    if (failure) return failureText(failure);
    if (reason === 'timeout') return t('deleteTimeout', { code: order.commessa });
    if (reason === 'unexpected') return '';
    if (code === 'offline') return failureText(fail('offline').failure);
    return t(refusals[code] ?? 'deleteRefused', { code: order.commessa });
  };
}
