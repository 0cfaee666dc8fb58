import { invalid } from '../base/errors.ts';

/** 1 when absent; digits only, so a number that is too large means a page past the last. */
export function pageNumber(given: string | undefined): number {
  if (given === undefined) return 1;
  if (!/^\d{1,15}$/.test(given) || Number(given) < 1) throw invalid({ page: 'a whole number from 1' });
  return Number(given);
}
