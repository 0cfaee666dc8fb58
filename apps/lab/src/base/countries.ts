/** Codes that the Unicode data names as regions and that are no country of ISO 3166. */
const noCountries = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'XK',
  'ZZ',
]);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

const english = namesIn('en');
/** The countries of ISO 3166; the runtime writes former ones (`DD`) as their successors. */
const codes: readonly string[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter(
    (code) =>
      !noCountries.has(code) &&
      english.of(code) !== undefined &&
      new Intl.Locale(`und-${code}`).region === code,
  );
const known: ReadonlySet<string> = new Set(codes);

/** Whether these are the two capital letters of a country. */
export const isCountry = (code: string): boolean => known.has(code);

/** The countries with their names in a language, by name. */
export function countryNames(language: string): readonly (readonly [code: string, name: string])[] {
  const names = namesIn(language);
  return codes
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, language));
}
