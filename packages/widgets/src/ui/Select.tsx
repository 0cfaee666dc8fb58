import type { Ref } from 'react';
import { useFieldControl } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { chevronDownIcon } from './icons.ts';
import type { ValueProps } from './TextInput.tsx';

/** One choice of a {@link Select}. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/** Props of {@link Select}. */
export interface SelectProps extends ValueProps {
  /** Choices, from top to bottom. */
  readonly options: readonly SelectOption[];
  /** The `<select>` itself, for moving the focus. */
  readonly controlRef?: Ref<HTMLSelectElement> | undefined;
}

/**
 * The platform's own list of choices.
 *
 * @example
 * <Field label="Size">
 *   <Select value={size} onValue={setSize} options={[{ value: '30x30', label: '30 × 30 cm' }]} />
 * </Field>
 */
export function Select({ onValue, options, controlRef, ...rest }: SelectProps) {
  return (
    <span className="ta-input-frame">
      <select
        {...useFieldControl()}
        {...rest}
        ref={controlRef}
        className="ta-input ta-input--with-end"
        part="input"
        onChange={(event) => onValue(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="ta-input-frame__mark">
        <Icon shape={chevronDownIcon} size="small" />
      </span>
    </span>
  );
}
