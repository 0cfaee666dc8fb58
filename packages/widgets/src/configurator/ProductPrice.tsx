import { useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { priceIn } from '@trade-area/core/pricing';
import { DataView } from '../kit/DataView.tsx';
import { useSessionState } from '../kit/provider.tsx';
import { Slot } from '../kit/Slot.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useLatest } from '../ui/useLatest.ts';
import { Dispatch } from './Dispatch.tsx';
import { priceNote } from './priceOf.ts';
import type { ToldPrice } from './priceOf.ts';
import { pricesTexts } from './pricesStrings.ts';
import { usePriceOf } from './usePriceOf.ts';
import type { FoundPrice, Options } from './usePriceOf.ts';

/** Props of {@link ProductPrice}. */
export interface ProductPriceProps {
  /** Slug of the product. Default: the usual one of the configurator. */
  readonly product?: string | undefined;
  /** Number of the configurator. Default: that of the product. */
  readonly configurator?: string | undefined;
  /** Fields of a configuration, such as `{ Size: '30x30', Pages: 40 }`. Default: the lowest price of the product. */
  readonly options?: Options | undefined;
  /** ISO 4217, of what visitors see. Default EUR; customers see their own currency. */
  readonly currency?: string | undefined;
  /** Called with each price that is shown. */
  readonly onPrice?: ((price: ToldPrice) => void) | undefined;
  /** In place of the words when there is no such product. */
  readonly empty?: ReactNode;
}

/**
 * The price of a product or of a configuration, and which price it is: the customer's net price, or what the lab shows
 * to visitors (DEC-23).
 *
 * @example
 * <ProductPrice product="weddingbook" options={{ Size: '30x30', Pages: 40 }} />
 */
export const ProductPrice = withBoundary(function ProductPrice(props: ProductPriceProps): ReactElement {
  const { product = '', configurator = '', options, currency = '', onPrice, empty } = props;
  const t = useText(pricesTexts);
  const remote = usePriceOf({ product, configurator, options: options ?? null, currency });
  const told = useLatest(onPrice);
  const { data } = remote;
  const key = JSON.stringify(data ?? null);
  useEffect(() => {
    const found = JSON.parse(key) as FoundPrice | null;
    if (!found) return;
    const { problems: _problems, days: _days, dispatchDate: _date, ...price } = found;
    told.current?.(price);
  }, [key, told]);
  return (
    <div className="ta-configurator-single" part="price">
      <DataView
        remote={remote}
        waiting={<Skeleton />}
        isMissingEmpty
        isEmpty={(found) => found === null}
        empty={<Slot name="empty">{empty ?? <p>{t('noProduct')}</p>}</Slot>}
      >
        {(found) => found && <PriceText price={found} />}
      </DataView>
    </div>
  );
});

function PriceText({ price }: { readonly price: FoundPrice }): ReactElement {
  const t = useText(pricesTexts);
  const { money } = useFormats();
  const isCustomer = useSessionState(({ phase }) => phase === 'signedIn');
  const amount = priceIn(price.currency, price.amount);
  const words = amount === null ? '' : money(amount);
  return (
    <>
      {words !== '' && (
        <p className="ta-configurator-single__amount" part="amount">
          {price.isFrom ? t('from', { price: words }) : words}
        </p>
      )}
      <p className="ta-configurator-single__note" part="note">
        {t(priceNote(price, isCustomer))}
      </p>
      <Dispatch days={price.days} date={price.dispatchDate} className="ta-configurator-single__note" />
      {price.problems.length > 0 && <p className="ta-configurator-single__problem">{t('cannotOrder')}</p>}
    </>
  );
}
