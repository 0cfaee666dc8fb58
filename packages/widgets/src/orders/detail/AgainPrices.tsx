import type { ReactElement } from 'react';
import type { OrderedAgain } from '@trade-area/core/contract';
import { priceIn } from '@trade-area/core/pricing';
import { DataView } from '../../kit/DataView.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import type { Remote } from '../../kit/useRemote.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { orderDetailTexts } from '../detailStrings.ts';

/** The price of an order then, beside the price of today (AGAIN-02). */
export function AgainPrices({ remote }: { readonly remote: Remote<OrderedAgain> }): ReactElement {
  const t = useText(orderDetailTexts);
  const { money, date } = useFormats();
  return (
    <DataView remote={remote} waiting={<Skeleton count={2} />}>
      {({ before, now, ordered, currency }) => {
        const price = (total: number | null | undefined) => {
          const amount = priceIn(currency, total ?? null);
          return amount === null ? t('againNoPrice') : money(amount);
        };
        return (
          <>
            <dl className="ta-orders-again">
              <div>
                <dt className="ta-quiet">{t('againThen', { date: date(ordered) })}</dt>
                <dd className="ta-figures">{price(before.total)}</dd>
              </div>
              <div>
                <dt className="ta-quiet">{t('againNow')}</dt>
                <dd className="ta-figures">
                  <strong>{price(now?.total)}</strong>
                </dd>
              </div>
            </dl>
            <p className="ta-quiet">{t('againPriceNote')}</p>
            {now === null && <Notice tone="warning">{t('againNotSold')}</Notice>}
          </>
        );
      }}
    </DataView>
  );
}
