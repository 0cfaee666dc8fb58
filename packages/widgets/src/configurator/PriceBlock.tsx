import type { ReactElement, ReactNode } from 'react';
import type { ConfiguratorState } from '@trade-area/core/configurator';
import type { ConfiguredPrice, ConfiguratorProduct } from '@trade-area/core/contract';
import { formatPercentOff } from '@trade-area/core/pricing';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { configuratorTexts } from './strings.ts';
import { usePriceFormat } from './usePriceFormat.ts';
import { fieldLabel, promotionWords, sizeLabel, valueLabel } from './words.ts';

export interface PriceProps {
  readonly state: ConfiguratorState;
  readonly product: ConfiguratorProduct;
  readonly price: ConfiguredPrice;
  /** Below the rows. */
  readonly children?: ReactNode;
}

/** How the price comes about: lines, discount, shipping and tax; why other promotions were not applied. */
export function PriceBlock(props: PriceProps): ReactElement {
  const { state, product, price, children } = props;
  const t = useText(configuratorTexts);
  const { money } = usePriceFormat(state);
  const { number, percent: share, locale } = useFormats();
  const rateText = (rate: number) => (Number.isInteger(rate) ? share(rate / 100) : `${number(rate)}%`);
  const { lines, promotions, parts } = price;
  const isService = (part: string) => part === 'layout' || part === 'color';
  const applied = promotions.find(({ result, saves }) => result === 'applied' && (saves ?? 0) > 0);
  const others = promotions.filter(({ result }) => Object.hasOwn(promotionWords, result));
  const percent = applied?.percent ?? 0;
  const off = percent > 0 ? ` (${formatPercentOff(percent, locale)})` : '';
  const discount = parts?.discount ?? 0;
  const draw = (all: ConfiguredPrice['lines']) =>
    all.map((line, index) => (
      <Row
        key={`${line.code} ${line.choice} ${index}`}
        label={lineLabel(line)}
        note={
          line.quantity > 1 ? t('quantity', { count: number(line.quantity), unit: money(line.unit) }) : ''
        }
        amount={money(line.amount)}
      />
    ));
  function lineLabel({ code, choice }: ConfiguredPrice['lines'][number]): string {
    if (code === 'base')
      return choice === '' ? t('lineBaseOnly') : t('lineBase', { size: sizeLabel(choice) });
    if (code === 'pages') return t('linePages');
    const option = fieldLabel(product, code, t);
    return choice === '' ? option : t('lineOf', { option, choice: valueLabel(product, code, choice) });
  }
  return (
    <section
      className="ta-configurator-price"
      aria-label={t('details')}
      data-stale={state.isStale || undefined}
    >
      <h2 className="ta-heading ta-configurator-part__title">{t('details')}</h2>
      <dl className="ta-configurator-lines">
        {draw(lines.filter(({ part }) => !isService(part)))}
        {discount > 0 && (
          <Row
            label={t('discount', { name: `${applied?.name ?? ''}${off}` })}
            amount={`−${money(discount)}`}
            tone="saving"
          />
        )}
        {draw(lines.filter(({ part }) => isService(part)))}
        <Row label={t('net')} amount={money(price.total)} tone="sum" />
        {price.shipping !== null && <Row label={t('shipping')} amount={money(price.shipping)} />}
        {price.vat !== null && price.vat_rate !== null && (
          <Row label={t('vat', { rate: rateText(price.vat_rate) })} amount={money(price.vat)} />
        )}
        {price.to_pay !== null && <Row label={t('toPay')} amount={money(price.to_pay)} tone="sum" />}
      </dl>
      {others.length > 0 && (
        <div className="ta-configurator-promotions">
          <h3 className="ta-configurator-promotions__title">{t('promotions')}</h3>
          <ul>
            {others.map(({ id_promo: id, name, result, limit }) => (
              <li key={id}>{t(promotionWords[result] ?? 'savesLess', { name, limit: money(limit) })}</li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </section>
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
