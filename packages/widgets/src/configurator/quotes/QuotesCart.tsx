import { useState } from 'react';
import type { ReactElement, Ref } from 'react';
import type { Failure } from '@trade-area/core/kernel';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CartLines } from '../CartLines.tsx';
import { pricesTexts } from '../pricesStrings.ts';
import { useCart } from '../useCart.ts';
import type { CartActions } from '../useCart.ts';

interface QuotesCartProps {
  readonly cart: CartActions;
  readonly onCheckOut: (code: string) => Promise<Failure | null>;
  readonly isOpening: boolean;
  /** The list of lines, which can have the focus. */
  readonly listRef?: Ref<HTMLUListElement> | undefined;
}

/** Props of {@link CustomerCart}. */
export type CustomerCartProps = Pick<QuotesCartProps, 'onCheckOut' | 'isOpening'>;

/** The customer's cart, on a page that lists the quotes in another way; an empty one takes no room. */
export const CustomerCart = withBoundary(function CustomerCart(props: CustomerCartProps): ReactElement {
  const cart = useCart();
  return <QuotesCart {...props} cart={cart} />;
});

/** The cart above the quotes that go into it; an empty one takes no room. */
export function QuotesCart({ cart, onCheckOut, isOpening, listRef }: QuotesCartProps): ReactElement | null {
  const t = useText(pricesTexts);
  const failureText = useFailureText();
  const [refused, setRefused] = useState<Failure | null>(null);
  const { data } = cart.remote;
  const checkOut = async (code: string) => {
    setRefused(null);
    setRefused(await onCheckOut(code));
  };
  if (!data || data.lines.length === 0)
    return cart.failure ? (
      <Notice tone="danger" announce="alert">
        {failureText(cart.failure)}
      </Notice>
    ) : null;
  return (
    <section className="ta-configurator-cart" aria-label={t('cartTitle')}>
      <h2 className="ta-configurator-cart__title">{t('cartTitle')}</h2>
      {refused && (
        <Notice tone="danger" announce="alert">
          {failureText(refused)}
        </Notice>
      )}
      <CartLines
        cart={data}
        actions={cart}
        isOpening={isOpening}
        listRef={listRef}
        onCheckOut={() => void checkOut(data.code)}
      />
    </section>
  );
}
