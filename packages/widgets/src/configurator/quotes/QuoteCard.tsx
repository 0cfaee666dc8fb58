import type { ReactElement } from 'react';
import type { QuoteRow } from '@trade-area/core/contract';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { moreIcon } from '../../ui/icons.ts';
import { Menu } from '../../ui/Menu.tsx';
import type { MenuItem } from '../../ui/Menu.tsx';
import { Tag } from '../../ui/StatusMark.tsx';
import { Dispatch } from '../Dispatch.tsx';
import { explainable, shownQuotePrice } from '../explained.ts';
import type { ShownPrice } from '../explained.ts';
import { PriceDetails } from '../PriceRows.tsx';
import { pricesTexts } from '../pricesStrings.ts';
import { Repriced } from '../Repriced.tsx';
import { useMoneyIn } from '../usePriceFormat.ts';
import { QuotePicture } from './QuotePicture.tsx';
import { quoteTexts } from './quoteStrings.ts';

/** The name that a quote is called by: its own, else its product's. */
export const nameOf = ({ name, product }: Pick<QuoteRow, 'name' | 'product'>): string => name || product;

export interface QuoteCardProps {
  readonly row: QuoteRow;
  /** Which of its prices is shown. */
  readonly shown: ShownPrice;
  /** Now, to tell a link that has ended. */
  readonly now: Date;
  readonly isWorking: boolean;
  /** Address of its order, where it was ordered. */
  readonly orderHref: string;
  /** Absent: quotes cannot be ordered here. */
  readonly onOrder?: (() => void) | undefined;
  /** Puts it into the cart; absent: there is no cart here. */
  readonly onAdd?: (() => void) | undefined;
  /** Shows the cart, which holds it already; absent: it does not. */
  readonly onShowCart?: (() => void) | undefined;
  /** Opens the comparison of then and now, where it was ordered. */
  readonly onAgain: () => void;
  readonly onOffer: () => void;
  readonly onShare: () => void;
  readonly onDuplicate: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** One saved quote: picture, product, size, pages, price, dates, and its actions. */
export function QuoteCard(props: QuoteCardProps): ReactElement {
  const { row, isWorking, orderHref, onOrder } = props;
  const t = useText(quoteTexts);
  const prices = useText(pricesTexts);
  const name = nameOf(row);
  const named = { name };
  const explained = explainable(row.price);
  const items: MenuItem[] = [
    ...(row.is_available
      ? [
          { key: 'offer', label: t('offer'), onSelect: props.onOffer },
          { key: 'share', label: t('share'), onSelect: props.onShare },
          { key: 'duplicate', label: t('duplicate'), onSelect: props.onDuplicate },
        ]
      : []),
    { key: 'rename', label: t('rename'), onSelect: props.onRename },
    ...(row.is_ordered
      ? []
      : [{ key: 'delete', label: t('delete'), onSelect: props.onDelete, danger: true }]),
  ];
  return (
    <li className="ta-quotes__item" part="quote" aria-busy={isWorking || undefined}>
      <QuotePicture src={row.picture} />
      <div className="ta-quotes__text">
        <h2 className="ta-quotes__name">
          {row.is_available ? (
            <a className="ta-link" href={row.link_edit}>
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        <Facts {...props} />
        {explained && <PriceDetails price={explained} name={name} />}
      </div>
      <Price row={row} shown={props.shown} />
      <div className="ta-quotes__actions">
        {row.is_ordered ? (
          <>
            <Button
              size="small"
              variant="primary"
              aria-label={t('orderAgainOf', named)}
              onClick={props.onAgain}
            >
              {t('orderAgain')}
            </Button>
            <Button size="small" href={orderHref}>
              {t('orderedAs', { code: row.order_code })}
            </Button>
          </>
        ) : (
          row.is_available &&
          onOrder && (
            <Button
              size="small"
              variant="primary"
              busy={isWorking}
              aria-label={t('orderOf', named)}
              onClick={onOrder}
            >
              {t('order')}
            </Button>
          )
        )}
        {row.is_available && !row.is_ordered && props.onAdd && (
          <Button
            size="small"
            busy={isWorking}
            aria-label={props.onShowCart ? prices('cartHasOf', named) : t('addOf', named)}
            onClick={props.onShowCart ?? props.onAdd}
          >
            {props.onShowCart ? prices('cartHas') : t('add')}
          </Button>
        )}
        {row.is_available && (
          <Button
            size="small"
            href={row.link_edit}
            aria-label={t(row.is_ordered ? 'viewOf' : 'editOf', named)}
          >
            {t(row.is_ordered ? 'view' : 'edit')}
          </Button>
        )}
        <Menu label={t('more', named)} iconOnly icon={moreIcon} size="small" align="end" items={items} />
      </div>
    </li>
  );
}

function Facts({ row, now }: Pick<QuoteCardProps, 'row' | 'now'>): ReactElement {
  const t = useText(quoteTexts);
  const { number, date, dateTime } = useFormats();
  const [, width, height] = /^(\d+)x(\d+)$/.exec(row.size) ?? [];
  const version = String(row.list_version).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const facts = [
    row.name === '' ? '' : row.product,
    width && height ? t('size', { width, height }) : '',
    row.pages > 0 ? t('pages', { count: row.pages, formatted: number(row.pages) }) : '',
    row.quantity > 1 ? t('pieces', { count: row.quantity, formatted: number(row.quantity) }) : '',
  ].filter((fact) => fact !== '');
  const list = date(version);
  const dates = [
    t('saved', { time: dateTime(row.changed) }),
    list === '' ? '' : t('priceList', { date: list }),
  ].filter((fact) => fact !== '');
  const isShared = row.share_ends !== '';
  const hasEnded = isShared && Date.parse(row.share_ends) <= now.getTime();
  return (
    <>
      {facts.length > 0 && <p className="ta-quotes__facts">{facts.join(' · ')}</p>}
      <Dispatch days={row.giorni} date={row.dispatch_date} className="ta-quotes__facts ta-quiet" />
      <p className="ta-quotes__facts ta-quiet">{dates.join(' · ')}</p>
      {(isShared || !row.is_available) && (
        <p className="ta-quotes__tags">
          {!row.is_available && <Tag tone="warning">{t('notSold')}</Tag>}
          {isShared && (
            <Tag>
              {hasEnded ? t('shareEnded') : t('sharedUntil', { date: date(row.share_ends.slice(0, 10)) })}
            </Tag>
          )}
        </p>
      )}
    </>
  );
}

function Price({ row, shown }: Pick<QuoteCardProps, 'row' | 'shown'>): ReactElement {
  const t = useText(quoteTexts);
  const moneyIn = useMoneyIn();
  const { amount, isGross, isEach } = shownQuotePrice(row, shown);
  const price = moneyIn(row.currency, amount);
  return (
    <div className="ta-quotes__price">
      {price !== '' && (
        <p>
          <strong className="ta-quotes__amount ta-figures">{price}</strong>{' '}
          <span className="ta-quiet">
            {t(isEach ? 'priceEach' : isGross ? 'priceNoteGross' : 'priceNote')}
          </span>
        </p>
      )}
      <Repriced row={row} />
    </div>
  );
}
