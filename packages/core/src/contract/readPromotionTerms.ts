import * as v from 'valibot';
import { promotionTerms } from './promotions.ts';
import type { PromotionTerms } from './promotions.ts';
import { rowsOf } from './wire.ts';

const promoCopy = rowsOf(promotionTerms);

/** The promotions of `promoJSON`, read as tolerantly as the answer they are a copy of; null for what is no list. */
export function readPromotionTerms(value: unknown): readonly PromotionTerms[] | null {
  const read = v.safeParse(promoCopy, value);
  return read.success ? read.output : null;
}
