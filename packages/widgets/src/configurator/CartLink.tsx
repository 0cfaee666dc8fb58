import type { ReactElement } from 'react';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { CountLink } from '../ui/CountLink.tsx';
import { cartIcon } from '../ui/icons.ts';
import { pricesTexts } from './pricesStrings.ts';
import { useCart } from './useCart.ts';

/** The way to the customer's cart, with how many quotes are in it. */
export const CartLink = withBoundary(function CartLink({ href }: { readonly href: string }): ReactElement {
  const t = useText(pricesTexts);
  const count = useCart().remote.data?.lines.length ?? 0;
  return (
    <CountLink
      href={href}
      icon={cartIcon}
      label={count > 0 ? t('cartLinkCount', { count }) : t('cartLink')}
      count={count}
    />
  );
});
