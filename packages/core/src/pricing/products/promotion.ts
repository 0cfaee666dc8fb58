import type { PromotionTerms } from '../../contract/index.ts';
import { percentOf } from './price.ts';

/** The fate of a promotion of the customer; the lab has the words. */
export type PromotionResult =
  | 'applied'
  /** Another one saves more. */
  | 'saves-less'
  /** A promotion of this very product goes first (PROMO-13). */
  | 'behind-linked'
  /** It asks for its coupon. */
  | 'needs-coupon'
  /** The products cost too little; `limit` is the amount. */
  | 'under-limit'
  /** It is limited to other articles. */
  | 'other-article';

export interface PromotionOutcome {
  readonly id_promo: string;
  readonly result: PromotionResult;
  /** The discount that it gives or would give, in minor units. */
  readonly saves: number;
  /** Hundredths of a percent; 0 = a flat price. */
  readonly percent: number;
  /** Minor units; null = it has no limit, or the limit is reached. */
  readonly limit: number | null;
}

export interface PromotedSale {
  readonly family: string;
  readonly article: number | null;
  /** Promotions that name the product (`promo_connection`). */
  readonly linked: readonly string[];
  /** Products without services, in minor units. */
  readonly products: number;
  /** The same of everything of this family that is ordered together: the limit of a promotion counts it. Default: `products`. */
  readonly familyProducts?: number | undefined;
  /** Lowest list price of the product, for all pieces: what a flat price replaces. */
  readonly lowest: number;
  /** Pieces. Default 1. */
  readonly quantity?: number;
  readonly isSample: boolean;
  /** As the customer typed it, '' without one. */
  readonly coupon: string;
}

export interface Discount {
  /** Minor units. */
  readonly amount: number;
  /** The promotion that is applied; '' = none. */
  readonly id_promo: string;
  /** Hundredths of a percent; 0 = a flat price, or none. */
  readonly percent: number;
  /** Minor units that the family’s products had to be over for this discount; null = it has no such condition. */
  readonly limit: number | null;
  /** Every promotion for this family, the applied one first. */
  readonly outcomes: readonly PromotionOutcome[];
}

interface Candidate extends PromotionOutcome {
  readonly passedLimit: number | null;
  readonly isLinked: boolean;
  readonly needsCoupon: boolean;
}

/**
 * The discount of an order, and what became of each promotion. Promotions that name the product go first, the general ones
 * count where those give nothing (PROMO-13, PROMO-39); of several the one that saves most. A coupon competes with them.
 * Never more than the products cost; services, shipping and tax are not reduced.
 */
export function discountOf(promos: readonly PromotionTerms[], sale: PromotedSale): Discount {
  const candidates = promos.flatMap((promo) => candidateOf(promo, sale) ?? []);
  const usable = candidates.filter(({ result, saves }) => result === 'applied' && saves > 0);
  const linkedGive = usable.some(({ isLinked, needsCoupon }) => isLinked && !needsCoupon);
  const competing = usable.filter(({ isLinked, needsCoupon }) => !linkedGive || isLinked || needsCoupon);
  const best = competing.reduce<Candidate | null>(
    (most, each) => (most === null || each.saves > most.saves ? each : most),
    null,
  );
  const outcomes = candidates
    .map((candidate): PromotionOutcome => {
      const {
        isLinked: _isLinked,
        needsCoupon: _needsCoupon,
        passedLimit: _passedLimit,
        ...outcome
      } = candidate;
      if (outcome.result !== 'applied' || candidate === best) return outcome;
      const isBehind = candidate.saves > 0 && !competing.includes(candidate);
      return { ...outcome, result: isBehind ? 'behind-linked' : 'saves-less' };
    })
    .sort((one, other) => Number(other.result === 'applied') - Number(one.result === 'applied'));
  return {
    amount: best?.saves ?? 0,
    id_promo: best?.id_promo ?? '',
    percent: best?.percent ?? 0,
    limit: best?.passedLimit ?? null,
    outcomes,
  };
}

/** null = the promotion gives nothing for this family. */
function candidateOf(promo: PromotionTerms, sale: PromotedSale): Candidate | null {
  const { family, article, isSample, products, lowest, quantity = 1 } = sale;
  const at = (values: Readonly<Record<string, number>>) =>
    Math.max(0, (Object.hasOwn(values, family) ? values[family] : 0) ?? 0);
  const limit = minor(at(promo.discount_limit));
  const over = isSample ? 0 : at(promo.discount_over_limit);
  const plain = at(isSample ? promo.sample_discount : promo.discount);
  const isOver = (sale.familyProducts ?? products) > limit;
  const percent = Math.round(Math.min(100, isOver ? Math.max(plain, over) : plain) * 100);
  const flat = minor(at(isSample ? promo.sample_prezzo_fisso : promo.prezzo_fisso));
  const flatSaves = flat > 0 ? Math.max(0, Math.min(products, lowest - flat * quantity)) : 0;
  if (plain === 0 && over === 0 && flat === 0) return null;
  const ids = Object.hasOwn(promo.articoli_limits, family) ? promo.articoli_limits[family] : undefined;
  const isNamed = article !== null && (ids?.includes(article) ?? false);
  const flatCounts = family === 'tc' ? isNamed : true;
  const percentSaves = percentOf(products, percent);
  const saves = Math.max(percentSaves, flatCounts ? flatSaves : 0);
  const coupon = (Object.hasOwn(promo.coupon, family) ? promo.coupon[family] : '')?.trim() ?? '';
  const needsCoupon = coupon !== '';
  const isEntered = coupon.toLowerCase() === sale.coupon.trim().toLowerCase();
  return {
    id_promo: promo.id_promo.trim(),
    result: resultOf(),
    saves,
    percent: percentSaves >= saves ? percent : 0,
    limit: over > plain && !isOver ? limit : null,
    passedLimit:
      isOver && saves > Math.max(percentOf(products, plain * 100), flatCounts ? flatSaves : 0) ? limit : null,
    isLinked: sale.linked.includes(promo.id_promo.trim()),
    needsCoupon,
  };

  function resultOf(): PromotionResult {
    if (family === 'wallart' && ids !== undefined && !isNamed) return 'other-article';
    if (flat > 0 && !flatCounts && percent === 0) return 'other-article';
    if (needsCoupon && !isEntered) return 'needs-coupon';
    return saves === 0 && over > 0 && !isOver ? 'under-limit' : 'applied';
  }
}

/** Major units of the promotion's terms in minor units. */
function minor(major: number): number {
  return Math.round(major * 100);
}
