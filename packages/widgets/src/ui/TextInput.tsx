import type { Ref } from 'react';
import { useFieldControl } from './Field.tsx';

/** Props of every control of one value. It is controlled: it shows `value` and reports through `onValue`. */
export interface ValueProps {
  readonly value: string;
  /** Called with the new value at every change by the person. */
  readonly onValue: (value: string) => void;
  /** Name under which a form sends it. */
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** `auto`: the value's own direction, for what people of any script wrote. */
  readonly dir?: 'auto' | undefined;
  /** Spoken name when the control is outside a `Field`. */
  readonly 'aria-label'?: string | undefined;
  /** Called when the focus leaves, the moment to check a value. */
  readonly onBlur?: (() => void) | undefined;
}

/** Props of {@link TextInput}. */
export interface TextInputProps extends ValueProps {
  /**
   * Default `text`; it chooses the keyboard on phones. `password` is for pages without scripts: others have
   * `PasswordInput`.
   */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'search' | 'password' | undefined;
  /** Example of a value; never the only label. */
  readonly placeholder?: string | undefined;
  /** The value a browser or password manager may fill in, such as `username`. */
  readonly autoComplete?: string | undefined;
  /** Characters at most. */
  readonly maxLength?: number | undefined;
  /** Characters at least. */
  readonly minLength?: number | undefined;
  /** Names a keyboard of a phone. */
  readonly inputMode?: 'numeric' | 'decimal' | undefined;
  /** `none` for codes, which no keyboard may begin with a capital. */
  readonly autoCapitalize?: 'none' | undefined;
  /** False for codes and names. */
  readonly spellCheck?: boolean | undefined;
  /** Can be read and copied, not changed. Default false. */
  readonly readOnly?: boolean | undefined;
  /** Takes the focus when the dialog around it opens. */
  readonly initialFocus?: boolean | undefined;
  /** The `<input>` itself, for moving the focus. */
  readonly controlRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * One line of text.
 *
 * @example
 * <Field label="Name">
 *   <TextInput value={name} onValue={setName} autoComplete="name" />
 * </Field>
 */
export function TextInput(props: TextInputProps) {
  const { onValue, controlRef, initialFocus, type = 'text', ...rest } = props;
  return (
    <input
      {...useFieldControl()}
      {...rest}
      ref={controlRef}
      type={type}
      className="ta-input"
      part="input"
      data-initial-focus={initialFocus || undefined}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
