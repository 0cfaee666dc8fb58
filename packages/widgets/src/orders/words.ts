import type { StatusKey, StatusLabel, Tone as StatusTone } from '@trade-area/core/orders';
import type { Translate } from '../kit/text/bundle.ts';
import type { Tone } from '../ui/StatusMark.tsx';
import type { OrdersTexts } from './strings.ts';

/** The translator of this feature. */
export type OrdersTranslate = Translate<OrdersTexts>;

/** What the meaning of a status looks like. */
export const tones: Readonly<Record<StatusTone, Tone>> = {
  good: 'success',
  bad: 'danger',
  info: 'info',
  neutral: 'neutral',
};

/** The words of a status label: 'On hold (To pay)', 'In production' (ORD-24). */
export function labelWords(
  t: OrdersTranslate,
  { key, phaseKey }: Pick<StatusLabel, 'key' | 'phaseKey'>,
): string {
  return phaseKey ? t('withPhase', { label: t(key), phase: t(phaseKey) }) : t(key);
}

/** Words of fm_status 1 to 12 by number, for the CSV. */
export function statusWords(
  t: OrdersTranslate,
  keys: readonly Exclude<StatusKey, 'onHold' | 'unknown'>[],
  grouped: boolean,
): Record<string, string> {
  const suspended = ['suspended', 'suspendedPdf', 'suspendedPayment'];
  return Object.fromEntries(
    keys.map((key, index) => [
      String(index + 1),
      t(grouped && suspended.includes(key) ? 'inProduction' : key),
    ]),
  );
}
