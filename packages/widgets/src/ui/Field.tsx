import { createContext, useContext, useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { alertIcon } from './icons.ts';

/** The facts a field gives to the control inside it. */
export interface FieldControl {
  readonly id?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly required?: boolean | undefined;
}

const FieldContext = createContext<FieldControl>({});

/** Id and ARIA attributes for the control inside the nearest {@link Field}. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  return {
    id: field.id,
    required: field.required,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}

/** Props of {@link Field}. */
export interface FieldProps {
  /** Name of what is asked for. */
  readonly label: string;
  /** One control of this folder: it finds its id and descriptions by itself. */
  readonly children: ReactNode;
  /** Help under the control. */
  readonly hint?: ReactNode;
  /** The problem and its remedy; marks the control as invalid. */
  readonly error?: ReactNode;
  /** Must be filled in. Default false. */
  readonly required?: boolean | undefined;
  /** Quiet words beside the label, such as "optional". */
  readonly note?: string | undefined;
  /** The label is spoken, not shown (a search box with a placeholder). Default false. */
  readonly labelHidden?: boolean | undefined;
  /** Id of the control, when a page must know it. Default: made. */
  readonly controlId?: string | undefined;
}

/**
 * Label, control, hint and error, tied together for screen readers.
 *
 * @example
 * <Field label="E-mail" error={problem} required>
 *   <TextInput type="email" value={email} onValue={setEmail} />
 * </Field>
 */
export function Field(props: FieldProps) {
  const { label, children, hint, error, required = false, note, labelHidden = false, controlId } = props;
  const made = useId();
  const id = controlId ?? made;
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const describedBy = `${errorId} ${hintId}`.trim() || undefined;
  const invalid = Boolean(error);
  const control = useMemo(
    () => ({ id, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  );
  return (
    <div className="ta-field" part="field" data-invalid={invalid || undefined}>
      <label className={labelHidden ? 'ta-hidden' : 'ta-field__label'} htmlFor={id}>
        {label}
        {note && <span className="ta-field__note"> {note}</span>}
      </label>
      <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
      <p className="ta-field__error" id={`${id}-error`} aria-live="polite">
        {error && (
          <>
            <Icon shape={alertIcon} size="small" />
            <span>{error}</span>
          </>
        )}
      </p>
      {hint && (
        <p className="ta-field__hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
