import { countedMatches } from '@trade-area/core/contract';
import type { TextValues } from '../text/bundle.ts';
import { useFormats } from '../useFormats.ts';

/**
 * '1,204 orders match', '12 orders' without a filter, 'More than 1,000 orders' where no more are counted (PAY-21), ''
 * while it is not known. `key`: the text of a known number, among the texts `t` of the list.
 */
export function useResultText<Key extends string>(
  total: number | null | undefined,
  key: Key,
  t: (key: Key | 'matchesMany', values: TextValues) => string,
): string {
  const { number } = useFormats();
  if (total === undefined) return '';
  if (total === null) return t('matchesMany', { formatted: number(countedMatches) });
  return t(key, { count: total, formatted: number(total) });
}
