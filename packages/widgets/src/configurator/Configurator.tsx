import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { SavedQuote } from '@trade-area/core/configurator';
import type { ConfiguratorAnswer } from '@trade-area/core/contract';
import { useReportedFailure } from '../kit/failures.ts';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { CartNotice } from './CartNotice.tsx';
import { LazyPriceBlock } from './LazyPriceBlock.tsx';
import { NotLoaded, Overlay } from './NotLoaded.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useLatest } from '../ui/useLatest.ts';
import { OfferButton } from './OfferButton.tsx';
import type { DrawOffer } from './OfferButton.tsx';
import { OptionForm } from './OptionForm.tsx';
import type { ShownPrice } from './explained.ts';
import { PriceBar } from './PriceBar.tsx';
import { ActionNotices, QuoteNotices } from './QuoteNotices.tsx';
import type { CheckoutProblem } from './QuoteNotices.tsx';
import { Sentence } from './Sentence.tsx';
import { SignInDialog } from './SignInDialog.tsx';
import { Stage } from './Stage.tsx';
import type { SurfaceProps } from './surface.ts';
import { configuratorTexts } from './strings.ts';
import { useCartStep } from './useCartStep.ts';
import { useConfigurator } from './useConfigurator.ts';
import type { ConfiguratorOptions } from './useConfigurator.ts';

/** Props of {@link Configurator}. */
export interface ConfiguratorProps extends ConfiguratorOptions {
  /** Address of the store. Absent: there is no way back, as on the page of a shop. */
  readonly storeHref?: string | undefined;
  /** Where Back leads. Default: the store. */
  readonly onBack?: (() => void) | undefined;
  /** Called after each save with the quote: the owner of the address keeps its id there (CONF-26). */
  readonly onSaved?: ((quote: SavedQuote) => void) | undefined;
  /**
   * Opens the checkout of a saved quote; answers why it could not, null once it is on its way. Default: no checkout.
   * `noNumber`: the quote has no order number.
   */
  readonly onCheckout?: ((quote: SavedQuote) => Promise<CheckoutProblem>) | undefined;
  /** The checkout is being opened: the page is covered until it is left. Default false. */
  readonly isOpening?: boolean | undefined;
  /** Asks before a link of the page leads away from choices that are not saved. Default false: the page's links are not ours. */
  readonly guardLinks?: boolean | undefined;
  /**
   * A visitor may configure, too: this sign-in form opens in a dialog when they want to order, and the configuration is
   * saved as a quote after it. Default: the page is for customers.
   */
  readonly signIn?: ReactNode;
  /** `onCheckout` leads to the portal, where the order goes on. Default false. */
  readonly isElsewhere?: boolean | undefined;
  /** Draws the PDF offer of a saved quote, until `onClose`. Default: the configurator makes no offers. */
  readonly offer?: DrawOffer | undefined;
  /** Address of the customer's cart. Default: nothing is put into a cart here. */
  readonly cartHref?: string | undefined;
  /** Called before the link to the cart is followed; `preventDefault()` keeps the person here. */
  readonly onOpenCart?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Called with each quote that was put into the cart. */
  readonly onAddedToCart?: ((quote: SavedQuote) => void) | undefined;
  /** Level of the product's heading. Default 1. */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  /** Called with every answer of the lab: configuration, problems and price. */
  readonly onPrice?: ((answer: ConfiguratorAnswer) => void) | undefined;
  /** Draws the configurator of another service in place of the form and the scene. */
  readonly surface?: ((props: SurfaceProps) => ReactNode) | undefined;
  /** Told the product's name once it is known: for the title of the window. */
  readonly onName?: ((name: string) => void) | undefined;
}

/** Milliseconds that the checkout waits for a quote's picture: a graphics card that is stuck answers never. */
const longestPicture = 4_000;

/**
 * Configures a product: options as a form, the price with its reasons, quotes (CONF-01, CONF-17).
 *
 * @example
 * <Configurator environment="" configurator="10" quote="" storeHref="/store" onSaved={({ id }) => keep(id)} />
 */
