import { describe, expect, it } from 'vitest';
import { languages as allLanguages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import type { TextBundle } from '../kit/text/bundle.ts';
import { loadTexts } from '../kit/text/dictionaries.ts';

/** The bundles of every file of strings. */
const bundles = Object.values(
  import.meta.glob<Readonly<Record<string, TextBundle>>>('../**/*trings.ts', { eager: true }),
).flatMap((file) => Object.values(file));
const languages = allLanguages.filter((language) => language !== 'en');
const valuesIn = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([value]) => value).toSorted();

describe('texts (I18N-11)', () => {
  it('are all looked at', () => expect(bundles.length).toBeGreaterThan(15));

  describe.each(bundles.map((bundle) => [bundle.name, bundle] as const))('of %s', (_name, bundle) => {
    it.each(languages)('are whole in %s, and fill in what the English ones do', async (language) => {
      const { english } = bundle;
      const texts = await loadTexts(bundle, language);
      const wrong = Object.entries(english).filter(([key, original]) => {
        const text = texts[key] ?? '';
        // "One order" needs no number.
        const same = key.endsWith('_one') || String(valuesIn(text)) === String(valuesIn(original));
        return text.trim() === '' || !same;
      });
      expect(wrong).toEqual([]);
      const unknown = Object.keys(texts).filter(
        (key) => !Object.hasOwn(english, key) && !Object.hasOwn(english, key.replace(/_many$/, '_other')),
      );
      expect(unknown).toEqual([]);
    });
  });
});

describe('no line breaks where none may', () => {
  it.each(languages)('before a sign or inside a size, in %s', async (language) => {
    const texts = (await Promise.all(bundles.map((bundle) => loadTexts(bundle, language)))).flatMap((each) =>
      Object.values(each),
    );
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => /[«×] | [×:;!?»]|\}\} (px|mm|dpi|ppp)\b/.test(text ?? ''))).toEqual([]);
  });
});

describe('words that the documents quote', () => {
  const spoken = async (language: Language) => {
    const all = bundles.map((bundle) => loadTexts(bundle, language));
    return new Set((await Promise.all(all)).flatMap((texts) => Object.values(texts)));
  };

  it.each([
    'Insert e-mail and password',
    'Wrong e-mail or password',
    'Loading...',
    'We are sorry',
    'Unexpected error',
    'RESUME UPLOAD',
    'ATTACH FILES',
    'Thank you',
    'Your message has been forwarded to the studio and will be processed soon.',
    'Password is modified with success!',
    'Data are successfully saved!',
    'Choose the right Editor for You!',
    'COMING SOON',
    'Folder is empty!',
    'No results',
    'Thank you {{name}}',
    'Our staff has received your inquiry and we will contact you shortly.',
    'Something went wrong, try again!',
    'Do you really want to delete this project?',
  ])('I18N-11: %j is what English says', async (quoted) =>
    expect([...(await spoken('en'))]).toContain(quoted),
  );

  it.each([
    ['I18N-11', 'Rispondi'],
    ['I18N-11', 'File inviati'],
    ['I18N-11', 'Spiacenti'],
    ['I18N-11', 'Il sistema è in manutenzione. Si prega di riprovare più tardi.'],
    ['I18N-11, I18N2-11', 'Inizia da qui'],
    ['I18N-11, I18N2-11, ERR2-07, PROMO-45', 'Non ci sono promo attive in questo momento'],
    ['PROJ-13, ERR2-08', 'Nessun progetto trovato'],
  ])('%s, DEC-12: %j is what Italian says, and no other language', async (_row, quoted) => {
    expect([...(await spoken('it'))]).toContain(quoted);
    const too: string[] = [];
    for (const language of allLanguages)
      if (language !== 'it' && (await spoken(language)).has(quoted)) too.push(language);
    expect(too).toEqual([]);
  });
});
