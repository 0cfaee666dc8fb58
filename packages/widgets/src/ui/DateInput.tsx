import type { KeyboardEvent, Ref } from 'react';
import { useFieldControl } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { calendarIcon } from './icons.ts';
import type { ValueProps } from './TextInput.tsx';

/** Props of {@link DateInput}; dates are ISO `YYYY-MM-DD`, '' is none. */
export interface DateInputProps extends ValueProps {
  /** First day that may be chosen. */
  readonly min?: string | undefined;
  /** Last day that may be chosen. */
  readonly max?: string | undefined;
  /** The `<input>` itself, for moving the focus. */
  readonly controlRef?: Ref<HTMLInputElement> | undefined;
  /** A key pressed in the field, before the browser acts on it. */
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** Pressed by mouse or finger, which opens the calendar. */
  readonly onPointerDown?: (() => void) | undefined;
}

/**
 * The platform's own date field.
 *
 * @example
 * <Field label="From">
 *   <DateInput value={from} onValue={setFrom} max="2026-12-31" />
 * </Field>
 */
export function DateInput({ onValue, controlRef, ...rest }: DateInputProps) {
  return (
    <span className="ta-input-frame">
      <input
        {...useFieldControl()}
        {...rest}
        ref={controlRef}
        type="date"
        className="ta-input ta-input--date"
        part="input"
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      <span className="ta-input-frame__mark">
        <Icon shape={calendarIcon} />
      </span>
    </span>
  );
}
