import type { ReactElement, ReactNode } from 'react';
import type { ConfiguratorState } from '@trade-area/core/configurator';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { PriceSwitch } from './PriceSwitch.tsx';
import type { PriceSwitchProps } from './PriceSwitch.tsx';
import { configuratorTexts } from './strings.ts';
import type { CartStep } from './useCartStep.ts';
import { usePriceFormat } from './usePriceFormat.ts';

export interface PriceBarProps extends PriceSwitchProps {
  readonly state: ConfiguratorState;
  /** The checkout is on its way: saved, and waiting for the picture. */
  readonly isLeaving: boolean;
  readonly onSave: () => void;
  /** Absent = this page has no checkout. */
  readonly onCheckout?: (() => void) | undefined;
  /** Putting it into the cart; absent = this page has no cart. */
  readonly cart?: CartStep | undefined;
  /** The one next step of a visitor, in place of the others. */
  readonly onSignIn?: (() => void) | undefined;
  /** The checkout is reached on a page of the portal. Default false. */
  readonly isElsewhere?: boolean | undefined;
  /** Notices about the buttons, above them. */
  readonly children?: ReactNode;
}

/** The price and the next steps; at the bottom of the screen on a phone. */
export function PriceBar(props: PriceBarProps): ReactElement {
  const { state, isLeaving, onSave, onCheckout, cart, onSignIn, ...others } = props;
  const { isElsewhere = false, children, ...shown } = others;
  const t = useText(configuratorTexts);
  const { money } = usePriceFormat(state);
  const { answer, isStale, isSaving, priceFailure, quote } = state;
  const price = answer?.price;
  const isRetail = price?.kind !== 'trade';
  const isGross = !isRetail && price.to_pay !== null && shown.shown === 'gross';
  const note = isRetail ? 'retailNote' : isGross ? 'inclNote' : 'exclNote';
  const problems = answer?.problems.length ?? 0;
  return (
    <div className="ta-configurator-bar">
      {children}
      <div className="ta-configurator-bar__price" data-stale={isStale || undefined}>
        {price ? (
          <p>
            <strong className="ta-configurator-bar__amount">
              {money(isGross ? price.to_pay : price.total)}
            </strong>{' '}
            <span className="ta-configurator-bar__note">
              {isStale && !priceFailure ? t('stale') : t(note)}
            </span>
          </p>
        ) : (
          <p className="ta-configurator-bar__note">
            {isStale && !priceFailure ? t('stale') : t(onSignIn ? 'noVisitorPrice' : 'noPrice')}
          </p>
        )}
        {price && !isRetail && price.to_pay !== null && <PriceSwitch {...shown} />}
      </div>
      {problems > 0 && !isStale && (
        <p className="ta-configurator-bar__problems">{t('problems', { count: problems })}</p>
      )}
      <div className="ta-configurator-bar__actions">
        {onSignIn ? (
          <Button variant="primary" onClick={onSignIn}>
            {t('signInToOrder')}
          </Button>
        ) : (
          <Button onClick={onSave} busy={isSaving || isLeaving}>
            {t(quote?.isOrdered ? 'saveAsNew' : 'save')}
          </Button>
        )}
        {cart && !onSignIn && !quote?.isOrdered && (
          <Button onClick={cart.run} disabled={problems > 0} busy={isSaving || isLeaving}>
            {t(cart.isIn ? 'updateCart' : 'addToCart')}
          </Button>
        )}
        {onCheckout && !onSignIn && !quote?.isOrdered && (
          <Button variant="primary" onClick={onCheckout} disabled={problems > 0} busy={isSaving || isLeaving}>
            {t(isElsewhere ? 'continueInPortal' : 'checkout')}
          </Button>
        )}
      </div>
    </div>
  );
}
