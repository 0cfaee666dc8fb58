import type { FormatSources } from './formats.ts';

/**
 * The form of a CSV file that a spreadsheet of this reader opens by double click (DEC-26): semicolons and decimal commas
 * for Italian, Spanish, French and German; for English that of the country, because a spreadsheet follows the computer and
 * not the portal.
 *
 * @example
 * csvFormFor({ language: 'en', country: 'NL' }); // 'semicolon'
 */
export function csvFormFor({
  language,
  country = '',
}: Pick<FormatSources, 'language' | 'country'>): 'comma' | 'semicolon' {
  if (language !== 'en') return 'semicolon';
  const code = country.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return 'comma';
  const usual = new Intl.Locale(`und-${code}`).maximize();
  const decimal = new Intl.NumberFormat(`${usual.language}-${code}`)
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? 'semicolon' : 'comma';
}
