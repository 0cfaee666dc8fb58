import type { ReactElement } from 'react';
import { ibanInGroups, waitingReason } from '@trade-area/core/orders';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';
import { orderDetailTexts } from '../detailStrings.ts';
import type { BlockProps } from './Blocks.tsx';

/** The amount that an order waits for and the way to pay it; nothing for an order that waits for no payment. */
export function AwaitedPayment({ order }: BlockProps): ReactElement | null {
  const t = useText(orderDetailTexts);
  const { price } = useFormats();
  if (waitingReason(order) !== 'payment') return null;
  const { transfer } = order;
  const due = transfer?.amount ?? order.price?.amount_to_pay ?? 0;
  const amount = price(order.price && { ...order.price, price: due, vat: null }) ?? '';
  return (
    <Notice tone="warning" title={t('awaitedTitle')}>
      {transfer
        ? t('awaitedTransfer', { ...transfer, amount, iban: ibanInGroups(transfer.iban) })
        : `${due > 0 ? `${t('awaitedAmount', { amount })} ` : ''}${t('awaitedOther')}`}{' '}
      {t('awaitedThen')}
    </Notice>
  );
}
