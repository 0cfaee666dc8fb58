import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { quoteList } from '@trade-area/core/contract';
import type { QuoteRow } from '@trade-area/core/contract';
import { DataView } from '../kit/DataView.tsx';
import { Slot } from '../kit/Slot.tsx';
import { useSessionArea } from '../kit/provider.tsx';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { useFormats } from '../kit/useFormats.ts';
import { useRemote } from '../kit/useRemote.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useLatest } from '../ui/useLatest.ts';
import { CartLines } from './CartLines.tsx';
import { portalPath } from './portalPath.ts';
import { pricesTexts } from './pricesStrings.ts';
import { Repriced } from './Repriced.tsx';
import { useCart } from './useCart.ts';
import { useMoneyIn } from './usePriceFormat.ts';

/** Quotes that are not ordered, as they are told to the page. */
export interface WaitingQuotes {
  readonly count: number;
  /** Major units, excl. VAT and shipping, at the last save of each. */
  readonly total: number;
  readonly currency: string;
}

/** Props of {@link CartSummary}. */
export interface CartSummaryProps {
  /** Full address of a path of the portal. Default: the address that the lab names. */
  readonly portalHref?: ((path: string) => string) | undefined;
  /** Called before a link is followed; `preventDefault()` keeps the person here. */
  readonly onOrder?: ((quote: QuoteRow, href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Called before the cart's page is followed; `preventDefault()` keeps the person here. */
  readonly onCheckOut?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Called when number or sum of the quotes change. */
  readonly onChange?: ((waiting: WaitingQuotes) => void) | undefined;
  /** Any other value asks the lab again: something was saved on this page. */
  readonly version?: number | undefined;
  /** In place of the heading. */
  readonly heading?: ReactNode;
  /** In place of the words when nothing waits. */
  readonly empty?: ReactNode;
}

const mostShown = 3;

/**
 * The customer's cart, and the quotes that are not ordered: how many, their sum, and the way to add or order each.
 *
 * @example
 * <SignedInGate signedOut={<LoginForm />}>
 *   <CartSummary />
 * </SignedInGate>
 */
export const CartSummary = withBoundary(function CartSummary(props: CartSummaryProps): ReactElement {
  const { portalHref, onOrder, onCheckOut, onChange, version = 0, heading, empty } = props;
  const t = useText(pricesTexts);
  const { number } = useFormats();
  const lang = useLanguage();
  const remote = useRemote(quoteList, { query: { state: 'open', lang } }, { refreshSeconds: 60 });
  const { data, retry } = remote;
  const cart = useCart();
  const inCart = new Set(cart.remote.data?.lines.map(({ id }) => id));
  const lines = useRef<HTMLUListElement>(null);
  const hasLines = (cart.remote.data?.lines.length ?? 0) > 0;
  const readCartAgain = cart.remote.retry;
  useEffect(() => {
    if (version === 0) return;
    retry();
    readCartAgain();
  }, [version, retry, readCartAgain]);
  const told = useLatest(onChange);
  const { count = 0, total = null, currency = '' } = data?.waiting ?? {};
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) told.current?.({ count, total: total ?? 0, currency });
  }, [isKnown, count, total, currency, told]);
  const price = useMoneyIn();
  const { config } = useSessionArea();
  const failureText = useFailureText();
  const linkTo = (path: string) => portalHref?.(path) ?? `${config.labOrigin}${path}`;
  const hrefOf = ({ configurator, id, link_edit: address }: QuoteRow) =>
    portalHref ? portalHref(portalPath(configurator, id)) : address;
  return (
    <section className="ta-configurator-cart" part="cart">
      <Slot name="heading">
        {heading ?? (
          <h2 className="ta-configurator-cart__title">{t(hasLines ? 'cartTitle' : 'quotesTitle')}</h2>
        )}
      </Slot>
      {cart.remote.data && hasLines && (
        <>
          <CartLines
            cart={cart.remote.data}
            actions={cart}
            listRef={lines}
            editHref={portalHref && (({ configurator, id }) => portalHref(portalPath(configurator, id)))}
            checkOutHref={linkTo('/ta/cart')}
            onCheckOut={(event) => onCheckOut?.(linkTo('/ta/cart'), event)}
          />
          <h3 className="ta-configurator-cart__subtitle">{t('quotesTitle')}</h3>
        </>
      )}
      {cart.failure && !hasLines && (
        <Notice tone="danger" announce="alert">
          {failureText(cart.failure)}
        </Notice>
      )}
      <DataView
        remote={remote}
        waiting={<Skeleton count={2} />}
        isEmpty={({ waiting }) => (waiting?.count ?? 0) === 0}
        empty={<Slot name="empty">{empty ?? <p>{t('cartEmpty')}</p>}</Slot>}
      >
        {({ result }) => {
          const open = result.filter((quote) => !quote.is_ordered && quote.is_available).slice(0, mostShown);
          return (
            <>
              <p role="status" part="count">
                {t('cartCount', { count, formatted: number(count) })}
              </p>
              <ul className="ta-configurator-cart__rows">
                {open.map((quote) => (
                  <li key={quote.id} className="ta-configurator-cart__row" part="quote">
                    <span className="ta-configurator-cart__name">
                      {quote.name || quote.product}
                      <Repriced row={quote} />
                    </span>
                    <span className="ta-configurator-cart__price">
                      {price(quote.currency, quote.total_now ?? quote.total)}
                    </span>
                    <Button
                      size="small"
                      busy={cart.working === quote.id}
                      aria-label={t(inCart.has(quote.id) ? 'cartHasOf' : 'cartAddOf', {
                        name: quote.name || quote.product,
                      })}
                      onClick={() =>
                        inCart.has(quote.id)
                          ? lines.current?.focus()
                          : void cart.add(quote.id, Math.max(1, quote.quantity))
                      }
                    >
                      {t(inCart.has(quote.id) ? 'cartHas' : 'cartAdd')}
                    </Button>
                    <Button
                      size="small"
                      href={hrefOf(quote)}
                      aria-label={t('orderOf', { name: quote.name || quote.product })}
                      onClick={(event) => onOrder?.(quote, hrefOf(quote), event)}
                    >
                      {t('order')}
                    </Button>
                  </li>
                ))}
              </ul>
              {count > open.length && (
                <p>
                  <a className="ta-link" href={linkTo('/ta/print-again')}>
                    {t('cartMore', { count: count - open.length })}
                  </a>
                </p>
              )}
              <p className="ta-configurator-cart__total" part="total">
                <span>{t('cartTotal')}</span> <strong>{price(currency, total)}</strong>
              </p>
            </>
          );
        }}
      </DataView>
    </section>
  );
});
