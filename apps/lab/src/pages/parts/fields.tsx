import type { ReactNode } from 'react';
import {
  Checkbox,
  DateInput,
  Field,
  Select,
  TextArea,
  TextInput,
  useFieldControl,
} from '@trade-area/widgets/ui';
import type { SelectOption, TextInputProps } from '@trade-area/widgets/ui';

/** A drawn page hears of no change: the form sends what was typed. */
export const unheard = (): void => undefined;

interface FieldPart {
  readonly label: string;
  /** Name under which the form sends it. */
  readonly name: string;
  readonly hint?: ReactNode;
  /** The problem; marks the control as invalid. */
  readonly error?: ReactNode;
  /** Default false. */
  readonly required?: boolean;
}

interface TextFieldProps
  extends FieldPart,
    Omit<TextInputProps, 'onValue' | 'value' | 'name' | 'controlRef' | 'aria-label'> {
  /** Default ''. */
  readonly value?: string;
}

/** A line of text with its label. */
export function TextField({ label, name, hint, error, required, value = '', ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <TextInput {...rest} name={name} value={value} onValue={unheard} />
    </Field>
  );
}

/** A day with its label; `value` is ISO, '' for none. */
export function DateField({
  label,
  name,
  hint,
  error,
  required,
  value = '',
}: FieldPart & { readonly value?: string }) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <DateInput name={name} value={value} onValue={unheard} />
    </Field>
  );
}

/** Several lines of text with their label. */
export function TextAreaField({
  label,
  name,
  hint,
  error,
  required,
  value = '',
  rows,
  maxLength,
}: FieldPart & { readonly value?: string; readonly rows?: number; readonly maxLength?: number }) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <TextArea name={name} value={value} rows={rows} maxLength={maxLength} dir="auto" onValue={unheard} />
    </Field>
  );
}

/** A list of choices with its label. */
export function SelectField({
  label,
  name,
  hint,
  error,
  required,
  value,
  options,
}: FieldPart & { readonly value: string; readonly options: readonly SelectOption[] }) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Select name={name} value={value} options={options} onValue={unheard} />
    </Field>
  );
}

/** A box that sends `1` when it is ticked. */
export function CheckField({
  name,
  checked = false,
  children,
}: {
  readonly name: string;
  readonly checked?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Checkbox name={name} value="1" checked={checked} onChecked={unheard}>
      {children}
    </Checkbox>
  );
}

/** Files with their label. */
export function FileField({ label, name, hint, accept }: FieldPart & { readonly accept: string }) {
  return (
    <Field label={label} hint={hint}>
      <FileInput name={name} accept={accept} />
    </Field>
  );
}

function FileInput({ name, accept }: { readonly name: string; readonly accept: string }) {
  return (
    <input {...useFieldControl()} className="ta-input" type="file" name={name} accept={accept} multiple />
  );
}
