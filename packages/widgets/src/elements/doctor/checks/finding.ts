import type { DoctorTexts } from '../strings.ts';

/** The twenty checks. */
export type Check =
  | 'script'
  | 'moduleType'
  | 'versions'
  | 'gateway'
  | 'origin'
  | 'mixed'
  | 'clock'
  | 'session'
  | 'policy'
  | 'frames'
  | 'storage'
  | 'names'
  | 'language'
  | 'charset'
  | 'tokens'
  | 'size'
  | 'nesting'
  | 'properties'
  | 'patches'
  | 'browser';

/** The mistakes that the checks tell apart: each has two texts, `x` (the mistake) and `xWhy` (its consequence). */
export type Mistake = {
  [Key in keyof DoctorTexts]: `${Key & string}Why` extends keyof DoctorTexts ? Key : never;
}[keyof DoctorTexts];

export interface Finding {
  readonly mistake: Mistake;
  /** `bad`: something does not work. `note`: everything works, with something to know. */
  readonly verdict: 'bad' | 'note';
  /** Fill in the texts. */
  readonly values: Readonly<Record<string, string>>;
  /** Code to write instead, which can be copied; '' where the page has nothing to write. */
  readonly instead: string;
}

/** A finding together with the check that made it. */
export interface NamedFinding extends Finding {
  readonly check: Check;
}

/** Something that does not work. */
export const bad = (mistake: Mistake, values: Readonly<Record<string, string>>, instead = ''): Finding => ({
  mistake,
  verdict: 'bad',
  values,
  instead,
});

/** Something to know. */
export const note = (mistake: Mistake, values: Readonly<Record<string, string>>, instead = ''): Finding => ({
  mistake,
  verdict: 'note',
  values,
  instead,
});
