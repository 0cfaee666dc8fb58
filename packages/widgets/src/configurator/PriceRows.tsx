import type { ReactElement } from 'react';
import type { ConfiguredPrice } from '@trade-area/core/contract';
import { formatPercentOff } from '@trade-area/core/pricing';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { Icon } from '../ui/Icon.tsx';
import { chevronDownIcon } from '../ui/icons.ts';
import { appliedPromotion, otherPromotions } from './explained.ts';
import { pricesTexts } from './pricesStrings.ts';
import { useMoneyIn } from './usePriceFormat.ts';
import { sizeLabel } from './sizeLabel.ts';

type Line = ConfiguredPrice['lines'][number];

export interface PriceRowsProps {
  readonly price: ConfiguredPrice;
  /** Name of an option and its choice where the page has words of its own. Default: those of the lab. */
  readonly labelOf?: ((line: Line) => string) | undefined;
}

/** The name of the discount of a price with its percentage; '' = nothing is taken off. */
function useDiscountName(price: ConfiguredPrice): string {
  const { locale } = useFormats();
  const { name = '', percent } = appliedPromotion(price) ?? {};
  return (percent ?? 0) > 0 ? `${name} (${formatPercentOff(percent ?? 0, locale)})` : name;
}

/** How a price comes about: lines, discount, shipping and tax; and why other promotions were not applied. */
export function PriceRows({ price, labelOf = ({ label }) => label }: PriceRowsProps): ReactElement {
  const t = useText(pricesTexts);
  const { number } = useFormats();
  const moneyIn = useMoneyIn();
  const money = (major: number | null) => moneyIn(price.currency, major);
  const name = useDiscountName(price);
  const { lines, parts, pieces } = price;
  const discount = parts?.discount ?? 0;
  const others = otherPromotions(price);
  const isService = ({ part }: Line) => part === 'layout' || part === 'color';
  const labelled = (line: Line) => {
    if (line.code === 'pages') return t('linePages');
    if (line.code !== 'base') return labelOf(line) || line.code;
    return line.choice === '' ? t('lineBasic') : t('lineBase', { size: sizeLabel(line.choice) });
  };
  const draw = (all: readonly Line[]) =>
    all.map((line, index) => (
      <Row
        key={`${line.code} ${line.choice} ${index}`}
        label={labelled(line)}
        note={
          line.quantity > 1 ? t('quantity', { count: number(line.quantity), unit: money(line.unit) }) : ''
        }
        amount={money(line.amount)}
      />
    ));
  return (
    <>
      {pieces > 1 && (
        <p className="ta-configurator-line__note">
          {t('forPieces', { count: pieces, formatted: number(pieces) })}
        </p>
      )}
      <dl className="ta-configurator-lines">
        {draw(lines.filter((line) => !isService(line)))}
        {discount > 0 && <Row label={t('discount', { name })} amount={`−${money(discount)}`} tone="saving" />}
        {draw(lines.filter(isService))}
        <TotalRows {...price} />
      </dl>
      {others.length > 0 && (
        <div className="ta-configurator-promotions">
          <p className="ta-configurator-promotions__title">{t('promotions')}</p>
          <ul className="ta-configurator-promotions__list">
            {others.map(({ promotion, reason }) => (
              <li key={promotion.id_promo}>
                {t(reason, { name: promotion.name, limit: money(promotion.limit) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Net price, shipping, tax and the amount to pay, as rows of a list. */
export function TotalRows({
  total,
  shipping,
  vat,
  vat_rate: rate,
  to_pay: toPay,
  currency,
}: Pick<ConfiguredPrice, 'total' | 'shipping' | 'vat' | 'vat_rate' | 'to_pay' | 'currency'>): ReactElement {
  const t = useText(pricesTexts);
  const { number, percent } = useFormats();
  const moneyIn = useMoneyIn();
  const money = (major: number | null) => moneyIn(currency, major);
  const rateText = (value: number) => (Number.isInteger(value) ? percent(value / 100) : `${number(value)}%`);
  return (
    <>
      <Row label={t('netTotal')} amount={money(total)} tone="sum" />
      {shipping !== null && <Row label={t('shipping')} amount={money(shipping)} />}
      {vat !== null && rate !== null && (
        <Row label={t('vat', { rate: rateText(rate) })} amount={money(vat)} />
      )}
      {toPay !== null && <Row label={t('toPay')} amount={money(toPay)} tone="sum" />}
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly amount: string;
  /** Quiet addition to the label; default none. */
  readonly note?: string;
  readonly tone?: 'saving' | 'sum';
}

function Row({ label, amount, note = '', tone }: RowProps): ReactElement {
  return (
    <div className="ta-configurator-line" data-tone={tone}>
      <dt>
        {label}
        {note !== '' && <span className="ta-configurator-line__note"> {note}</span>}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}

export interface PriceDetailsProps {
  readonly price: ConfiguredPrice;
  /** Name of the priced product, which is spoken; '' = the page shows one price. */
  readonly name: string;
}

/** The promotion of a price, and folded away how the price comes about. */
export function PriceDetails({ price, name }: PriceDetailsProps): ReactElement {
  const t = useText(pricesTexts);
  const promotion = useDiscountName(price);
  return (
    <div className="ta-configurator-details" part="details">
      {promotion !== '' && (
        <p className="ta-configurator-details__saving">{t('discount', { name: promotion })}</p>
      )}
      <details>
        <summary
          className="ta-configurator-details__title"
          aria-label={name === '' ? undefined : t('detailsOf', { name })}
        >
          {t('details')}
          <Icon shape={chevronDownIcon} size="small" />
        </summary>
        <div className="ta-configurator-price">
          <PriceRows price={price} />
        </div>
      </details>
    </div>
  );
}
