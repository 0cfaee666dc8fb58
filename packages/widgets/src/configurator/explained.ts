import type { ConfiguredPrice, QuoteRow } from '@trade-area/core/contract';
import type { PricesTexts } from './pricesStrings.ts';

/** Which price is shown large: net, or to pay. */
export type ShownPrice = 'net' | 'gross';

type Outcome = ConfiguredPrice['promotions'][number];
type Reason = Extract<
  keyof PricesTexts,
  'savesLess' | 'behindLinked' | 'needsCoupon' | 'underLimit' | 'otherArticle'
>;

/** Why a promotion is not applied, by its result. */
const reasons: Readonly<Record<string, Reason>> = {
  'saves-less': 'savesLess',
  'behind-linked': 'behindLinked',
  'needs-coupon': 'needsCoupon',
  'under-limit': 'underLimit',
  'other-article': 'otherArticle',
};

/** The price when it is one that explains itself: a customer's, with shipping and tax; null for visitors. */
export function explainable(price: ConfiguredPrice | null | undefined): ConfiguredPrice | null {
  return price?.kind === 'trade' && price.to_pay !== null ? price : null;
}

/** The promotion that reduces a price; undefined = none does. */
export function appliedPromotion({ promotions }: ConfiguredPrice): Outcome | undefined {
  return promotions.find(({ result, saves }) => result === 'applied' && (saves ?? 0) > 0);
}

/** The promotions that are not applied, each with the reason. */
export function otherPromotions({
  promotions,
}: ConfiguredPrice): readonly { readonly promotion: Outcome; readonly reason: Reason }[] {
  return promotions.flatMap((promotion) => {
    const reason = Object.hasOwn(reasons, promotion.result) ? reasons[promotion.result] : undefined;
    return reason ? [{ promotion, reason }] : [];
  });
}

/** The price of a quote as it is shown. */
export interface ShownQuotePrice {
  /** Major units; null = it has none. */
  readonly amount: number | null;
  /** With tax and shipping. */
  readonly isGross: boolean;
  /** Of one piece, where the quote is for several. */
  readonly isEach: boolean;
  /** Today's price differs from that of the last save. */
  readonly isRepriced: boolean;
  /** The price of the last save where it can be compared with the shown one; null = it is the same, or of one piece. */
  readonly before: number | null;
}

/** Today's price of all pieces of a quote, as its checkout orders it; else that of the last save, or of its order. */
export function shownQuotePrice(row: QuoteRow, shown: ShownPrice): ShownQuotePrice {
  const price = explainable(row.price);
  const isGross = price !== null && shown === 'gross';
  const isRepriced = !row.is_ordered && row.total_now !== null && row.total_now !== row.total;
  return {
    amount: price ? (isGross ? price.to_pay : price.total) : (row.total_now ?? row.total),
    isGross,
    isEach: price === null && row.quantity > 1 && !row.is_ordered,
    isRepriced,
    before: isRepriced && !isGross && (price === null || price.pieces === 1) ? row.total : null,
  };
}
