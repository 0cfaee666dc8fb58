import type { ReactElement } from 'react';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Icon } from '../ui/Icon.tsx';
import { cartIcon } from '../ui/icons.ts';
import { pricesTexts } from './pricesStrings.ts';
import { useCart } from './useCart.ts';

/** The way to the customer's cart, with how many quotes are in it. */
export const CartLink = withBoundary(function CartLink({ href }: { readonly href: string }): ReactElement {
  const t = useText(pricesTexts);
  const count = useCart().remote.data?.lines.length ?? 0;
  return (
    <a
      className="ta-configurator-cart-link"
      href={href}
      aria-label={count > 0 ? t('cartLinkCount', { count }) : t('cartLink')}
    >
      <Icon shape={cartIcon} />
      {count > 0 && (
        <span className="ta-badge" data-tone="accent" aria-hidden="true">
          {count}
        </span>
      )}
    </a>
  );
});
