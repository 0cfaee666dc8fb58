import { useState } from 'react';
import type { ReactElement } from 'react';
import { DateInput } from './DateInput.tsx';
import { Field } from './Field.tsx';

export interface BoundedDateProps {
  readonly label: string;
  /** ISO date; '' = none. */
  readonly value: string;
  readonly min: string;
  readonly max: string;
  /** Under a date that cannot be used, once the field was left. */
  readonly problem: string;
  readonly onDate: (date: string) => void;
}

/**
 * A date within bounds. While a year is being typed the field holds dates like 0002-05-01: only one within the bounds is
 * taken at once, any other waits until the person has left the field, and then says why it cannot be used.
 */
export function BoundedDate({ label, value, min, max, problem, onDate }: BoundedDateProps): ReactElement {
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const type = (typed: string) => {
    setLeft(false);
    const usable = typed === '' || (typed >= min && typed <= max);
    setDraft(usable ? null : typed);
    if (usable) onDate(typed);
  };
  return (
    <Field label={label} error={draft !== null && left && problem}>
      <DateInput value={draft ?? value} min={min} max={max} onValue={type} onBlur={() => setLeft(true)} />
    </Field>
  );
}
