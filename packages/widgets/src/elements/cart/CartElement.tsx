import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { CartSummary } from '../../configurator/CartSummary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { SignedInOnly } from '../runtime/SignedInOnly.tsx';

/** `<ta-cart>`: asks the lab again when a `<ta-configurator>` of the page has saved a quote. */
export function CartElement(props: ElementProps & { readonly portal?: string }): ReactElement {
  const { emit, settings } = props;
  const portal = (props.portal ?? settings.gateway).replace(/\/$/, '');
  const [saves, setSaves] = useState(0);
  useEffect(() => {
    const noteSave = () => setSaves((before) => before + 1);
    document.addEventListener('ta-quote-saved', noteSave);
    return () => document.removeEventListener('ta-quote-saved', noteSave);
  }, []);
  return (
    <SignedInOnly settings={settings} invitation="signInCart" waiting={<Skeleton count={2} />}>
      <CartSummary
        portalHref={(path) => `${portal}${path}`}
        version={saves}
        onChange={(waiting) => void emit('ta-cart-change', waiting)}
        onCheckOut={(href, event) => {
          if (!emit('ta-navigate', { href, slug: '', action: 'checkout' })) event.preventDefault();
        }}
        onOrder={({ slug }, href, event) => {
          if (!emit('ta-navigate', { href, slug, action: 'order' })) event.preventDefault();
        }}
      />
    </SignedInOnly>
  );
}
