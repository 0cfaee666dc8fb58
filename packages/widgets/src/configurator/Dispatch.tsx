import type { ReactElement } from 'react';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { pricesTexts } from './pricesStrings.ts';

export interface DispatchProps {
  /** Working days of the production, such as "8-10"; '' = not known. */
  readonly days: string;
  /** ISO day that the lab has computed; '' = not known. */
  readonly date: string;
  readonly className: string;
}

/** Working days of the production, and when it is ready to ship; nothing while neither is known. */
export function Dispatch({ days, date, className }: DispatchProps): ReactElement | null {
  const t = useText(pricesTexts);
  const { longDate } = useFormats();
  const day = longDate(date);
  const facts = [days === '' ? '' : t('days', { days }), day === '' ? '' : t('dispatch', { date: day })];
  const known = facts.filter((fact) => fact !== '');
  return known.length === 0 ? null : <small className={className}>{known.join('. ')}</small>;
}
