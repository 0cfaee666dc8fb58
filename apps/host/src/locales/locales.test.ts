import { languages } from '@trade-area/core/contract';
import { addLocales, loadTexts } from '@trade-area/widgets';
import { describe, expect, it } from 'vitest';
import { portalTexts } from '../app/texts.ts';
import { comingSoonTexts } from '../pages/comingSoon/strings.ts';
import { homePageTexts } from '../pages/home/strings.ts';
import { orderPageTexts } from '../pages/orders/strings.ts';
import { searchPagesTexts } from '../pages/search/strings.ts';
import { loadPortalLocale } from './index.ts';

addLocales(loadPortalLocale);
const bundles = [...portalTexts, comingSoonTexts, homePageTexts, orderPageTexts, searchPagesTexts];
const valuesIn = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(([value]) => value).toSorted();

describe.each(languages)('texts in %s', (language) => {
  it.each(bundles.map((bundle) => [bundle.name, bundle] as const))(
    'I18N-01: %s has every text',
    async (_name, bundle) => {
      const texts = await loadTexts(bundle, language);
      expect(Object.keys(bundle.english).filter((key) => !texts[key]?.trim())).toEqual([]);
    },
  );

  it.each(bundles.map((bundle) => [bundle.name, bundle] as const))(
    'I18N-11: %s fills in the values that the English texts do',
    async (_name, bundle) => {
      const texts = await loadTexts(bundle, language);
      const wrong = Object.entries(bundle.english).filter(
        // "One order" needs no number.
        ([key, english]) =>
          !key.endsWith('_one') && String(valuesIn(texts[key])) !== String(valuesIn(english)),
      );
      expect(wrong).toEqual([]);
    },
  );
});

it('each bundle has a name of its own', () => {
  const names = bundles.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
