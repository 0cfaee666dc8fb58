import { useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';

export interface CopiesFieldProps {
  readonly value: number;
  readonly most: number;
  /** Spoken names of the field and of its buttons. */
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly onCopies: (copies: number) => void;
  /** The person goes elsewhere: what was done is one step. */
  readonly onEnd?: (() => void) | undefined;
}

/** Copies of a print: buttons, arrow keys, or a number that is typed. */
export function CopiesField(props: CopiesFieldProps): ReactElement {
  const { value, most, label, lessLabel, moreLabel, onCopies, onEnd } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const set = (copies: number) => {
    setDraft(null);
    onCopies(Math.min(most, Math.max(1, copies)));
  };
  const commit = () => {
    const isNumber = draft !== null && /^\s*\d{1,6}\s*$/.test(draft);
    if (isNumber) set(Number(draft));
    else setDraft(null);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (event.key === 'Enter') commit();
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  };
  return (
    <span className="ta-editor-copies">
      <button
        type="button"
        className="ta-editor-copies__step"
        aria-label={lessLabel}
        disabled={value <= 1}
        onClick={() => set(value - 1)}
        onBlur={onEnd}
      >
        −
      </button>
      <input
        className="ta-input ta-editor-copies__input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={most}
        aria-valuenow={value}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={press}
        onBlur={() => {
          commit();
          onEnd?.();
        }}
      />
      <button
        type="button"
        className="ta-editor-copies__step"
        aria-label={moreLabel}
        disabled={value >= most}
        onClick={() => set(value + 1)}
        onBlur={onEnd}
      >
        +
      </button>
    </span>
  );
}
