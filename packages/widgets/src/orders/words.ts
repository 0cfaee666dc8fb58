import { statusName, statusNames } from '@trade-area/core/orders';
import type { StatusLabel, Tone as StatusTone } from '@trade-area/core/orders';
import type { Translate } from '../kit/text/bundle.ts';
import type { Tone } from '../ui/StatusMark.tsx';
import type { OrdersTexts } from './strings.ts';

/** The translator of this feature. */
export type OrdersTranslate = Translate<OrdersTexts>;

/** The look of a status by its meaning. */
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

/** Words of all labels by their names, for the CSV: it says what the list says. */
export function statusWords(t: OrdersTranslate): Record<string, string> {
  return Object.fromEntries(statusNames.map((label) => [statusName(label), labelWords(t, label)]));
}
