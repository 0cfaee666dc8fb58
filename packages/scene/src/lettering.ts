/** The typefaces of lettering. Their files come from the caller, who registers each under the family given here. */

/** A typeface: its CSS family, and what stands in for it where its file cannot be had. */
export interface Typeface {
  /** Begins the names of its files: `eb-garamond`. */
  readonly file: string;
  /** A name of our own, so that no font of a page is replaced. */
  readonly family: string;
  readonly fallback: string;
}

/** By the value of the option `Font`. */
export const engraved: Readonly<Record<string, Typeface>> = {
  garamond: { file: 'eb-garamond', family: 'TA EB Garamond', fallback: 'Garamond, Georgia, serif' },
  lato: { file: 'lato', family: 'TA Lato', fallback: '"Helvetica Neue", Arial, sans-serif' },
  dancing: { file: 'dancing-script', family: 'TA Dancing Script', fallback: '"Brush Script MT", cursive' },
};

/** Of everything that names no other. */
export const usual: Typeface = { file: 'fraunces', family: 'TA Fraunces', fallback: 'Georgia, serif' };

/** Every typeface of the scene. */
export const typefaces: readonly Typeface[] = [usual, ...Object.values(engraved)];

/** The value for a pen’s `font` after its size. */
export const fontOf = ({ family, fallback }: Typeface): string => `"${family}", ${fallback}`;
