import { useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { DataView } from '../kit/DataView.tsx';
import { useSessionState } from '../kit/provider.tsx';
import { Slot } from '../kit/Slot.tsx';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useLatest } from '../ui/useLatest.ts';
import { Dispatch } from './Dispatch.tsx';
import type { ShownPrice } from './explained.ts';
import { priceNote } from './priceOf.ts';
import type { ToldPrice } from './priceOf.ts';
import { pricesTexts } from './pricesStrings.ts';
import { PriceDetails } from './PriceRows.tsx';
import { PriceSwitch } from './PriceSwitch.tsx';
import { useMoneyIn } from './usePriceFormat.ts';
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
  const key = JSON.stringify(data?.told ?? null);
  useEffect(() => {
    const price = JSON.parse(key) as ToldPrice | null;
    if (price) told.current?.(price);
  }, [key, told]);
  return (
    <div className="ta-configurator-single" part="price">
      <DataView
        remote={remote}
        waiting={<Skeleton />}
        showsNotFoundAsEmpty
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
  const moneyIn = useMoneyIn();
  const isCustomer = useSessionState(({ phase }) => phase === 'signedIn');
  const [shown, setShown] = useState<ShownPrice>('net');
  const { told, explained } = price;
  const isGross = explained !== null && shown === 'gross';
  const words = moneyIn(told.currency, isGross ? explained.to_pay : told.amount);
  return (
    <>
      {words !== '' && (
        <div className="ta-configurator-single__head">
          <p className="ta-configurator-single__amount" part="amount">
            {told.isFrom ? t('from', { price: words }) : words}
          </p>
          {explained && <PriceSwitch shown={shown} onShown={setShown} />}
        </div>
      )}
      <p className="ta-configurator-single__note" part="note">
        {t(isGross ? 'ownGross' : priceNote(told, isCustomer))}
      </p>
      {explained && <PriceDetails price={explained} name="" />}
      <Dispatch days={price.days} date={price.dispatchDate} className="ta-configurator-single__note" />
      {price.problems.length > 0 && <p className="ta-configurator-single__problem">{t('cannotOrder')}</p>}
    </>
  );
}
