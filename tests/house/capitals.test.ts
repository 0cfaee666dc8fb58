import { describe, expect, it } from 'vitest';
import { filesBelow, textOf } from './sources.ts';
import { readTexts, textLanguages } from './texts.ts';
import type { FoundText, TextLanguage } from './texts.ts';

/** English texts in capitals, with the row of docs/requirements that quotes each. Rows quote capitals in English only. */
const quoted: Readonly<Record<string, string>> = {
  'ACTIVE PROMOS': 'PROMO-01',
  ALBUM: 'STORE-04',
  ALL: 'STORE-41',
  'ATTACH FILES': 'MSG-06',
  BETA: 'STORE-41',
  BOOK: 'STORE-04',
  BOX: 'STORE-04',
  'CARDS & CALENDARS': 'STORE-04',
  'CHANGE PASSWORD': 'ACC-01',
  COLLECTIONS: 'STORE-41',
  'COMING SOON': 'STORE-27',
  CONTACT: 'SHELL-07',
  CREATE: 'STORE-25',
  CUSTOMIZE: 'PUB-04',
  EXPLORE: 'STORE-24',
  'FAB SELECTIONS': 'STORE-41',
  FRAMES: 'STORE-41',
  GENERALS: 'PROD-02',
  'GET NEW PASSWORD': 'SES-16',
  'INCOMPLETE ORDERS': 'ORD-05',
  INFO: 'ACC-01',
  'MANAGE YOUR CARDS': 'PAY-03',
  'MARKETING MATERIALS': 'PROD-02',
  'MORE INFO': 'LAY-02',
  'MY CREDIT CARDS': 'ACC-01',
  'MY PROJECTS': 'PROD-02',
  NEW: 'STORE-41',
  NEWS: 'NEWS-01',
  'OLD PROMOS': 'PROMO-01',
  PHOTOBOOK: 'STORE-41',
  'PINK MANIA': 'STORE-41',
  'POLICY & PROCEDURES': 'FAQ-01',
  PRESET: 'PROD-02',
  'PRICE LIST': 'PROD-02',
  'PRINT AGAIN': 'AGAIN-01',
  'PRINTS & MATS': 'STORE-04',
  'RESUME UPLOAD': 'ORD-26',
  SAVE: 'ACC-27',
  'SEE LESS': 'STORE-13',
  'SEE MORE': 'STORE-13',
  SEND: 'SHARE-01',
  'SEND FILES': 'ORD-26',
  'SIGN UP': 'SES-14',
  'TABLE TOP': 'STORE-04',
  'TECHNICAL INFO': 'PROD-02',
  TEMPLATES: 'PROD-02',
  TUTORIALS: 'PROD-02',
  UPDATED: 'DOC-19',
  'VIEW FULL LIST': 'DASH-09',
  'VIEW IN PRODUCTION ORDERS FULL LIST': 'DASH-07',
  'VIEW SHIPPED ORDERS FULL LIST': 'DASH-08',
  WALLART: 'STORE-04',
  'YOUR ORDERS': 'ORD-05',
  'YOUR PAYMENTS': 'PAY-01',
  'YOUR SALES REP': 'SHELL-07',
};

/** Abbreviations, which every language writes in capitals. */
const abbreviations: ReadonlySet<string> = new Set(
  // Taxes and addresses.
  'VAT IVA TVA HT TTC NIF EORI PEC CAP PLZ IBAN BIC DSGVO'
    // Files and formats.
    .concat(' JPEG JPG HEIC PNG TIFF PSD PDF CSV XML ZIP DOCX EXIF RGB CMYK ICC DPI ISO HTTPS URL API')
    .concat(' FAQ OK SMS QR USB GDPR RGPD CNIL')
    .split(' '),
);

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/<[^>]*>|\{\{\w+\}\}|`[^`]*`|[\w.-]*_\w*/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
const isCapitals = (word: string) => /^\p{Lu}{2,}$/u.test(word);

/**
 * Texts in capitals, beside abbreviations and, in English, beside the quoted ones. In a text with lower case letters a
 * word counts from four letters: shorter ones are units, countries and codes.
 */
const shouted = (language: TextLanguage, found: readonly FoundText[]) =>
  found.filter(({ text }) => {
    if (language === 'en' && Object.hasOwn(quoted, text)) return false;
    const words = wordsOf(text);
    const least = words.some((word) => /\p{Ll}/u.test(word)) ? 4 : 2;
    return words.some(
      (word) =>
        isCapitals(word) &&
        word.length >= least &&
        !abbreviations.has(word) &&
        !(language === 'en' && Object.hasOwn(quoted, word)),
    );
  });

const texts = readTexts();

describe('capitals of texts (docs/look.md, Capitals)', () => {
  it.each(textLanguages)('I18N-11: in %s stand only where a row quotes them', (language) =>
    expect(
      shouted(language, texts.get(language) ?? []).map(
        ({ path, text }) => `${path}: ${JSON.stringify(text)}`,
      ),
    ).toEqual([]),
  );

  it.each(Object.entries(quoted))('%s is quoted by %s, and a text of the product', (text, code) => {
    const row = filesBelow('docs/requirements', /\.md$/)
      .flatMap((path) => textOf(path).split('\n'))
      .find((line) => line.startsWith(`- **${code}** `));
    expect(row).toContain(`'${text}'`);
    expect((texts.get('en') ?? []).map((one) => one.text)).toContain(text);
  });

  it.each([
    ['en', 'PLACE ORDER'],
    ['en', 'GO'],
    ['de', 'DATEIEN SENDEN'],
    ['de', 'CREATE'],
    ['fr', 'ÉTAT {{count}}'],
    ['it', 'Apri lo store e premi CREA.'],
  ] as const)('in %s: %j would be found', (language, text) =>
    expect(shouted(language, [{ path: '', text }])).toHaveLength(1),
  );
});

describe('capitals of style sheets (docs/look.md, Capitals)', () => {
  const sheets = ['packages/widgets/src', 'apps/host/src', 'apps/lab/src', 'apps/lab/demo'].flatMap(
    (folder) => filesBelow(folder, /\.(css|tsx?)$/),
  );
  /** The root shields widgets from the page around them. */
  const allowed = ['packages/widgets/src/theme/capitals.css', 'packages/widgets/src/theme/root.css'];

  it('are set in one sheet', () => {
    const others = sheets
      .filter((path) => !/\.test\.tsx?$/.test(path) && !allowed.includes(path))
      .filter((path) => /text-transform|textTransform|font-variant-caps|small-caps/.test(textOf(path)));
    expect(others).toEqual([]);
  });
});
