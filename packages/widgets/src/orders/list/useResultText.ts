import { countedMatches } from '@trade-area/core/contract';
import { useText } from '../../kit/text/engine.tsx';
import { ordersTexts } from '../strings.ts';
import { useOrderFormats } from '../useOrderFormats.ts';

/** '1,204 orders match', '12 orders' without a filter, 'More than 1,000' where no more are counted, '' while it is not known. */
export function useResultText(total: number | null | undefined, filtered: boolean): string {
  const t = useText(ordersTexts);
  const { count } = useOrderFormats();
  if (total === undefined) return '';
  if (total === null) return t('matchesMany', { formatted: count(countedMatches) });
  return t(filtered ? 'matchesFiltered' : 'matches', { count: total, formatted: count(total) });
}
