import { describe, expect, it } from 'vitest';
import { loadTexts } from '@trade-area/widgets';
import { menuPlaces } from '../../layout/places.ts';
import { isForLabOnly, laterKeysOf, laterPlaceOf } from './pages.ts';
import { laterTexts } from './strings.ts';

describe('pages that are not open yet', () => {
  it.each([
    ['/projects', 'projects'],
    ['/documents', 'documents'],
    ['/tecnical-info', 'documents'],
    ['/download', 'documents'],
    ['/marketing-materials', 'marketing'],
    ['/video-tutorials/graphisoftware', 'videos'],
    ['/faq', 'help'],
    ['/order/4711', 'order'],
    ['/fedex/1/2', 'pickup'],
    ['/config-product/17', 'designing'],
    ['/config-product/17/product-config/4', 'designing'],
    ['/config-print/70/path/275/3', 'designing'],
    ['/create-layout', 'layoutHelp'],
    ['/print-again', 'printAgain'],
    ['/share-foto-album', 'sharing'],
    ['/share-foto-album-list', 'sharing'],
    ['/disney', 'partner'],
    ['/graphistore/disney', 'partner'],
    ['/contact', 'contact'],
    ['/showVideo', 'film'],
  ])('%s announces %s', (route, place) => {
    expect(laterPlaceOf(route)).toBe(place);
  });

  it.each([
    '/',
    '/orders-list',
    '/payments-list',
    '/payment/4711',
    '/graphistore',
    '/graphistore/album',
    '/promotions',
    '/news',
    '/account',
    '/account/fatturazione-elettronica/4711',
    '/no/such/page',
    '/constructor',
  ])('%s announces nothing', (route) => {
    expect(laterPlaceOf(route)).toBeNull();
  });

  it('leaves no menu entry without a page (SHELL-01)', () => {
    const without = menuPlaces.filter(({ page }) => laterPlaceOf(`/${page}`) === null).map(({ id }) => id);
    expect(without).toEqual(['dashboard', 'store', 'orders', 'promotions', 'payments', 'account']);
  });

  it.each(['it', 'es', 'fr', 'de'] as const)(
    'says everything in %s too, never in English',
    async (language) => {
      const texts = await loadTexts(laterTexts, language);
      const keys = Object.keys(laterTexts.english) as (keyof typeof laterTexts.english)[];
      expect(keys.filter((key) => !texts[key] || texts[key] === laterTexts.english[key])).toEqual([]);
    },
  );

  it.each([
    ['/config-product-dev/17', true],
    ['/config-product-test/17/product-config/4', true],
    ['/config-product/17', false],
    ['/', false],
  ])('%s is for the lab alone: %s (ROUTE-20)', (route, yes) => expect(isForLabOnly(route)).toBe(yes));

  it('has four texts for every page', () => {
    for (const route of [
      '/order/1',
      '/fedex/1/2',
      '/config-product/1',
      '/create-layout',
      '/print-again',
      '/share-foto-album',
      '/disney',
      '/contact',
      '/showVideo',
      ...menuPlaces.map(({ page }) => `/${page}`),
    ]) {
      const place = laterPlaceOf(route);
      if (place === null) continue;
      const { lead, points, now } = laterKeysOf(place);
      for (const key of [lead, ...points, now]) expect(laterTexts.english[key]).toMatch(/\w{3}/);
    }
  });
});
