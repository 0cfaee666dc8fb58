import { useId } from 'react';
import type { ReactElement } from 'react';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** The value in words. */
  readonly spoken: string;
  readonly onValue: (value: number) => void;
  /** The person lets go: what was done is one step. */
  readonly onEnd: () => void;
}

/** A number between two limits, by pointer or arrow keys, with its value beside it. */
export function Slider(props: SliderProps): ReactElement {
  const { label, value, least, most, step, spoken, onValue, onEnd } = props;
  const id = useId();
  return (
    <span className="ta-editor-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="ta-editor-slider__track"
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={spoken}
        onChange={(event) => onValue(Number(event.currentTarget.value))}
        onPointerUp={onEnd}
        onKeyUp={onEnd}
        onBlur={onEnd}
      />
      <output className="ta-editor-slider__value" htmlFor={id}>
        {spoken}
      </output>
    </span>
  );
}
