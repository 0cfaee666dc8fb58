import { describe, expect, it } from 'vitest';
import { toAnnouncement, plainText, validityOf, wallClock } from './announcement.ts';
import { knownCurrency, listCurrency, priceListOf, wireCurrency } from '../store/priceList.ts';
import type { PromotionRow } from './table.ts';

const none = { en: '', it: '', es: '', fr: '', de: '' };
const row: PromotionRow = {
  id: '901',
  rule: { discount: { wedding: 15 }, coupon: { go: 'GO20' } },
  subjects: { ...none, en: 'Autumn albums', de: 'Alben im Herbst' },
  html: { ...none, en: '<p>15 %</p>' },
  htmlBig: none,
  picture: 'weddingbook',
  popupLink: '',
  startsAt: new Date('2026-11-02T23:00:00Z'),
  endsAt: new Date('2027-03-04T23:00:00Z'),
  ordersCount: 3,
  isForAll: false,
  isArchived: false,
};
const now = new Date('2026-11-20T10:00:00Z');

describe('dates and texts of a promotion', () => {
  it.each([
    ['2026-11-02T23:00:00Z', '2026-11-03 00:00:00'],
    ['2026-07-01T22:00:00Z', '2026-07-02 00:00:00'],
    ['2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  ])('DASH-30 %s is %s in Rome', (moment, wall) => {
    expect(wallClock(new Date(moment))).toBe(wall);
  });

  it.each([
    ['en', 'Valid until 4 March 2027'],
    ['it', 'Scadenza: 4 marzo 2027'],
    ['es', 'Válida hasta el 4 de marzo de 2027'],
    ['fr', 'Valable jusqu’au 4 mars 2027'],
    ['de', 'Gültig bis 4. März 2027'],
  ] as const)('PROMO-05 in %s the validity names the last valid day: %s', (language, validity) => {
    expect(validityOf(row, language, now)).toBe(validity);
  });

  it('an ended promotion names its first and last day', () => {
    expect(validityOf(row, 'en', row.endsAt)).toBe('From 3 November 2026 to 4 March 2027');
  });

  it.each([
    [new Date(row.startsAt.getTime() - 1), false],
    [row.startsAt, true],
    [new Date(row.endsAt.getTime() - 1), true],
    [row.endsAt, false],
  ])('at %s the promotion runs: %s', (moment, runs) => {
    expect(toAnnouncement(row, { language: 'en', now: moment, labOrigin: '' }).is_active).toBe(runs);
  });

  it('falls back to English without a translation, and names only its own discounts', () => {
    const announced = toAnnouncement(row, { language: 'it', now, labOrigin: 'http://lab' });
    expect(announced).toMatchObject({
      overlay_html: '<p>15 %</p>',
      overlay_html_big: '',
      email_img: 'http://lab/pictures/promotions/901-it.svg',
      overlay_img: '',
      discount: { wedding: 15 },
      coupon: { go: 'GO20' },
      prezzo_fisso: {},
    });
  });

  it.each([
    ['<p>a<br>b</p>', 'a b'],
    ['<p>3 &lt; 4 &amp; &quot;x&quot; &#39;y&#39;</p>', `3 < 4 & "x" 'y'`],
    ['&amp;lt;', '&lt;'],
    ['', ''],
  ])('plainText %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('currencies and price lists (CAT-LISTS)', () => {
  it.each([
    ['GBP', 'GB', 'GBR', 'GBR_UK'],
    ['EUR', 'IT', 'EUR', 'EUR_IT'],
    ['EUR', 'DE', 'EUR', 'EUR_EU'],
    ['USD', 'US', 'USD', 'USD_US'],
    ['CAD', 'CA', 'CAD', 'CAD_CA'],
    ['AUD', 'AU', 'AUD', 'AUD_AU'],
  ])('%s in %s is %s on the wire, with the price list %s', (currency, country, wire, list) => {
    expect(wireCurrency(currency)).toBe(wire);
    expect(priceListOf({ currency, company: { country } })).toBe(list);
    expect(listCurrency(wire)).toBe(currency);
  });

  it.each([
    ['eur', 'EUR'],
    [' gbr ', 'GBP'],
    ['CHF', ''],
    ['', ''],
    ['toString', ''],
  ])('%j means the price list of %j', (currency, list) => {
    expect(knownCurrency(currency)).toBe(list);
  });
});
