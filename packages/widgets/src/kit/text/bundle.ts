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

/** The texts of one feature in English. Other languages are found by its name, see `addLocales`. */
export interface TextBundle<
  English extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
> {
  /** Unique among the bundles of the library and of the application. */
  readonly name: string;
  readonly english: English;
}

/**
 * `{{name}}` in a text is filled from the values given; a number picks `_one` or `_other` as `count`.
 * Values are shown as text, never as markup.
 *
 * @example
 * const helpTexts = defineTexts('help', { call: 'Call us', orders_one: '{{count}} order', orders_other: '{{count}} orders' });
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineTexts<const English extends Readonly<Record<string, string>>>(
  name: string,
  english: English,
): TextBundle<English> {
  return { name, english };
}

/** One bundle's texts in one language. A key that is missing is shown in English. */
export type Dictionary = Readonly<Record<string, string | undefined>>;

/** A language other than English: its bundles by name, each loaded when it is first shown. */
export type Locale = Readonly<Record<string, () => Promise<Dictionary>>>;

/** The type of a language's folder for the English texts of an application, by the names of their bundles. */
export type LocaleOf<EnglishTexts> = {
  readonly [Name in keyof EnglishTexts]: EnglishTexts[Name] extends Readonly<Record<string, string>>
    ? () => Promise<Texts<EnglishTexts[Name]>>
    : never;
};

/** Loads a language's folder; rejects when there is none. */
export type LoadLocale = (language: Exclude<Language, 'en'>) => Promise<Locale>;

export type Translate<English extends Readonly<Record<string, string>>> = (
  key: TextKey<keyof English & string>,
  values?: TextValues,
) => string;

/** Properties of the provider in both engines: `engine.tsx` (i18next) and `engine.small.tsx` (elements). */
export interface TextProviderProps {
  /** The language to speak. Shown once its texts are there; until then the former one stays. */
  readonly language: Language;
  /** Bundles to have ready before anything is shown, so that no screen mixes two languages. */
  readonly bundles?: readonly TextBundle[];
  readonly children?: import('react').ReactNode;
}
