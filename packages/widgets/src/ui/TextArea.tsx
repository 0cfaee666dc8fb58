import type { Ref } from 'react';
import { useFieldControl } from './Field.tsx';
import type { ValueProps } from './TextInput.tsx';

/** Props of {@link TextArea}. */
export interface TextAreaProps extends ValueProps {
  /** Lines shown at first; it grows with its text where browsers can. Default 4. */
  readonly rows?: number | undefined;
  /** Example of a value; never the only label. */
  readonly placeholder?: string | undefined;
  /** Characters at most. */
  readonly maxLength?: number | undefined;
  /** Takes the focus when the dialog around it opens. */
  readonly initialFocus?: boolean | undefined;
  /** The `<textarea>` itself, for moving the focus. */
  readonly controlRef?: Ref<HTMLTextAreaElement> | undefined;
}

/**
 * Several lines of text.
 *
 * @example
 * <Field label="Message">
 *   <TextArea value={text} onValue={setText} rows={6} maxLength={2000} />
 * </Field>
 */
export function TextArea({ onValue, controlRef, initialFocus, rows = 4, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      ref={controlRef}
      rows={rows}
      className="ta-input ta-input--area"
      part="input"
      data-initial-focus={initialFocus || undefined}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
