import type { Language } from '@trade-area/core/contract';

type PluralSuffix = 'one' | 'other' | 'many';

/** `orders_one` and `orders_other` are asked for as `orders`, with `count`. */
export type TextKey<K extends string> = K extends `${infer Base}_${PluralSuffix}` ? Base : K;

/** A language's texts for an English original: no key may be missing, `_many` may be added. */
export type Texts<English extends Readonly<Record<string, string>>> = {
  readonly [K in keyof English]: string;
} & {
  readonly [K in keyof English as K extends `${infer Base}_other` ? `${Base}_many` : never]?: string;
};

export type TextValues = Readonly<Record<string, string | number>>;

/** The texts of one feature: English at hand, the other languages loaded when first spoken. */
export interface TextBundle<
  English extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
> {
  /** Name of the feature. */
  readonly name: string;
  readonly english: English;
  readonly load: Readonly<
    Record<Exclude<Language, 'en'>, () => Promise<Readonly<Record<string, string | undefined>>>>
  >;
}

/**
 * `{{name}}` in a text is filled from the values given; a number picks `_one` or `_other` as `count`.
 * Values are shown as text, never as markup.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineTexts<const English extends Readonly<Record<string, string>>>(
  name: string,
  english: English,
  load: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts<English>>>>,
): TextBundle<English> {
  return { name, english, load };
}

export type Translate<English extends Readonly<Record<string, string>>> = (
  key: TextKey<keyof English & string>,
  values?: TextValues,
) => string;

/** What both engines give: see `engine.tsx` (i18next) and `engine.small.tsx` (elements). */
export interface TextProviderProps {
  /** The language to speak. Shown once its texts are there; until then the former one stays. */
  readonly language: Language;
  /** Bundles to have ready before anything is shown, so that no screen mixes two languages. */
  readonly bundles?: readonly TextBundle[];
  readonly children?: import('react').ReactNode;
}
