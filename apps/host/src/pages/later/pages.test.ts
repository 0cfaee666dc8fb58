import { describe, expect, it } from 'vitest';
import { menuPlaces } from '../../layout/places.ts';
import { laterKeysOf, laterPlaceOf } from './pages.ts';
import { laterTexts } from './strings.ts';

describe('pages that are not open yet', () => {
  it.each([
    ['/graphistore', 'store'],
    ['/graphistore/album', 'store'],
    ['/projects', 'projects'],
    ['/payments-list', 'payments'],
    ['/payment/4711', 'payments'],
    ['/documents', 'documents'],
    ['/tecnical-info', 'documents'],
    ['/download', 'documents'],
    ['/marketing-materials', 'marketing'],
    ['/video-tutorials/graphisoftware', 'videos'],
    ['/faq', 'help'],
    ['/account', 'account'],
    ['/account/fatturazione-elettronica/4711', 'invoicing'],
    ['/order/4711', 'order'],
    ['/fedex/1/2', 'pickup'],
  ])('%s announces %s (issue 2 part 5)', (route, place) => {
    expect(laterPlaceOf(route)).toBe(place);
  });

  it.each(['/', '/orders-list', '/promotions', '/news', '/no/such/page', '/constructor'])(
    '%s announces nothing',
    (route) => {
      expect(laterPlaceOf(route)).toBeNull();
    },
  );

  it('leaves no menu entry without a page (SHELL-01)', () => {
    const without = menuPlaces.filter(({ page }) => laterPlaceOf(`/${page}`) === null).map(({ id }) => id);
    expect(without).toEqual(['dashboard', 'orders', 'promotions']);
  });

  it.each(['it', 'es', 'fr', 'de'] as const)(
    'says everything in %s too, never in English',
    async (language) => {
      const texts = await laterTexts.load[language]();
      const keys = Object.keys(laterTexts.english) as (keyof typeof laterTexts.english)[];
      expect(keys.filter((key) => !texts[key] || texts[key] === laterTexts.english[key])).toEqual([]);
    },
  );

  it('has four texts for every page', () => {
    for (const route of [
      '/order/1',
      '/fedex/1/2',
      '/account/x',
      ...menuPlaces.map(({ page }) => `/${page}`),
    ]) {
      const place = laterPlaceOf(route);
      if (place === null) continue;
      const { lead, points, now } = laterKeysOf(place);
      for (const key of [lead, ...points, now]) expect(laterTexts.english[key]).toMatch(/\w{3}/);
    }
  });
});
