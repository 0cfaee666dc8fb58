import type { LayoutSize } from '../contract/index.ts';

export const orientations = ['vertical', 'square', 'horizontal'] as const;
export type Orientation = (typeof orientations)[number];

/** Centimetres and inches (LAY-38). */
export const sizeUnits = ['cm', 'in'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

/** Colour profiles by their documented names (LAY-38). */
export const templateProfiles = ['sRGB', 'AdobeRGB'] as const;
export type TemplateProfile = (typeof templateProfiles)[number];

/** The template form (LAY-18, LAY-22); '' = not chosen yet. */
export interface TemplateChoice {
  readonly orientation: Orientation | '';
  readonly unit: SizeUnit;
  /** A size in centimetres, `20x30`, whichever unit is shown. */
  readonly size: string;
  readonly profile: TemplateProfile | '';
}

export const noTemplateChoice: TemplateChoice = { orientation: '', unit: 'cm', size: '', profile: '' };

/** Another orientation has other sizes, so the size is chosen again; `horizontal` drops the profile too (LAY-32). */
export function chooseOrientation(choice: TemplateChoice, orientation: Orientation): TemplateChoice {
  if (orientation === choice.orientation) return choice;
  return {
    ...choice,
    orientation,
    size: '',
    profile: orientation === 'horizontal' ? '' : choice.profile,
  };
}

/** The unit changes how a size is written, not which one is chosen (LAY-32). */
export function chooseUnit(choice: TemplateChoice, unit: SizeUnit): TemplateChoice {
  return { ...choice, unit };
}

/** A size of the orientation that is chosen; any other leaves the choice as it is. */
export function chooseSize(choice: TemplateChoice, size: string): TemplateChoice {
  return orientationOf(size) === choice.orientation ? { ...choice, size } : choice;
}

/** A profile, once a size is chosen (LAY-22). */
export function chooseProfile(choice: TemplateChoice, profile: TemplateProfile): TemplateChoice {
  return choice.size === '' ? choice : { ...choice, profile };
}

/** A choice of which a template can be downloaded (LAY-23). */
export interface CompleteTemplateChoice extends TemplateChoice {
  readonly orientation: Orientation;
  readonly profile: TemplateProfile;
}

export function isCompleteTemplate(choice: TemplateChoice): choice is CompleteTemplateChoice {
  return choice.orientation !== '' && choice.size !== '' && choice.profile !== '';
}

/** The orientation of a size; '' when it is none. */
export function orientationOf(size: string): Orientation | '' {
  const measures = readMeasures(size);
  if (measures === null) return '';
  const [width, height] = measures;
  return width < height ? 'vertical' : width === height ? 'square' : 'horizontal';
}

/** The lab's sizes of an orientation, in their order (LAY-19 to LAY-21). */
export function sizesOf(sizes: readonly LayoutSize[], orientation: Orientation | ''): readonly LayoutSize[] {
  return orientation === '' ? [] : sizes.filter(({ size }) => orientationOf(size) === orientation);
}

/** Width and height in a unit: inches as the lab names them, else converted to the nearest quarter (LAY-32). */
export function measuresIn({ size, inches }: LayoutSize, unit: SizeUnit): readonly [number, number] | null {
  const measures = readMeasures(size);
  if (measures === null || unit === 'cm') return measures;
  return readMeasures(inches) ?? [toQuarterInch(measures[0]), toQuarterInch(measures[1])];
}

const toQuarterInch = (centimetres: number) => Math.round((centimetres / 2.54) * 4) / 4;

/** Two numbers with an `x` between them, `20x30`; null = it is no size. */
export function readMeasures(size: string): readonly [number, number] | null {
  const [, width, height] = /^(\d{1,3}(?:\.\d{1,2})?)x(\d{1,3}(?:\.\d{1,2})?)$/.exec(size) ?? [];
  const measures = [Number(width), Number(height)] as const;
  return measures.every((measure) => measure > 0) ? measures : null;
}
