import { publicStore } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import { giveAnswer } from '../../kit/useRemote.small.ts';
import { usualCurrency } from '../defaultCurrency.ts';

/** What `usePublicCatalogue` would ask for came with the page; false when it is no catalogue. */
export function giveCatalogue(
  labOrigin: string,
  language: Language,
  currency: string,
  rows: unknown,
): boolean {
  const query = { lang: language, currency: currency || usualCurrency };
  return giveAnswer(publicStore, labOrigin, { query }, rows);
}
