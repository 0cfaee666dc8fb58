import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Failure } from '@trade-area/core/kernel';
import { DataView } from '../kit/DataView.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState, Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CartLines } from './CartLines.tsx';
import { pricesTexts } from './pricesStrings.ts';
import { useCart } from './useCart.ts';

/** Props of {@link CartView}. */
export interface CartViewProps {
  /** Opens the checkout of the cart by its number; answers why it could not, null once it is on its way. */
  readonly onCheckOut: (code: string) => Promise<Failure | null>;
  /** The checkout is on its way. */
  readonly isOpening: boolean;
  /** Address of the store, for an empty cart. */
  readonly storeHref: string;
  /** Address of the saved quotes. */
  readonly quotesHref: string;
}

/** The customer's cart on a page of its own: lines with pieces and prices, the total, and the checkout. */
export const CartView = withBoundary(function CartView(props: CartViewProps): ReactElement {
  const { onCheckOut, isOpening, storeHref, quotesHref } = props;
  const t = useText(pricesTexts);
  const failureText = useFailureText();
  const cart = useCart();
  const [refused, setRefused] = useState<Failure | null>(null);
  const checkOut = async (code: string) => {
    setRefused(null);
    setRefused(await onCheckOut(code));
  };
  return (
    <section className="ta-configurator-cart" aria-label={t('cartTitle')}>
      {refused && (
        <Notice tone="danger" announce="alert">
          {failureText(refused)}
        </Notice>
      )}
      <DataView
        remote={cart.remote}
        waiting={<Skeleton shape="card" count={2} />}
        isEmpty={({ lines }) => lines.length === 0}
        empty={
          <EmptyState
            title={t('cartNone')}
            action={
              <Button variant="primary" href={storeHref}>
                {t('cartToStore')}
              </Button>
            }
          >
            {t('cartNoneText')}
          </EmptyState>
        }
      >
        {(data) => (
          <CartLines
            cart={data}
            actions={cart}
            isOpening={isOpening}
            onCheckOut={() => void checkOut(data.code)}
          />
        )}
      </DataView>
      <p>
        <a className="ta-link" href={quotesHref}>
          {t('cartToQuotes')}
        </a>
      </p>
    </section>
  );
});
