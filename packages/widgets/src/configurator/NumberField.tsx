import { useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { Field, useFieldControl } from '../ui/Field.tsx';

export interface NumberFieldProps {
  readonly label: string;
  /** Text where it is not a number. */
  readonly value: number | string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly onNumber: (value: number) => void;
  readonly hint: string;
  /** '' = none. */
  readonly problem: string;
  /** Spoken names of the two buttons. */
  readonly lessLabel: string;
  readonly moreLabel: string;
}

/**
 * A number with buttons and arrow keys for the next step. A number that is typed counts once it is possible, any other
 * when the field is left: the lab then says what is wrong with it.
 */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { label, value, least, most, step, onNumber, hint, problem, lessLabel, moreLabel } = props;
  const number = typeof value === 'number' ? value : least;
  const stepTo = (steps: number) => {
    const current = least + Math.floor((number - least) / step) * step;
    onNumber(Math.min(most, Math.max(least, current + steps * step)));
  };
  return (
    <Field label={label} hint={hint} error={problem}>
      <span className="ta-configurator-number">
        <button
          type="button"
          className="ta-configurator-number__step"
          aria-label={lessLabel}
          disabled={number <= least}
          onClick={() => stepTo(-1)}
        >
          −
        </button>
        <NumberInput {...{ value, least, most, step, onNumber, stepTo }} />
        <button
          type="button"
          className="ta-configurator-number__step"
          aria-label={moreLabel}
          disabled={number >= most}
          onClick={() => stepTo(1)}
        >
          +
        </button>
      </span>
    </Field>
  );
}

interface NumberInputProps extends Pick<NumberFieldProps, 'value' | 'least' | 'most' | 'step' | 'onNumber'> {
  readonly stepTo: (steps: number) => void;
}

function NumberInput({ value, least, most, step, onNumber, stepTo }: NumberInputProps): ReactElement {
  const [draft, setDraft] = useState<string | null>(null);
  const read = (text: string) => (/^\s*-?\d{1,6}\s*$/.test(text) ? Number(text) : null);
  const type = (text: string) => {
    const typed = read(text);
    const isPossible = typed !== null && typed >= least && typed <= most && (typed - least) % step === 0;
    setDraft(text);
    if (isPossible) onNumber(typed);
  };
  const commit = () => {
    const typed = draft === null ? null : read(draft);
    setDraft(null);
    if (typed !== null) onNumber(typed);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key];
    if (event.key === 'Enter') commit();
    if (steps === undefined) return;
    event.preventDefault();
    setDraft(null);
    stepTo(steps);
  };
  return (
    <input
      {...useFieldControl()}
      className="ta-input ta-configurator-number__input"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={typeof value === 'number' ? value : undefined}
      value={draft ?? String(value)}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={commit}
    />
  );
}
