import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { readQuote } from '@trade-area/core/configurator';
import { orderAgain, quoteEndpoints, quoteFromOrder } from '@trade-area/core/contract';
import type { OrderedAgain } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { priceIn } from '@trade-area/core/pricing';
import { DataView } from '../../kit/DataView.tsx';
import { useReportedFailure } from '../../kit/failures.ts';
import { useSessionArea } from '../../kit/provider.tsx';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { useFormats } from '../../kit/useFormats.ts';
import { useRemote } from '../../kit/useRemote.ts';
import { useSubmission } from '../../kit/useSubmission.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { closeIcon } from '../../ui/icons.ts';
import { EmptyState, Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { pricesTexts } from '../pricesStrings.ts';
import type { CartActions } from '../useCart.ts';
import { QuotePicture } from './QuotePicture.tsx';
import { quoteTexts } from './quoteStrings.ts';
import type { OpenCheckout } from './useQuoteActions.ts';

export interface OrderAgainPanelProps {
  /** Code of the past order. */
  readonly code: string;
  readonly storeHref: string;
  /** Opens the page of a quote. */
  readonly onOpen: (href: string) => void;
  readonly onCheckout?: OpenCheckout | undefined;
  /** The customer's cart; absent: there is none here. */
  readonly cart?: CartActions | undefined;
  /** Shows the cart. */
  readonly onShowCart?: (() => void) | undefined;
  readonly onClose: () => void;
  /** A quote was made of the order: the list must be asked for again. */
  readonly onMade: () => void;
}

/** A past order with its price then beside the price of today, and the ways to order it again. */
export function OrderAgainPanel(props: OrderAgainPanelProps): ReactElement {
  const { code, storeHref, onClose } = props;
  const t = useText(quoteTexts);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // It opens above the list, often out of sight of the button that was pressed.
  useEffect(() => heading.current?.focus(), []);
  const answer = useRemote(
    orderAgain,
    { body: { cod_order: code, lang: language } },
    { keepPrevious: false },
  );
  return (
    <section className="ta-quotes-again" aria-label={t('againTitle', { code })} part="order-again">
      <header className="ta-quotes-again__head">
        <h2 className="ta-subtitle" ref={heading} tabIndex={-1}>
          {t('againTitle', { code })}
        </h2>
        <IconButton icon={closeIcon} size="small" label={t('dismiss')} onClick={onClose} />
      </header>
      <DataView
        remote={answer}
        waiting={<Skeleton count={4} />}
        showsNotFoundAsEmpty
        empty={<EmptyState title={t('againMissing')}>{t('againMissingText')}</EmptyState>}
      >
        {(again) =>
          again.now === null ? (
            <EmptyState
              title={t('againNotSold', { product: again.product })}
              action={<Button href={storeHref}>{t('goToStore')}</Button>}
            >
              {t('againNotSoldText')}
            </EmptyState>
          ) : (
            <Comparison {...props} again={again} />
          )
        }
      </DataView>
    </section>
  );
}

type Wish = 'edit' | 'order' | 'cart';

function Comparison(props: OrderAgainPanelProps & { readonly again: OrderedAgain }): ReactElement {
  const { code, again, onOpen, onCheckout, cart, onShowCart, onMade } = props;
  const t = useText(quoteTexts);
  const prices = useText(pricesTexts);
  const failureText = useFailureText();
  const { money, number, date } = useFormats();
  const { session } = useSessionArea();
  const { isRunning, submit } = useSubmission();
  const [failure, setFailure] = useState<Failure | 'mustChange' | null>(null);
  const [wish, setWish] = useState<Wish>('edit');
  const [made, setMade] = useState('');
  const isInCart = made !== '' && cart?.remote.data?.lines.some(({ id }) => id === made) === true;
  useReportedFailure(failure === null || failure === 'mustChange' ? undefined : failure);

  const price = (total: number | null | undefined) => {
    const amount = priceIn(again.currency, total ?? null);
    return amount === null ? t('againNoPrice') : money(amount);
  };
  const listText = (version: number | undefined) => {
    const day = date(String(version ?? 0).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
    return day === '' ? '' : t('priceList', { date: day });
  };
  const [, width, height] = /^(\d+)x(\d+)$/.exec(again.size) ?? [];
  const facts = [
    again.name === '' ? '' : again.product,
    width && height ? t('size', { width, height }) : '',
    again.pages > 0 ? t('pages', { count: again.pages, formatted: number(again.pages) }) : '',
    again.quantity > 1 ? t('pieces', { count: again.quantity, formatted: number(again.quantity) }) : '',
  ].filter((fact) => fact !== '');
  // Its photos are looked at again before they are ordered.
  const canOrder = onCheckout !== undefined && again.gone.length === 0 && !again.in_editor;
  const now = price(again.now?.total);

  const send = async (next: Wish) => {
    setFailure(null);
    setWish(next);
    const { gateway } = session;
    const problem = await submit(code, async (key): Promise<Failure | 'mustChange' | null> => {
      const answer = await gateway.call(quoteFromOrder, { body: { cod_order: code } }, { key });
      if (!answer.ok) return answer.failure;
      const { value } = answer;
      onMade();
      if (next === 'cart') {
        // The cart says itself why it refuses.
        // Both prices are for all pieces of the order.
        if (await cart?.add(value.id, Math.max(1, again.quantity))) setMade(value.id);
        return null;
      }
      if (next === 'edit' || !onCheckout) {
        onOpen(value.link_edit);
        return null;
      }
      const read = await gateway.call(quoteEndpoints[''].read, { path: { conf_id: value.id } });
      if (!read.ok) return read.failure;
      const refused = await onCheckout(readQuote(read.value), value);
      return refused === 'noNumber' ? 'mustChange' : refused;
    });
    setFailure(problem);
  };
  return (
    <>
      <div className="ta-quotes-again__what">
        <QuotePicture src={again.picture} />
        <div className="ta-quotes__text">
          <p className="ta-quotes__name">{again.name || again.product}</p>
          <p className="ta-quotes__facts">{facts.join(' · ')}</p>
        </div>
      </div>
      <dl className="ta-quotes-again__prices">
        <div>
          <dt className="ta-quiet">{t('againThen', { date: date(again.ordered) })}</dt>
          <dd className="ta-quotes__amount ta-figures">{price(again.before.total)}</dd>
          <dd className="ta-quiet">{listText(again.before.list_version)}</dd>
        </div>
        <div>
          <dt className="ta-quiet">{t('againNow')}</dt>
          <dd className="ta-quotes__amount ta-figures">
            <strong>{now}</strong>
          </dd>
          <dd className="ta-quiet">{listText(again.now?.list_version)}</dd>
        </div>
      </dl>
      <p className="ta-quiet">{t('againPriceNote')}</p>
      {!again.is_complete && (
        <Notice tone="info">{t(again.in_editor ? 'againPhotosDeleted' : 'againIncomplete')}</Notice>
      )}
      {again.gone.length > 0 && (
        <Notice tone="warning" title={t('againGone')}>
          <ul className="ta-quotes-again__gone">
            {again.gone.map(({ field, label, value }) => (
              <li key={field}>{t('againGoneOf', { label, value })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" title={t('orderFailed')} announce="alert">
          {failure === 'mustChange' ? t('mustChange') : failureText(failure)}
        </Notice>
      )}
      {isInCart && (
        <Notice
          tone="success"
          announce="status"
          actions={
            <Button size="small" onClick={onShowCart}>
              {prices('cartView')}
            </Button>
          }
        >
          {prices('cartAdded', { name: again.name || again.product })}
        </Notice>
      )}
      <div className="ta-quotes__actions">
        <Button
          variant={canOrder ? 'quiet' : 'primary'}
          busy={isRunning && wish === 'edit'}
          onClick={() => void send('edit')}
        >
          {t(again.in_editor ? 'againInEditor' : 'againEdit')}
        </Button>
        {canOrder && cart && (
          <Button
            variant="quiet"
            // Another change of the cart would leave this press without an effect.
            busy={(isRunning && wish === 'cart') || cart.working !== ''}
            onClick={() => (isInCart ? onShowCart?.() : void send('cart'))}
          >
            {isInCart ? prices('cartHas') : prices('cartAddAt', { price: now })}
          </Button>
        )}
        {canOrder && (
          <Button variant="primary" busy={isRunning && wish === 'order'} onClick={() => void send('order')}>
            {t('priceYes', { now })}
          </Button>
        )}
      </div>
    </>
  );
}
