import * as v from 'valibot';
import { checkCode, newsList, promotion, promotionTerms, storeItem } from '../src/contract/index.ts';
import type { NewsItem, Promotion, PromotionTerms, StoreItem } from '../src/contract/index.ts';
import catalogue from '../../../apps/lab/demo/data/catalogue.json' with { type: 'json' };

interface Raw {
  readonly slug: string;
  readonly nome: string;
  readonly family: string;
  readonly filter_class: string;
  readonly link_info: string;
  readonly id?: number;
  readonly test?: number;
  readonly conn?: readonly number[];
  readonly filter?: unknown;
  readonly date?: unknown;
}

/** An item as the wire gives it, with what a case needs. */
export function item(given: Readonly<Record<string, unknown>> = {}): StoreItem {
  return v.parse(storeItem, { slug: 'book', nome: 'Book', ...given });
}

/** The demonstration's items, as their names on the wire are. */
export const items: readonly StoreItem[] = (catalogue.items as readonly Raw[]).map(
  ({ slug, nome, family, filter_class, link_info, id, test, conn, filter, date }) =>
    item({
      slug,
      nome,
      family,
      filter_class,
      link_info,
      id,
      is_in_test: test,
      promo_connection: conn?.map((id_promo) => ({ id_promo })),
      promo_filter: filter,
      date_filter: date,
    }),
);

export function itemOf(slug: string): StoreItem {
  const found = items.find((each) => each.slug === slug);
  if (!found) throw new Error(`the catalogue has no ${slug}`);
  return found;
}

/** A promotion's terms as the wire gives them. */
export function terms(id: number | string, given: Readonly<Record<string, unknown>> = {}): PromotionTerms {
  return v.parse(promotionTerms, { ...given, id_promo: id });
}

const promos: Readonly<Record<string, Readonly<Record<string, unknown>>>> = catalogue.promos;

export function promoOf(id: number): PromotionTerms {
  return terms(id, promos[id]);
}

/** The demonstration's three studios: what they have, in which currency, on which day. */
export function customerOf(name: 'A' | 'B' | 'C') {
  const { act, cur, today } = catalogue.customers[name];
  return {
    promos: (act as readonly number[]).map(promoOf),
    currency: cur,
    today: `${today.slice(0, 4)}-${today.slice(4, 6)}-${today.slice(6)}`,
  };
}

/** A promotion with its announcement. */
export function announced(given: Readonly<Record<string, unknown>> = {}): Promotion {
  return v.parse(promotion, { promo: '1', ...given });
}

/** The answer to the check of a customer's code. */
export function checked(given: Readonly<Record<string, unknown>> = {}) {
  return v.parse(checkCode.answer, given);
}

export function news(given: Readonly<Record<string, unknown>> = {}): NewsItem {
  const [read] = v.parse(newsList.answer, { result: [{ id: 1, ...given }] }).result;
  if (!read) throw new Error('no news');
  return read;
}
