import { countedMatches } from '@trade-area/core/contract';
import { useText } from '../../kit/text/engine.tsx';
import { ordersTexts } from '../strings.ts';
import { useFormats } from '../../kit/useFormats.ts';

/** '1,204 orders match', '12 orders' without a filter, 'More than 1,000' where no more are counted, '' while it is not known. */
export function useResultText(total: number | null | undefined, filtered: boolean): string {
  const t = useText(ordersTexts);
  const { number } = useFormats();
  if (total === undefined) return '';
  if (total === null) return t('matchesMany', { formatted: number(countedMatches) });
  return t(filtered ? 'matchesFiltered' : 'matches', { count: total, formatted: number(total) });
}
