import type { ReactElement } from 'react';
import { orderAgain } from '@trade-area/core/contract';
import type { OrderDetail } from '@trade-area/core/contract';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { useRemote } from '../../kit/useRemote.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { resumeIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/Notice.tsx';
import { orderDetailTexts } from '../detailStrings.ts';
import { AgainPrices } from './AgainPrices.tsx';
import type { Reorder } from './useReorder.ts';

export interface OrderAgainProps {
  readonly order: OrderDetail;
  readonly reorder: Reorder;
  /** Address where the order is compared with today and ordered again. Default: shows both prices here, and orders. */
  readonly href?: string | undefined;
}

/** The button and its question. */
export function OrderAgain({ order, reorder, href }: OrderAgainProps): ReactElement | null {
  const t = useText(orderDetailTexts);
  const failureText = useFailureText();
  const language = useLanguage();
  const question = { body: { cod_order: order.commessa, lang: language } };
  const prices = useRemote(orderAgain, reorder.asking ? question : null, { keepPrevious: false });
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
        disabled={prices.data?.now?.total == null}
        onYes={() => void reorder.confirm()}
        onNo={reorder.cancel}
      >
        <p>{t('againText', { article: order.article })}</p>
        <AgainPrices remote={prices} />
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
