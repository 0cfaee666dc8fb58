import type { ReactElement } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { closeIcon } from './icons.ts';

/** One thing that narrows a list. */
export interface Chip {
  readonly name: string;
  readonly onRemove: () => void;
}

export interface AppliedChipsProps {
  readonly chips: readonly Chip[];
  readonly onClear: () => void;
  readonly labels: {
    /** Spoken name of the list of chips. */
    readonly list: string;
    /** Spoken name of a chip's button. */
    readonly remove: (name: string) => string;
    readonly clear: string;
  };
}

/** The filters in use as chips: each can be removed, and all at once. Nothing without a filter. */
export function AppliedChips({ chips, onClear, labels }: AppliedChipsProps): ReactElement | null {
  if (chips.length === 0) return null;
  return (
    <div className="ta-chips">
      <ul className="ta-chips__list" aria-label={labels.list}>
        {chips.map(({ name, onRemove }, index) => (
          // Not the name: names are all empty until the texts of a language arrive.
          <li key={index}>
            <button
              type="button"
              className="ta-chips__chip"
              aria-label={labels.remove(name)}
              onClick={onRemove}
            >
              <span>{name}</span>
              <Icon shape={closeIcon} size="small" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="link" size="small" onClick={onClear}>
        {labels.clear}
      </Button>
    </div>
  );
}
