import { useEffect, useMemo, useState } from 'react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { ConfiguratorLink, SavedQuote } from '@trade-area/core/configurator';
import type { ConfiguratorAnswer } from '@trade-area/core/contract';
import { DataView } from '../kit/DataView.tsx';
import { Slot } from '../kit/Slot.tsx';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { EmptyState } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Configurator } from './Configurator.tsx';
import { portalPath } from './portalPath.ts';
import { configuratorTexts } from './strings.ts';
import { configuratorOf, useStoreRow, visitorCurrency } from './usePriceOf.ts';

/** Props of {@link ProductConfigurator}. */
export interface ProductConfiguratorProps {
  /** Slug of the product. Default: the usual one of the configurator. */
  readonly product?: string | undefined;
  /** Number of the configurator. Default: that of the product. */
  readonly configurator?: string | undefined;
  /** Id of a saved quote of the customer. Default: a new configuration. */
  readonly quote?: string | undefined;
  /** ISO 4217, of what visitors see. Default EUR; customers see their own currency. */
  readonly currency?: string | undefined;
  /** Sign-in form for visitors who want to order. */
  readonly signIn: ReactNode;
  /** Called with every answer of the lab: configuration, problems and price. */
  readonly onPrice?: ((answer: ConfiguratorAnswer) => void) | undefined;
  /** Called after each save. */
  readonly onSaved?: ((quote: SavedQuote) => void) | undefined;
  /** The customer wants to go on to the checkout of a saved quote; `path` is its page in the portal. */
  readonly onOrder?: ((quote: SavedQuote, path: string) => void) | undefined;
  /** Address of the customer's cart. Default: nothing is put into a cart here. */
  readonly cartHref?: string | undefined;
  /** Called before the link to the cart is followed; `preventDefault()` keeps the person here. */
  readonly onOpenCart?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Called with each quote that was put into the cart. */
  readonly onAddedToCart?: ((quote: SavedQuote) => void) | undefined;
  /** In place of the words when there is no such product. */
  readonly empty?: ReactNode;
}

/**
 * Configures a product on any page, without an account; who orders signs in, and keeps what was configured as a quote.
 * Visitors see the prices that the lab shows to them (DEC-23).
 *
 * @example
 * <ProductConfigurator product="weddingbook" signIn={<LoginForm />} onOrder={(_quote, path) => open(path)} />
 */
export const ProductConfigurator = withBoundary(function ProductConfigurator(
  props: ProductConfiguratorProps,
): ReactElement {
  const {
    product = '',
    configurator = '',
    quote = '',
    currency = '',
    signIn,
    onPrice,
    onSaved,
    onOrder,
  } = props;
  const t = useText(configuratorTexts);
  const { catalogue, link } = useLink(product, configurator, currency || visitorCurrency);
  const missing = (
    <Slot name="empty">
      {props.empty ?? <EmptyState title={t('missingTitle')}>{t('missingText')}</EmptyState>}
    </Slot>
  );
  if (configurator === '' && product === '') return missing;
  const draw = (found: ConfiguratorLink) => (
    <Configurator
      key={found.configurator}
      environment=""
      configurator={found.configurator}
      product={product}
      ed={found.ed}
      isSample={found.isSample}
      quote={quote}
      currency={currency || visitorCurrency}
      headingLevel={2}
      signIn={signIn}
      onPrice={onPrice}
      onSaved={onSaved}
      cartHref={props.cartHref}
      onOpenCart={props.onOpenCart}
      onAddedToCart={props.onAddedToCart}
      isElsewhere
      onCheckout={
        onOrder &&
        (async (saved) => {
          if (saved.orderCode === '') return 'noNumber';
          onOrder(saved, portalPath(found.configurator, saved.id));
          return null;
        })
      }
    />
  );
  if (link) return draw(link);
  return (
    <DataView
      remote={catalogue}
      waiting={<Skeleton shape="block" count={3} />}
      isEmpty={() => true}
      empty={missing}
    >
      {() => null}
    </DataView>
  );
});

/**
 * The configurator of a product. It stays while the catalogue is asked for again as somebody else, so that what was
 * configured survives the sign-in.
 */
function useLink(product: string, configurator: string, currency: string) {
  const catalogue = useStoreRow(configurator === '' ? product : '', currency);
  const [kept, setKept] = useState<{ readonly product: string; readonly link: ConfiguratorLink } | null>(
    null,
  );
  const item = catalogue.data?.find(({ slug }) => slug === product);
  const found = useMemo(() => item && configuratorOf(item), [item]);
  useEffect(() => {
    if (found) setKept({ product, link: found });
  }, [product, found]);
  if (configurator !== '') return { catalogue, link: { configurator, ed: '', isSample: false } };
  const former = catalogue.data === undefined && kept?.product === product ? kept.link : null;
  return { catalogue, link: found ?? former };
}
