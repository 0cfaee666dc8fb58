import type { ReactElement } from 'react';
import { findMatches } from '@trade-area/core/help';

export interface MarkedTextProps {
  readonly text: string;
  /** Words of `readSearchWords`; none marks nothing. */
  readonly words: readonly string[];
}

/** A text with the words of a search marked (FAQ-17). */
export function MarkedText({ text, words }: MarkedTextProps): ReactElement {
  const ranges = findMatches(text, words);
  return (
    <>
      {ranges.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(ranges[index - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.to ?? 0)}
    </>
  );
}
