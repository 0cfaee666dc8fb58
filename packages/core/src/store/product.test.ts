import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { productInfo } from '../contract/index.ts';
import { formatProductAddress, isKnownProduct, openTab, parseProductAddress, shownTabs } from './product.ts';

const lists = ['price_list', 'product_info', 'marketing', 'templates', 'tutorials', 'general'] as const;
type List = (typeof lists)[number];
const content = (filled: readonly List[], projects = 0, presets = 0) => ({
  info: v.parse(productInfo.answer, Object.fromEntries(filled.map((name) => [name, [{ id_file: 1 }]]))),
  projects,
  presets,
});

describe('tabs of a product', () => {
  it.each([
    [
      'PROD-02',
      content(lists, 1, 1),
      ['price_list', 'product_info', 'my_projects', 'presets', 'marketing', 'tutorials', 'templates'],
    ],
    ['PROD-03', content(['tutorials']), ['tutorials']],
    ['PROD-16', content(['general']), ['product_info']],
    ['PROD-03', content([], 0, 3), ['presets']],
    ['PROD-03', content([]), []],
  ] as const)('%s', (_row, given, tabs) => expect(shownTabs(given)).toEqual(tabs));

  const all = content(lists, 1, 1);
  const tab = (name: string, general = false) => ({ tab: name, general });
  it.each([
    ['PROD-04', '', all, tab('price_list')],
    ['PROD-04', '', content(['tutorials', 'templates', 'marketing']), tab('marketing')],
    ['PROD-04', '', content(['tutorials', 'templates', 'general']), tab('templates')],
    ['PROD-16', '', content(['general'], 1), tab('product_info', true)],
    ['PROD-16', '', content([], 1, 1), tab('my_projects')],
    ['PROD-16', '', content([], 0, 1), tab('presets')],
    ['PROD-16', 'general', all, tab('product_info', true)],
    ['PROD-16', 'general', content(['templates']), tab('templates')],
    ['PROD-17', 'tutorials', all, tab('tutorials')],
    ['PROD-17', 'tutorials', content(['price_list']), tab('price_list')],
    ['PROD-17', 'constructor', all, tab('price_list')],
    ['PROD-18', '', content([]), null],
  ] as const)('%s: filter %j', (_row, filter, given, expected) =>
    expect(openTab(filter, given)).toEqual(expected),
  );

  it.each([
    [{ name: 'Book' }, true],
    [{ name: ' ' }, false],
    [undefined, false],
  ])('PROD-18: %o is known: %s', (details, known) => {
    expect(isKnownProduct(v.parse(productInfo.answer, { details }))).toBe(known);
  });
});

describe('address', () => {
  it.each([
    ['PROD-01', '', { filter: '', path: '/' }, '/ta/product/raw%20book'],
    [
      'PROD-05, ROUTE-15',
      '?filter=marketing&path=A/B',
      { filter: 'marketing', path: '/A/B' },
      '/ta/product/raw%20book?filter=marketing&path=%2FA%2FB',
    ],
    ['LIB-16', '?path=/a/../b', { filter: '', path: '/a/../b' }, '/ta/product/raw%20book?path=%2Fa%2F..%2Fb'],
  ])('%s: %s', (_row, query, address, written) => {
    expect(parseProductAddress(query)).toEqual(address);
    expect(formatProductAddress('raw book', address)).toBe(written);
  });
});
