import { useState } from 'react';
import type { ReactElement } from 'react';
import type { DateFilter } from '@trade-area/core/orders';
import { useText } from '../../kit/text/engine.tsx';
import { DateInput } from '../../ui/DateInput.tsx';
import { Field } from '../../ui/Field.tsx';
import { ordersTexts } from '../strings.ts';
import { useOrderFormats } from '../useOrderFormats.ts';

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
 * (ORD-39); our addition by order date stays empty until then (decisions 9).
 */
export function DateRange({ filter, from, to, onFrom, onTo }: DateRangeProps): ReactElement {
  const t = useText(ordersTexts);
  const { window, kind } = filter;
  const shipping = kind === 'shipping';
  const shown = (chosen: string, value: string) => (kind === 'addition' && chosen === '' ? '' : value);
  return (
    <>
      <DateField
        label={t(shipping ? 'shippedFrom' : 'orderedFrom')}
        value={shown(from, window.from.value)}
        min={window.from.min}
        max={window.from.max}
        onDate={onFrom}
      />
      <DateField
        label={t(shipping ? 'shippedTo' : 'orderedTo')}
        value={shown(to, window.to.value)}
        min={window.to.min}
        max={window.to.max}
        onDate={onTo}
      />
    </>
  );
}

interface DateFieldProps {
  readonly label: string;
  readonly value: string;
  readonly min: string;
  readonly max: string;
  readonly onDate: (date: string) => void;
}

// While a year is being typed the field holds dates like 0002-05-01: only one within the bounds is taken at once,
// any other waits until the person has left the field, and then says why it cannot be used.
function DateField({ label, value, min, max, onDate }: DateFieldProps): ReactElement {
  const t = useText(ordersTexts);
  const { date } = useOrderFormats();
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const type = (typed: string) => {
    setLeft(false);
    const usable = typed === '' || (typed >= min && typed <= max);
    setDraft(usable ? null : typed);
    if (usable) onDate(typed);
  };
  const wrong = draft !== null && left;
  return (
    <Field label={label} error={wrong && t('dateBetween', { from: date(min), to: date(max) })}>
      <DateInput value={draft ?? value} min={min} max={max} onValue={type} onBlur={() => setLeft(true)} />
    </Field>
  );
}
