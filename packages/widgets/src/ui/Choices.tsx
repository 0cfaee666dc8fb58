import { useId } from 'react';
import type { ReactNode } from 'react';

/** One choice of {@link Choices}. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** A sentence under the label. */
  readonly hint?: ReactNode;
  /** A mark beside the label. */
  readonly mark?: ReactNode;
  /** Content at the end of the row, such as a price. */
  readonly end?: ReactNode;
}

/** Props of {@link Choices}. */
export interface ChoicesProps {
  /** The question that the choices answer. */
  readonly legend: ReactNode;
  /** Choices, from top to bottom. */
  readonly options: readonly Choice[];
  /** Value of the chosen one; '' is none. */
  readonly value: string;
  /** Called with the value that was chosen. */
  readonly onValue: (value: string) => void;
  /** Name under which a form sends the value. */
  readonly name: string;
  /** Content under the choices that belongs to them. */
  readonly children?: ReactNode;
}

/**
 * Few choices, one to a row, of which a person chooses one.
 *
 * @example
 * <Choices
 *   legend="Delivery"
 *   name="delivery"
 *   value={delivery}
 *   onValue={setDelivery}
 *   options={[{ value: 'own', label: 'To the studio', hint: 'Via Roma 1, Bassano' }]}
 * />
 */
export function Choices({ legend, options, value, onValue, name, children }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset className="ta-choices" part="choices">
      <legend className="ta-choices__legend">{legend}</legend>
      {options.map((option, index) => (
        <div className="ta-choice" key={option.value}>
          <input
            className="ta-choice__radio"
            id={`${id}-${index}`}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-describedby={option.hint ? `${id}-${index}-hint` : undefined}
            onChange={() => onValue(option.value)}
          />
          <span className="ta-choice__text">
            <label className="ta-choice__label" htmlFor={`${id}-${index}`}>
              {option.label}
            </label>
            {option.mark}
            {option.hint && (
              <span className="ta-choice__hint" id={`${id}-${index}-hint`}>
                {option.hint}
              </span>
            )}
          </span>
          {option.end && <span className="ta-choice__end">{option.end}</span>}
        </div>
      ))}
      {children}
    </fieldset>
  );
}
