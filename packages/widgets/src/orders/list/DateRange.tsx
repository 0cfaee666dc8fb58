import type { ReactElement } from 'react';
import type { DateFilter } from '@trade-area/core/orders';
import { useText } from '../../kit/text/engine.tsx';
import { BoundedDate } from '../../ui/BoundedDate.tsx';
import { ordersTexts } from '../strings.ts';
import { useFormats } from '../../kit/useFormats.ts';

export interface DateRangeProps {
  readonly filter: DateFilter;
  /** What the address has; '' = not chosen. */
  readonly from: string;
  readonly to: string;
  readonly onFrom: (date: string) => void;
  readonly onTo: (date: string) => void;
}

/**
 * Both ends of a date range (ORD-10). The shipping and incomplete ranges show their default until one is chosen
 * (ORD-39); our addition by order date stays empty until then (DEC-09).
 */
export function DateRange({ filter, from, to, onFrom, onTo }: DateRangeProps): ReactElement {
  const t = useText(ordersTexts);
  const { date } = useFormats();
  const { window, kind } = filter;
  const shipping = kind === 'shipping';
  const between = ({ min, max }: { readonly min: string; readonly max: string }) =>
    t('dateBetween', { from: date(min), to: date(max) });
  const shown = (chosen: string, value: string) => (kind === 'addition' && chosen === '' ? '' : value);
  return (
    <>
      <BoundedDate
        label={t(shipping ? 'shippedFrom' : 'orderedFrom')}
        value={shown(from, window.from.value)}
        min={window.from.min}
        max={window.from.max}
        problem={between(window.from)}
        onDate={onFrom}
      />
      <BoundedDate
        label={t(shipping ? 'shippedTo' : 'orderedTo')}
        value={shown(to, window.to.value)}
        min={window.to.min}
        max={window.to.max}
        problem={between(window.to)}
        onDate={onTo}
      />
    </>
  );
}
