import type { Language } from '@trade-area/core/contract';
import { baseLine, pagesField, sizeField } from '@trade-area/core/pricing';
import { languageOf } from '../base/language.ts';
import { describeConfiguration, describeLine } from '../configurator/describe.ts';
import { configuratorTexts } from '../configurator/texts.ts';
import type { OrderLine } from '../payments/sales/orderLines.ts';
import type { Account } from '../identity/table.ts';
import type { CheckoutLine } from './checkout.ts';

/** The price of an order as lines of its documents, without VAT: product, options that cost, discount, shipping. */
export function documentLinesOf(
  { configurable, quotation, totals }: Pick<CheckoutLine, 'configurable' | 'quotation' | 'totals'>,
  account: Account,
): OrderLine[] {
  const language = languageOf(account.language);
  const { discount, quantity: pieces } = quotation;
  const promotion = configurable.viewer.promoName(discount.id_promo, language);
  return [
    ...quotation.lines.map((line): OrderLine => {
      const description =
        line.code === baseLine
          ? productText(configurable, quotation.fields, language)
          : describeLine(configurable, line, language);
      // Layout and colour correction are paid once for all pieces.
      const quantity = ['layout', 'color'].includes(line.part) ? 1 : pieces;
      return { description, quantity, unitPrice: line.amount / quantity, net: line.amount };
    }),
    ...(discount.amount > 0 ? [single(texts[language].discount(promotion), -discount.amount)] : []),
    ...(totals.shipping > 0 ? [single(texts[language].shipping, totals.shipping)] : []),
  ];
}

const single = (description: string, amount: number): OrderLine => ({
  description,
  quantity: 1,
  unitPrice: amount,
  net: amount,
});

/** `Wedding Book, 30 × 30 cm, 40 pages`. */
function productText(
  configurable: CheckoutLine['configurable'],
  fields: CheckoutLine['quotation']['fields'],
  language: Language,
): string {
  const described = describeConfiguration(configurable, fields, language);
  const valueOf = (field: string) => described.find(({ name }) => name === field)?.value ?? '';
  const pages = valueOf(pagesField);
  return [
    configurable.row.name,
    valueOf(sizeField),
    pages === '' ? '' : configuratorTexts(language).units(Number(pages), 'page'),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** The word for shipping in the lines of a document. */
export const shippingWord = (language: string): string => texts[languageOf(language)].shipping;

/** Whether a line of a document is its shipping: the customer may have ordered in another language. */
export const isShippingLine = (description: string): boolean =>
  Object.values(texts).some(({ shipping }) => shipping === description);

interface LineTexts {
  readonly shipping: string;
  discount(promotion: string): string;
}

const texts: Readonly<Record<Language, LineTexts>> = {
  en: { shipping: 'Shipping', discount: (promotion) => `Discount: ${promotion}` },
  it: { shipping: 'Spedizione', discount: (promotion) => `Sconto: ${promotion}` },
  es: { shipping: 'Envío', discount: (promotion) => `Descuento: ${promotion}` },
  fr: { shipping: 'Livraison', discount: (promotion) => `Remise : ${promotion}` },
  de: { shipping: 'Versand', discount: (promotion) => `Rabatt: ${promotion}` },
};
