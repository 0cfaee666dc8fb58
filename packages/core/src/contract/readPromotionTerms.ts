import * as v from 'valibot';
import { promotionTerms } from './promotions.ts';
import type { PromotionTerms } from './promotions.ts';
import { rowsOf } from './wire.ts';

const promoCopy = rowsOf(promotionTerms);

/** Reads the promotions of `promoJSON`, a stored copy of an answer, as tolerantly as that; null unless it is a list. */
export function readPromotionTerms(value: unknown): readonly PromotionTerms[] | null {
  const read = v.safeParse(promoCopy, value);
  return read.success ? read.output : null;
}
