import { publicStore } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import { seedAnswer } from '../../kit/useRemote.small.ts';
import { defaultCurrency } from '../defaultCurrency.ts';

/** Keeps rows that came with the page as the answer to `usePublicCatalogue`; false when they are no catalogue. */
export function seedCatalogue(
  labOrigin: string,
  language: Language,
  currency: string,
  rows: unknown,
): boolean {
  const query = { lang: language, currency: currency || defaultCurrency };
  return seedAnswer(publicStore, labOrigin, { query }, rows);
}
