import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Failure } from '@trade-area/core/kernel';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CartLines } from '../CartLines.tsx';
import { pricesTexts } from '../pricesStrings.ts';
import type { CartActions } from '../useCart.ts';

interface QuotesCartProps {
  readonly cart: CartActions;
  readonly onCheckOut: (code: string) => Promise<Failure | null>;
  readonly isOpening: boolean;
}

/** The cart above the quotes that go into it; an empty one takes no room. */
export function QuotesCart({ cart, onCheckOut, isOpening }: QuotesCartProps): ReactElement | null {
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
        onCheckOut={() => void checkOut(data.code)}
      />
    </section>
  );
}
