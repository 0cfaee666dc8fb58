import type { ReactElement } from 'react';
import { ProductConfigurator } from '../../configurator/ProductConfigurator.tsx';
import { useSessionArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import type { ElementSettings } from '../runtime/settings.ts';
import { SignIn } from '../runtime/SignedInOnly.tsx';
import { elementTexts } from '../strings.ts';

interface ConfiguratorElementProps extends ElementProps {
  readonly product?: string;
  readonly configurator?: string;
  readonly quote?: string;
  readonly portal?: string;
}

/** `<ta-configurator product="weddingbook">`: ordering goes on in the portal, with the saved quote or the cart. */
export function ConfiguratorElement(props: ConfiguratorElementProps): ReactElement {
  const { emit, settings, product, configurator, quote } = props;
  const portal = (props.portal ?? settings.gateway).replace(/\/$/, '');
  const cart = `${portal}/ta/cart`;
  return (
    <ProductConfigurator
      product={product}
      configurator={configurator}
      quote={quote}
      currency={settings.currency}
      signIn={<SignInToOrder settings={settings} />}
      onPrice={({ slug, fields, problems, price }) => {
        const amount = price?.total ?? null;
        emit('ta-price', {
          product: slug,
          amount,
          currency: price?.currency ?? '',
          kind: amount === null ? '' : price?.kind === 'retail' ? 'retail' : 'net',
          isFrom: false,
          fields,
          problems: problems.length,
        });
      }}
      onSaved={({ id, slug, total, isOrdered }) =>
        void emit('ta-quote-saved', { id, product: slug, total, isOrdered })
      }
      cartHref={cart}
      onAddedToCart={({ id, slug, total }) => void emit('ta-cart-add', { id, product: slug, total })}
      onOpenCart={(event) => {
        if (!emit('ta-navigate', { href: cart, slug: '', action: 'cart' })) event.preventDefault();
      }}
      onOrder={({ slug }, path) => {
        const href = `${portal}${path}`;
        if (emit('ta-navigate', { href, slug, action: 'order' })) window.location.assign(href);
      }}
    />
  );
}

/** The form, or on a page that signs its people in by itself the words and a button to look again. */
function SignInToOrder({ settings }: { readonly settings: ElementSettings }): ReactElement {
  const t = useText(elementTexts);
  const { session } = useSessionArea();
  if (!settings.session)
    return <SignIn gateway={settings.gateway} waiting={<Skeleton shape="block" count={2} />} />;
  return (
    <>
      <p>{t('signInOnPage')}</p>
      <Button onClick={() => void session.start()}>{t('lookAgain')}</Button>
    </>
  );
}
