import { useState } from 'react';
import { IconButton } from './Button.tsx';
import { useFieldControl } from './Field.tsx';
import { eyeIcon, eyeOffIcon } from './icons.ts';
import type { TextInputProps } from './TextInput.tsx';

/** Props of {@link PasswordInput}. */
export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** Name of the button that makes the characters readable. */
  readonly showLabel: string;
  /** Name of the button that hides them again. */
  readonly hideLabel: string;
}

/**
 * A password with a button that shows what was typed.
 *
 * @example
 * <Field label="Password">
 *   <PasswordInput value={password} onValue={setPassword} showLabel="Show" hideLabel="Hide" />
 * </Field>
 */
export function PasswordInput(props: PasswordInputProps) {
  const { onValue, controlRef, initialFocus, showLabel, hideLabel, ...rest } = props;
  const [shown, setShown] = useState(false);
  return (
    <span className="ta-input-frame">
      <input
        {...useFieldControl()}
        {...rest}
        ref={controlRef}
        type={shown ? 'text' : 'password'}
        className="ta-input ta-input--with-end"
        part="input"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        data-initial-focus={initialFocus || undefined}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      <span className="ta-input-frame__end">
        <IconButton
          icon={shown ? eyeOffIcon : eyeIcon}
          label={shown ? hideLabel : showLabel}
          size="small"
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      </span>
    </span>
  );
}
