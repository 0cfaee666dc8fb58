import { describe, expect, it } from 'vitest';
import { formatsFor } from './formats.ts';
import type { FormatSources } from './formats.ts';

const money = (amount: number, currency: string) => ({ amount, currency, symbol: '' });
/** Intl separates with spaces that do not break; which of them is not this test's matter. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

const italy: FormatSources = { language: 'it', country: 'IT', area: '1' };
const germany: FormatSources = { language: 'de', country: 'DE', area: '2' };
const france: FormatSources = { language: 'fr', country: 'FR', area: '3' };
const spain: FormatSources = { language: 'es', country: 'ES', area: '4' };
const britain: FormatSources = { language: 'en', country: 'GB', area: '110' };
const america: FormatSources = { language: 'en', country: 'US', area: '100' };
const australia: FormatSources = { language: 'en', country: 'AU', area: '201' };
const europe: FormatSources = { language: 'en', country: 'NL', area: '5' };
/** Italian interface in the American area: the area decides the order of a date, the language the rest. */
const italianAmerica: FormatSources = { language: 'it', country: 'US', area: '100' };

describe('formats by language, country and area (I18N-04, I18N-12, DEC-21)', () => {
  it.each([
    [italy, '05/12/2026', '5 dicembre 2026', '1.234.567', '25%'],
    [germany, '05.12.2026', '5. Dezember 2026', '1.234.567', '25 %'],
    [france, '05/12/2026', '5 décembre 2026', '1 234 567', '25 %'],
    [spain, '05/12/2026', '5 de diciembre de 2026', '1.234.567', '25 %'],
    [britain, '05/12/2026', '5 December 2026', '1,234,567', '25%'],
    [america, '12/05/2026', 'December 5, 2026', '1,234,567', '25%'],
    [australia, '05/12/2026', '5 December 2026', '1,234,567', '25%'],
    [europe, '05/12/2026', '5 December 2026', '1,234,567', '25%'],
    [italianAmerica, '12/05/2026', '5 dicembre 2026', '1.234.567', '25%'],
  ])('%j', (sources, date, longDate, number, percent) => {
    const formats = formatsFor(sources);
    expect({
      date: formats.date('2026-12-05'),
      longDate: plain(formats.longDate('2026-12-05')),
      number: plain(formats.number(1_234_567)),
      percent: plain(formats.percent(0.25)),
    }).toEqual({ date, longDate, number, percent });
  });

  it.each([
    [britain, /^5 December 2026 at 1\d:04$/],
    [australia, /^5 December 2026 at 1?\d:04 pm$/],
    [america, /^December 5, 2026 at 1?\d:04 PM$/],
    [germany, /^5\. Dezember 2026 um 1\d:04$/],
  ])('an instant for %j', (sources, expected) => {
    expect(plain(formatsFor(sources).dateTime('2026-12-05T15:04:00'))).toMatch(expected);
  });

  it.each([
    [italy, ['0 byte', '999 byte', '1 kB', '2,3 MB', '184 MB', '1,5 GB']],
    [germany, ['0 Byte', '999 Byte', '1 kB', '2,3 MB', '184 MB', '1,5 GB']],
    [france, ['0 octet', '999 octets', '1 ko', '2,3 Mo', '184 Mo', '1,5 Go']],
    [britain, ['0 bytes', '999 bytes', '1 kB', '2.3 MB', '184 MB', '1.5 GB']],
  ])('sizes for %j', (sources, expected) => {
    const { size } = formatsFor(sources);
    const bytes = [0, 999, 1_000, 2_312_000, 184_000_000, 1_500_000_000];
    expect(bytes.map((count) => plain(size(count)))).toEqual(expected);
  });

  it.each([
    [italy, 'Germania', 'a, b e c', '3 ore fa'],
    [germany, 'Deutschland', 'a, b und c', 'vor 3 Stunden'],
    [france, 'Allemagne', 'a, b et c', 'il y a 3 heures'],
    [spain, 'Alemania', 'a, b y c', 'hace 3 horas'],
    [britain, 'Germany', 'a, b and c', '3 hours ago'],
    [america, 'Germany', 'a, b, and c', '3 hours ago'],
  ])('words for %j', (sources, country, list, ago) => {
    const formats = formatsFor(sources);
    expect([formats.country(' de '), formats.list(['a', 'b', 'c']), formats.ago(3, 'hour')]).toEqual([
      country,
      list,
      ago,
    ]);
  });

  it.each(['', '0000-00-00', 'yesterday', '2026-02-30'])('%j is no date', (value) => {
    const { date, longDate } = formatsFor(europe);
    expect([date(value), longDate(value)]).toEqual(['', '']);
  });

  it('money as the documents write it, whatever the language (PROMO-27)', () => {
    expect(formatsFor(america).money(money(123_450, 'EUR'))).toBe('1.234,50 €');
    expect(formatsFor(italy).money(money(123_450, 'USD'))).toBe('1,234.50 $');
  });

  it.each([
    ['IT', 'en', 'Italy'],
    ['gb', 'de', 'Vereinigtes Königreich'],
    ['Italia', 'en', 'Italia'],
    ['', 'en', ''],
  ] as const)('SHELL-30: country %j in %s is %j', (country, language, name) =>
    expect(formatsFor({ language }).country(country)).toBe(name),
  );

  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1_499, '1 kB'],
    [2_345_678, '2.3 MB'],
  ])('a file of %i bytes', (bytes, size) => expect(formatsFor(britain).size(bytes)).toBe(size));

  it.each(['ZZZ', '', 'Germany'])('a country that is no code stays as it is: %j', (code) =>
    expect(formatsFor(europe).country(code)).toBe(code),
  );

  it('equal sources share one object', () => {
    expect(formatsFor({ ...britain })).toBe(formatsFor(britain));
    expect(formatsFor({ language: 'it', area: '1' })).toBe(formatsFor(italy));
    expect(formatsFor(italianAmerica)).not.toBe(formatsFor(italy));
  });
});
