import { describe, expect, it } from 'vitest';
import { news } from '../../test/catalogue.ts';
import { formatNewsAddress, newsPaging, newsQuery, parseNewsPage } from './address.ts';
import { newsDate, newsText } from './item.ts';

describe('newsText (I18N2-06)', () => {
  const english = { titolo_en: 'Autumn', news_en: '<p>en</p>' };
  it.each([
    [
      'NEWS-05',
      { ...english, titolo_it: 'Autunno', news_it: '<p>it</p>' },
      ['Autunno', '<p>it</p>', 'it', 'it'],
    ],
    ['NEWS-10', { ...english, titolo_it: ' ', news_it: '<p>it</p>' }, ['Autumn', '<p>en</p>', 'en', 'en']],
    ['NEWS-10', { ...english, titolo_it: 'Autunno', news_it: '' }, ['Autunno', '<p>en</p>', 'it', 'en']],
    ['NEWS-06', { titolo_en: 'Autumn' }, ['Autumn', '', 'en', 'en']],
    ['NEWS-06', {}, ['', '', 'en', 'en']],
  ])('%s: %o', (_row, given, expected) => {
    const { title, html, titleLanguage, textLanguage } = newsText(news(given), 'it');
    expect([title, html, titleLanguage, textLanguage]).toEqual(expected);
  });
});

it.each([
  ['2026-11-20', '20.11.2026'],
  ['2026-11-20 08:00:00', '20.11.2026'],
  ['2026-02-30', ''],
  ['', ''],
])('NEWS-04, I18N2-06: %j is %j', (given, expected) => expect(newsDate(given)).toBe(expected));

describe('paging', () => {
  it.each([
    ['', 1],
    ['?page=3', 3],
    ['?page=0', 1],
    ['?page=x', 1],
    ['?page=-2', 1],
    ['?page=1e3', 1],
  ])('NEWS-03: %s is page %d', (query, page) => expect(parseNewsPage(query)).toBe(page));

  it.each([
    [1, '/ta/news', { num_show: '30' }],
    [2, '/ta/news?page=2', { num_show: '30', paging: '2' }],
  ])('NEWS-03: page %d', (page, address, query) => {
    expect([formatNewsAddress(page), newsQuery(page)]).toEqual([address, query]);
  });

  it.each([
    [0, 1, 1, 1],
    [30, 1, 1, 1],
    [31, 2, 2, 2],
    [95, 9, 4, 4],
    [Number.NaN, 3, 1, 1],
  ])('NEWS-11: %d news, page %d', (total, wished, pages, page) => {
    expect(newsPaging(total, wished)).toEqual({ pages, page });
  });
});
