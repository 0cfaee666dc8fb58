import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
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
  /** A whole date was entered: with Enter, by leaving the field, or in the calendar. */
  readonly onDate: (date: string) => void;
}

/** Keys that change a part of the date; after them the person may still be typing. */
const editing = /^(\d|Backspace|Delete|ArrowUp|ArrowDown)$/;

/**
 * A date within bounds (ORD-10). Every digit makes the field hold another valid date, such as 0002-05-01 or 2024-01-05
 * on the way to 2024-10-15: a typed date is taken with Enter or when the person leaves the field, never in between. A
 * day of the calendar is taken at once.
 */
export function BoundedDate({ label, value, min, max, problem, onDate }: BoundedDateProps): ReactElement {
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const typing = useRef(false);
  const control = useRef<HTMLInputElement>(null);

  const commit = (date: string) => {
    // A half typed date reads as an empty one.
    const usable = date === '' ? !control.current?.validity.badInput : date >= min && date <= max;
    setRefused(!usable);
    setDraft(usable ? null : date);
    if (usable && date !== value) onDate(date);
  };
  const change = (date: string) => {
    setRefused(false);
    setDraft(date);
    if (!typing.current && date >= min && date <= max) commit(date);
  };
  const settle = () => {
    typing.current = false;
    if (draft !== null) commit(draft);
  };
  const noteKey = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (key === 'Enter' && draft !== null) {
      // The date is one change of the address; the form around it would make a second one.
      event.preventDefault();
      settle();
    } else if (editing.test(key) && !altKey) typing.current = true;
  };
  return (
    <Field label={label} error={refused && problem}>
      <DateInput
        value={draft ?? value}
        min={min}
        max={max}
        controlRef={control}
        onValue={change}
        onBlur={settle}
        onKeyDown={noteKey}
        onPointerDown={() => void (typing.current = false)}
      />
    </Field>
  );
}
