import { useId } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { alertIcon } from '../ui/icons.ts';

/** One choice of a group. */
export interface GroupChoice {
  readonly value: string;
  readonly label: string;
  /** `#rrggbb`; '' = it has no color. */
  readonly swatch: string;
  /** Why it cannot be made now; '' = it can. */
  readonly reason: string;
  /** The change of the price, formatted; '' = none. */
  readonly change: string;
}

export interface ChoiceGroupProps {
  readonly label: string;
  readonly choices: readonly GroupChoice[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** Sentence of the problem with the chosen one; '' = none. */
  readonly problem: string;
}

/** A group of radio buttons: names, price changes and reasons are text, colors an addition to it. */
export function ChoiceGroup({ label, choices, value, onChoose, problem }: ChoiceGroupProps): ReactElement {
  const id = useId();
  const hasSwatches = choices.some(({ swatch }) => swatch !== '');
  return (
    <fieldset
      className="ta-configurator-field"
      data-invalid={problem === '' ? undefined : true}
      aria-describedby={problem === '' ? undefined : `${id}-problem`}
    >
      <legend className="ta-configurator-legend">{label}</legend>
      <div className="ta-configurator-choices" data-swatches={hasSwatches || undefined}>
        {choices.map((choice) => {
          const isChosen = choice.value === value;
          const isPossible = choice.reason === '' || isChosen;
          return (
            <label
              key={choice.value}
              className="ta-configurator-choice"
              data-disabled={!isPossible || undefined}
            >
              <input
                type="radio"
                className="ta-configurator-choice__radio"
                name={id}
                value={choice.value}
                checked={isChosen}
                disabled={!isPossible}
                onChange={() => onChoose(choice.value)}
              />
              {hasSwatches && (
                <span
                  className="ta-configurator-choice__swatch"
                  data-none={choice.swatch === '' || undefined}
                  style={{ backgroundColor: choice.swatch }}
                  aria-hidden="true"
                />
              )}
              <span className="ta-configurator-choice__text">
                <span className="ta-configurator-choice__name">{choice.label}</span>{' '}
                {choice.change !== '' && (
                  <span className="ta-configurator-choice__change">{choice.change}</span>
                )}{' '}
                {choice.reason !== '' && (
                  <span className="ta-configurator-choice__reason">{choice.reason}</span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      <p className="ta-field__error" id={`${id}-problem`} aria-live="polite">
        {problem !== '' && (
          <>
            <Icon shape={alertIcon} size="small" />
            <span>{problem}</span>
          </>
        )}
      </p>
    </fieldset>
  );
}
