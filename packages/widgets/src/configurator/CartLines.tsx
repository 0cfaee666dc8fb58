import { useState } from 'react';
import type { MouseEvent, ReactElement, Ref } from 'react';
import type { Cart, CartLine } from '@trade-area/core/contract';
import { useReportedFailure } from '../kit/failures.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { useFormats } from '../kit/useFormats.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Select } from '../ui/Select.tsx';
import { Dispatch } from './Dispatch.tsx';
import { explainable } from './explained.ts';
import type { ShownPrice } from './explained.ts';
import { PriceDetails, TotalRows } from './PriceRows.tsx';
import { PriceSwitch } from './PriceSwitch.tsx';
import { pricesTexts } from './pricesStrings.ts';
import type { CartActions } from './useCart.ts';
import { useMoneyIn } from './usePriceFormat.ts';

interface CartLinesProps {
  readonly cart: Cart;
  readonly actions: CartActions;
  /** Address of the page where the cart is checked out; without it the button calls `onCheckOut` alone. */
  readonly checkOutHref?: string | undefined;
  readonly onCheckOut?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** The checkout is on its way. Default false. */
  readonly isOpening?: boolean;
  /** Address of a line in the configurator. Default: the one that the lab names. */
  readonly editHref?: ((line: CartLine) => string) | undefined;
  /** The list of lines, which can have the focus. */
  readonly listRef?: Ref<HTMLUListElement> | undefined;
}

/** The choices of pieces; more can be typed at the checkout. */
const choices = 20;

/** The lines of a cart with their pieces and prices, the total, and the way to the checkout. */
export function CartLines(props: CartLinesProps): ReactElement {
  const { cart, actions, checkOutHref, onCheckOut, isOpening = false, listRef } = props;
  const editHref = props.editHref ?? (({ link_edit: address }) => address);
  const t = useText(pricesTexts);
  const moneyIn = useMoneyIn();
  const failureText = useFailureText();
  useReportedFailure(actions.failure ?? undefined);
  const [shown, setShown] = useState<ShownPrice>('net');
  const toPay = cart.to_pay ?? null;
  const isGross = toPay !== null && shown === 'gross';
  const price = (major: number | null) => moneyIn(cart.currency, major);
  return (
    <>
      {actions.failure && (
        <Notice tone="danger" announce="alert">
          {failureText(actions.failure)}
        </Notice>
      )}
      <ul ref={listRef} className="ta-configurator-cart__rows" aria-label={t('cartTitle')} tabIndex={-1}>
        {cart.lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            price={price(isGross ? (line.price?.to_pay ?? null) : line.total)}
            href={line.problem === 'gone' ? '' : editHref(line)}
            actions={actions}
          />
        ))}
      </ul>
      {toPay !== null && <PriceSwitch shown={shown} onShown={setShown} />}
      {isGross && (
        <dl className="ta-configurator-lines">
          <TotalRows {...cart} to_pay={null} />
        </dl>
      )}
      <p className="ta-configurator-cart__total" role="status" part="total">
        <span>{t(isGross ? 'cartTotalGross' : 'cartTotal')}</span>{' '}
        <strong>{price(isGross ? toPay : cart.total)}</strong>
      </p>
      <p>
        <Button variant="primary" href={checkOutHref} busy={isOpening} onClick={onCheckOut}>
          {t('cartCheckOut')}
        </Button>
      </p>
    </>
  );
}

interface LineProps {
  readonly line: CartLine;
  readonly price: string;
  /** Opens it in the configurator; '' = it cannot be opened. */
  readonly href: string;
  readonly actions: CartActions;
}

function Line({ line, price, href, actions }: LineProps): ReactElement {
  const t = useText(pricesTexts);
  const name = line.name || line.product;
  const explained = explainable(line.price);
  const { number } = useFormats();
  const [, width, height] = /^(\d+)x(\d+)$/.exec(line.size) ?? [];
  const facts = [
    line.name === '' ? '' : line.product,
    width && height ? t('cartSize', { width, height }) : '',
    line.pages > 0 ? t('cartPages', { count: line.pages, formatted: number(line.pages) }) : '',
  ].filter((fact) => fact !== '');
  const isWorking = actions.working === line.id;
  const counts = Array.from({ length: Math.max(choices, line.quantity) }, (_, index) => String(index + 1));
  const note =
    line.problem === 'gone'
      ? t('cartGone')
      : line.problem === 'options'
        ? t('cartOptions')
        : line.is_repriced
          ? t('cartRepriced')
          : '';
  return (
    <li className="ta-configurator-cart__line" part="line" aria-busy={isWorking || undefined}>
      <img
        className="ta-configurator-cart__picture"
        src={line.picture}
        alt=""
        width={80}
        height={60}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
      <div className="ta-configurator-cart__name">
        {href === '' ? (
          name
        ) : (
          <a className="ta-link" href={href}>
            {name}
          </a>
        )}
        {facts.length > 0 && <small className="ta-configurator-cart__facts">{facts.join(' · ')}</small>}
        <Dispatch days={line.giorni} date={line.dispatch_date} className="ta-configurator-cart__facts" />
        {note !== '' && <small className="ta-configurator-cart__note">{note}</small>}
        {explained && <PriceDetails price={explained} name={name} />}
      </div>
      <span className="ta-configurator-cart__price">{price}</span>
      <span className="ta-configurator-cart__actions">
        {line.problem === '' && (
          <Field label={t('cartQuantityOf', { name })} labelHidden>
            <Select
              value={String(line.quantity)}
              disabled={isWorking}
              options={counts.map((value) => ({ value, label: value }))}
              onValue={(value) => void actions.set(line.id, Number(value))}
            />
          </Field>
        )}
        <Button
          size="small"
          busy={isWorking}
          aria-label={t('cartRemoveOf', { name })}
          onClick={() => void actions.set(line.id, 0)}
        >
          {t('cartRemove')}
        </Button>
      </span>
    </li>
  );
}
