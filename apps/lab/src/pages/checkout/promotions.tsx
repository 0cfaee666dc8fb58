import { formatMoney, localeFor } from '@trade-area/core/kernel';
import { formatPercentOff } from '@trade-area/core/pricing';
import { Choices } from '@trade-area/widgets/ui';
import { languageOf } from '../../base/language.ts';
import type { Checkout, CheckoutLine } from '../../checkout/checkout.ts';
import { unheard } from '../parts/fields.tsx';
import type { CheckoutTexts } from './texts.ts';
import { waysOf } from './ways.ts';

interface PromotionProps {
  readonly checkout: Checkout;
  readonly texts: CheckoutTexts;
  readonly language: string;
}

const nameOf = ({ viewer }: Checkout, id: string, language: string) =>
  viewer.promoName(id, languageOf(language));

/** The name of the discount of a line with its percentage: "Autumn offer (-15%)". */
export function discountName(
  checkout: Checkout,
  { quotation }: Pick<CheckoutLine, 'quotation'>,
  language: string,
): string {
  const { id_promo: id, percent } = quotation.discount;
  const name = nameOf(checkout, id, language);
  return percent > 0 ? `${name} (${formatPercentOff(percent / 100, localeFor(languageOf(language)))})` : name;
}

/** The promotions of the customer that are not applied, each with its reason; those of several lines by line. */
export function OtherPromotions({ checkout, texts, language }: PromotionProps) {
  const { lines, account } = checkout;
  const money = (amount: number) => formatMoney({ amount, currency: account.currency, symbol: '' }, language);
  const others = lines.map((line, index) => ({
    title: lines.length > 1 ? `${index + 1}. ${line.configurable.row.name}` : '',
    sentences: line.quotation.discount.outcomes.flatMap(({ id_promo: id, result, limit }) =>
      result === 'applied'
        ? []
        : [texts.reasons[result](nameOf(checkout, id, language), limit === null ? '' : money(limit))],
    ),
  }));
  const found = others.filter(({ sentences }) => sentences.length > 0);
  if (found.length === 0) return null;
  return (
    <section className="ta-quiet" aria-label={texts.promotions}>
      <p>
        <strong>{texts.promotions}</strong>
      </p>
      {found.map(({ title, sentences }) => (
        <div key={title}>
          {title !== '' && <p>{title}</p>}
          <ul className="ta-page-list">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The price with or without tax, as the person chooses; it works without scripts. */
export function PriceChoice({ checkout, texts, language }: PromotionProps) {
  const { totals, account } = checkout;
  const money = (amount: number) => formatMoney({ amount, currency: account.currency, symbol: '' }, language);
  const { legend, net, gross, netNote, grossNote } = texts.priceChoice;
  return (
    <div className="ta-page-prices__choice">
      <Choices
        legend={<span className="ta-hidden">{legend}</span>}
        name="shownPrice"
        value="gross"
        onValue={unheard}
        options={[
          { value: 'net', label: net },
          { value: 'gross', label: gross },
        ]}
      />
      <p data-side="net">
        <strong>{money(totals.net)}</strong> {netNote}
      </p>
      <p data-side="gross">
        {waysOf(checkout).map((each) => (
          <strong key={each.way} data-way={each.way}>
            {money(each.totals.gross)}
          </strong>
        ))}{' '}
        {grossNote}
      </p>
    </div>
  );
}
