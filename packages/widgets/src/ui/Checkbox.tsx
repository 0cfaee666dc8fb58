import { useId } from 'react';
import type { ReactNode } from 'react';
import { useFieldControl } from './Field.tsx';
import { useIndeterminate } from './useIndeterminate.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps {
  /** Whether it is ticked. */
  readonly checked: boolean;
  /** Called with the new state. */
  readonly onChecked: (checked: boolean) => void;
  /** Words beside the box. */
  readonly children: ReactNode;
  /** Some, not all: a dash instead of a tick. Default false. */
  readonly partly?: boolean | undefined;
  /** The words are spoken, not shown. Default false. */
  readonly labelHidden?: boolean | undefined;
  /** Name under which a form sends it. Default: it is not sent. */
  readonly name?: string | undefined;
  /** Sent with a form when it is ticked. Default: the browser's own, `on`. */
  readonly value?: string | undefined;
  /** Cannot be changed now. Default false. */
  readonly disabled?: boolean | undefined;
  /** Must be ticked before the form is sent. Default false. */
  readonly required?: boolean | undefined;
}

/**
 * A box to tick, with its words as part of the target.
 *
 * @example
 * <Checkbox checked={isGift} onChecked={setIsGift}>
 *   This is a gift
 * </Checkbox>
 */
export function Checkbox(props: CheckboxProps) {
  const { checked, onChecked, children, partly = false, labelHidden = false, ...rest } = props;
  const { id: fieldId, ...field } = useFieldControl();
  const made = useId();
  const box = useIndeterminate(partly);
  const id = fieldId ?? made;
  return (
    <span className="ta-checkbox">
      <input
        {...field}
        {...rest}
        id={id}
        ref={box}
        type="checkbox"
        className="ta-checkbox__box"
        checked={checked}
        onChange={(event) => onChecked(event.currentTarget.checked)}
      />
      <label className={labelHidden ? 'ta-hidden' : 'ta-checkbox__label'} htmlFor={id}>
        {children}
      </label>
    </span>
  );
}
