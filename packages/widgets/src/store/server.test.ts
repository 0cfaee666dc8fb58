import { createElement as h } from 'react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTradeArea } from '@trade-area/core';
import type { Language } from '@trade-area/core/contract';
import { memoryStore, silentLog, sitesFrom, systemClock } from '@trade-area/core/kernel';
import { emptyStoreAddress } from '@trade-area/core/store';
import { portalForTest } from '../../../core/test/portal.ts';
import { kitTexts } from '../kit/strings.ts';
import { AreaProvider } from '../kit/provider.tsx';
import { readyTexts } from '../kit/text/dictionaries.ts';
import { Catalogue } from './catalogue/Catalogue.tsx';
import { itemFixture } from './fixtures.ts';
import { catalogueOf } from './catalogue/catalogueOf.ts';
import { ProductCard } from './card/ProductCard.tsx';
import { PublicCatalogue } from './catalogue/PublicCatalogue.tsx';
import { storeTexts } from './strings.ts';
import { useStoreView } from './useStoreView.ts';

const bundles = [kitTexts, storeTexts];
const rows = [itemFixture('weddingbook', { nome: 'Wedding <b>Book</b>' }), itemFixture('contessa')];
const data = catalogueOf(rows, { currency: 'EUR', today: '2026-11-21' });

const area = createTradeArea({
  fetch: () => Promise.reject(new Error('a server asks nothing here')),
  clock: systemClock,
  storage: memoryStore(),
  log: silentLog,
  config: portalForTest(sitesFrom({})),
  keep: 'memory',
});

const drawn = (language: Language, inside: ReactElement) =>
  renderToString(h(AreaProvider, { tradeArea: area, language, bundles, children: inside }));

function Card(): ReactElement {
  const view = useStoreView(data);
  return h(ProductCard, { item: data.data?.[0] as NonNullable<typeof data.data>[0], view });
}

describe('the store on a server without a window', () => {
  beforeAll(() => readyTexts('it', bundles));

  it('STORE-01: draws the catalogue with the data it is given, in the language that is ready', () => {
    const address = emptyStoreAddress;
    const html = drawn('it', h(Catalogue, { catalogue: data, address, onAddress: () => undefined }));
    expect(globalThis.window).toBeUndefined();
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html).toContain('Wedding &lt;b&gt;Book&lt;/b&gt;');
    expect(html).toContain('Tutti');
    expect(html).not.toContain('style=');
  });

  it('draws the visitor’s catalogue without an address, with all categories before the data is there', () => {
    const html = drawn('en', h(PublicCatalogue));
    expect(html).toMatch(/aria-selected="true"[^>]*>(?:<[^>]+>)*ALL/);
    expect(html).not.toContain('<article');
  });

  it('draws one card, its picture with a size and lazy', () => {
    const html = drawn('en', h(Card));
    expect(html).toMatch(/<img[^>]+width="960" height="720" loading="lazy"/);
    expect(html).toContain('CUSTOMIZE');
  });
});
