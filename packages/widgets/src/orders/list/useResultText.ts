import { useText } from '../../kit/text/engine.tsx';
import { ordersTexts } from '../strings.ts';
import { useOrderFormats } from '../useOrderFormats.ts';

/** '1,204 orders match', '12 orders' without a filter, '' while it is not known. */
export function useResultText(total: number | null | undefined, filtered: boolean): string {
  const t = useText(ordersTexts);
  const { count } = useOrderFormats();
  if (total === null || total === undefined) return '';
  return t(filtered ? 'matchesFiltered' : 'matches', { count: total, formatted: count(total) });
}
