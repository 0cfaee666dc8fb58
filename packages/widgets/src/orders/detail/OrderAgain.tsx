import type { ReactElement } from 'react';
import type { OrderDetail } from '@trade-area/core/contract';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { resumeIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/Notice.tsx';
import { orderDetailTexts } from '../detailStrings.ts';
import type { Reorder } from './useReorder.ts';

export interface OrderAgainProps {
  readonly order: OrderDetail;
  readonly reorder: Reorder;
  /** Address where the order is compared with today and ordered again. Default: asks here, and makes an order without a price. */
  readonly href?: string | undefined;
}

/** The button and its question. */
export function OrderAgain({ order, reorder, href }: OrderAgainProps): ReactElement | null {
  const t = useText(orderDetailTexts);
  const failureText = useFailureText();
  if (!order.reorderable) return null;
  if (href !== undefined)
    return (
      <Button icon={resumeIcon} href={href}>
        {t('orderAgain')}
      </Button>
    );
  return (
    <>
      <Button icon={resumeIcon} onClick={reorder.ask}>
        {t('orderAgain')}
      </Button>
      <ConfirmDialog
        open={reorder.asking}
        title={t('againTitle')}
        yesLabel={t('againYes')}
        noLabel={t('againNo')}
        busy={reorder.working}
        onYes={() => void reorder.confirm()}
        onNo={reorder.cancel}
      >
        <p>{t('againText', { article: order.article })}</p>
        {reorder.failure && (
          <Notice tone="danger" announce="alert">
            {failureText(reorder.failure)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}

/** Says that it was made, and where it is. */
export function ReorderedNotice({
  code,
  href,
}: {
  readonly code: string | null;
  readonly href: (code: string) => string;
}): ReactElement | null {
  const t = useText(orderDetailTexts);
  if (code === null) return null;
  return (
    <Notice
      tone="success"
      announce="status"
      actions={
        <a className="ta-link" href={href(code)}>
          {t('againOpen', { code })}
        </a>
      }
    >
      {t('againDone', { code })}
    </Notice>
  );
}