export const Configurator = withBoundary(function Configurator(props: ConfiguratorProps): ReactElement {
  const { storeHref, onBack, onSaved, onCheckout, isOpening = false, isElsewhere, onName, quote } = props;
  const { signIn, headingLevel = 1, onPrice, guardLinks = false, surface, cartHref } = props;
  const t = useText(configuratorTexts);
  const kit = useText(kitTexts);
  const { longDate } = useFormats();
  const takePicture = useRef<(() => Promise<Blob | null>) | null>(null);
  const sending = useRef<Promise<void>>(undefined);
  const posting = useRef<Promise<void>>(undefined);
  const saves = useRef(0);
  const settle = useRef<(() => Promise<boolean>) | null>(null);
  const isBusy = useRef(false);
  const [isSaved, setSaved] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { clock } = useSessionArea();
  const [isSigningIn, setSigningIn] = useState(false);
  const isVisitor = useSessionState(({ phase }) => phase === 'signedOut') && signIn !== undefined;
  // From the sign-in until its quote is saved, no button begins anything of its own.
  const isContinuing = isSigningIn && !isVisitor;
  const { configurator, state } = useConfigurator(
    props,
    signIn === undefined ? undefined : (own) => saveAfterSignIn(own),
  );
  const [checkoutProblem, setCheckoutProblem] = useState<CheckoutProblem>(null);
  const [shown, setShown] = useState<ShownPrice>('net');
  const { product, isLoading, loadFailure } = state;
  const name = product?.name ?? '';
  useEffect(() => {
    if (name !== '') onName?.(name);
  }, [name, onName]);
  useReportedFailure(loadFailure ?? undefined);
  const { answer } = state;
  const dispatch = longDate(answer?.dispatch_date ?? '');
  const toldPrice = useLatest(onPrice);
  useEffect(() => {
    if (answer) toldPrice.current?.(answer);
  }, [answer, toldPrice]);

  /** One wish at a time, whatever a script repeats; each begins with the latest configuration of the surface. */
  const begin = (wish: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setLeaving(true);
    const settled = settle.current?.() ?? Promise.resolve(true);
    void settled
      .then((isSettled) => (isSettled ? wish() : undefined))
      .finally(() => {
        isBusy.current = false;
        setLeaving(false);
      });
  };
  const save = async (asNew: boolean) => {
    setCheckoutProblem(null);
    setSaved(false);
    saves.current += 1;
    await posting.current;
    const saved = await configurator.save(asNew || configurator.store.getState().quote?.isOrdered === true);
    if (!saved?.ok) return null;
    sending.current = sendPicture(saved.value);
    onSaved?.(saved.value);
    return saved.value;
  };
  const sendPicture = async (saved: SavedQuote) => {
    const save = saves.current;
    const picture = await takePicture.current?.().catch(() => null);
    // A later save sends a picture of its own: the lab refuses that of an earlier one.
    if (!picture || save !== saves.current) return;
    posting.current = configurator.sendPicture(saved, picture);
    await posting.current;
  };
  function saveAfterSignIn(own: typeof configurator): void {
    setSaved(false);
    if (!isSigningIn) return;
    setSigningIn(false);
    if (own.store.getState().loadFailure === null) keep(false);
  }
  const pictureSent = () => {
    const tooLate = new Promise<void>((resolve) => clock.after(longestPicture, resolve));
    return Promise.race([sending.current, tooLate]);
  };
  // An offer is made of a saved quote, with the picture of its last save.
  const openOffer = (open: (quote: SavedQuote) => void) =>
    begin(async () => {
      const latest = configurator.store.getState();
      const saved = latest.quote && !latest.isChanged ? latest.quote : await save(false);
      if (!saved) return;
      await pictureSent();
      open(saved);
    });
  const checkout =
    onCheckout &&
    (() =>
      begin(async () => {
        // The button of a service is pressed whatever the lab says of its configuration.
        if (surface && (configurator.store.getState().answer?.problems ?? []).length > 0) return;
        const saved = await save(false);
        if (!saved) return;
        await pictureSent();
        setCheckoutProblem(await onCheckout(saved));
      }));
  const keep = (asNew: boolean) => begin(() => save(asNew).then((saved) => setSaved(saved !== null)));

  const cart = useCartStep({
    isOffered: cartHref !== undefined,
    quote: state.quote?.id ?? '',
    begin,
    save: () => save(false),
    onAdded: props.onAddedToCart,
  });

  const Title = `h${headingLevel}` as const;
  const back = storeHref !== undefined && (
    <p className="ta-configurator-back">
      <a
        className="ta-link"
        href={storeHref}
        onClick={(event) => {
          if (!onBack) return;
          event.preventDefault();
          onBack();
        }}
      >
        <span aria-hidden="true">← </span>
        {t('back')}
      </a>
    </p>
  );
  if (!product)
    return (
      <div className="ta-configurator" part="configurator">
        {back}
        <NotLoaded {...{ quote, storeHref, isLoading, loadFailure }} onRetry={configurator.reload} />
      </div>
    );
  return (
    <div className="ta-configurator" part="configurator" aria-busy={isLoading || isOpening || undefined}>
      {back}
      <header className="ta-configurator-head">
        <Title className="ta-configurator-title" part="heading">
          {product.name}
        </Title>
        {product.giorni !== '' && (
          <p className="ta-configurator-days">
            {t('days', { days: product.giorni })}
            {dispatch !== '' && <span>{t('dispatch', { date: dispatch })}</span>}
          </p>
        )}
      </header>
      <div className="ta-configurator-layout">
        {surface ? (
          surface({
            configurator,
            state,
            product,
            settle,
            onSave: () => keep(false),
            onCheckout: checkout,
            onBack,
          })
        ) : (
          <OptionForm configurator={configurator} state={state} product={product} isVisitor={isVisitor} />
        )}
        <div className="ta-configurator-side">
          {!surface && <Stage state={state} product={product} takePicture={takePicture} />}
          <Sentence state={state} product={product} />
          <QuoteNotices configurator={configurator} state={state} product={product} />
          <PriceBar
            state={state}
            shown={shown}
            onShown={setShown}
            isLeaving={isLeaving || isContinuing}
            onSave={() => keep(false)}
            onCheckout={checkout}
            onSignIn={isVisitor ? () => setSigningIn(true) : undefined}
            cart={cartHref === undefined ? undefined : cart}
            isElsewhere={isElsewhere}
          >
            <ActionNotices
              configurator={configurator}
              state={state}
              product={product}
              isSaved={isSaved}
              checkoutProblem={checkoutProblem}
              onSave={keep}
              onCheckout={checkout}
            />
            <CartNotice cart={cart} isChanged={state.isChanged} href={cartHref} onOpen={props.onOpenCart} />
          </PriceBar>
          {answer?.price?.kind === 'trade' && answer.price.to_pay !== null && (
            <LazyPriceBlock state={state} product={product} price={answer.price}>
              {props.offer && (
                <OfferButton
                  offer={props.offer}
                  currency={answer.price.currency}
                  isDisabled={answer.problems.length > 0}
                  isBusy={isLeaving || isContinuing}
                  onOpen={openOffer}
                />
              )}
            </LazyPriceBlock>
          )}
        </div>
      </div>
      <LeaveQuestion isChanged={state.isChanged && !isOpening} guardLinks={guardLinks} />
      {signIn !== undefined && (
        <SignInDialog open={isSigningIn && isVisitor} onClose={() => setSigningIn(false)}>
          {signIn}
        </SignInDialog>
      )}
      {(isLoading || isOpening) && <Overlay text={isOpening ? t('opening') : kit('loading')} />}
    </div>
  );
});
