import { describe, expect, it } from 'vitest';
import { factsOf, placed } from '../fixtures.ts';
import { checkLanguage, checkNames, checkProperties } from './names.ts';
import { nearest } from './nearest.ts';

const withAttributes = (attributes: Readonly<Record<string, string>>, name = 'orders') =>
  factsOf({ page: { elements: [placed(name, { attributes })] } });

describe('tags', () => {
  it('that are misspelled are written rightly', () => {
    const elements = [placed('guestbook', { isDefined: false }), placed('ordres', { isDefined: false })];
    expect(checkNames(factsOf({ page: { elements } }))).toMatchObject([
      { mistake: 'tagUnknown', values: { tag: '<ta-guestbook>' }, instead: '' },
      { mistake: 'tagUnknown', values: { tag: '<ta-ordres>' }, instead: '<ta-orders></ta-orders>' },
    ]);
  });

  it('keep the prefix of the page', () => {
    const elements = [placed('logn', { tag: 'lab-logn', isDefined: false })];
    expect(checkNames(factsOf({ prefix: 'lab', page: { elements } }))).toMatchObject([
      { instead: '<lab-login></lab-login>' },
    ]);
  });

  it.each([
    ['a foreign element that is defined', { elements: [placed('elsewhere')] }],
    [
      'scripts that still have time',
      { elements: [placed('ordres', { isDefined: false })], isSettled: false },
    ],
  ])('%s: nothing is said', (_what, page) => expect(checkNames(factsOf({ page }))).toEqual([]));
});

describe('attributes', () => {
  it.each([
    ['noprogress', '', '<ta-orders no-progress>'],
    ['varient', 'full', '<ta-orders variant="full">'],
    ['limit', '5', ''],
  ])('%s is none of the element', (attribute, value, instead) => {
    expect(checkNames(withAttributes({ [attribute]: value }))).toMatchObject([
      { mistake: 'attributeUnknown', values: { attribute, tag: '<ta-orders>' }, instead },
    ]);
  });

  it.each([
    ['class', 'wide'],
    ['data-test', 'a'],
    ['aria-label', 'Orders'],
    ['onta-order-open', 'open()'],
    ['_ngcontent-abc', ''],
    ['v-cloak', ''],
    [':orders', 'all'],
    ['@click', 'open'],
    ['slot', 'main'],
    ['session', '[object Object]'],
    ['variant', 'full'],
    ['variant', ''],
    ['columns', '3'],
    ['no-progress', ''],
    ['lang', 'xx'],
  ])('%s="%s" is no mistake of a name or a value', (name, value) =>
    expect(checkNames(withAttributes({ [name]: value }))).toEqual([]),
  );

  it.each([
    ['variant', 'ful', 'dashboard, full', 'variant="full"'],
    ['variant', 'everything', 'dashboard, full', 'variant="dashboard"'],
    ['columns', 'many', '1, 2, 3', 'columns="1"'],
  ])('%s="%s" has a value that is not accepted', (attribute, value, allowed, instead) => {
    expect(checkNames(withAttributes({ [attribute]: value }))).toMatchObject([
      { mistake: 'valueUnknown', values: { attribute, value, allowed }, instead },
    ]);
  });
});

describe('languages', () => {
  it.each(['pt', 'deutch', 'english (uk)'])('%s is none of the widgets', (lang) => {
    expect(checkLanguage(withAttributes({ lang }))).toMatchObject([
      { mistake: 'languageUnknown', verdict: 'bad', values: { value: lang }, instead: 'lang="en"' },
    ]);
  });

  it.each(['de', 'en-US', 'it_IT', ''])('%s is one', (lang) =>
    expect(checkLanguage(withAttributes({ lang }))).toEqual([]),
  );

  it('of the page counts, as a note, where an element has none', () => {
    const page = { language: 'pt', elements: [placed('orders')] };
    expect(checkLanguage(factsOf({ page }))).toMatchObject([{ verdict: 'note', values: { value: 'pt' } }]);
    const own = { language: 'pt', elements: [placed('orders', { attributes: { lang: 'it' } })] };
    expect(checkLanguage(factsOf({ page: own }))).toEqual([]);
  });
});

describe('properties', () => {
  const withOwn = (ownProperties: readonly string[], name = 'orders', isDefined = true) =>
    factsOf({ page: { elements: [placed(name, { ownProperties, isDefined })] } });

  it.each([
    ['orders', 'noprogress', "document.querySelector('ta-orders').noProgress = …;"],
    ['orders', 'no-progress', "document.querySelector('ta-orders').noProgress = …;"],
    ['provider', 'Gateway', "document.querySelector('ta-provider').gateway = …;"],
    ['price', 'options', "document.querySelector('ta-price').options = …;"],
  ])('%s.%s that no accessor took has no effect', (name, property, line) => {
    expect(checkProperties(withOwn([property], name))).toMatchObject([
      { mistake: 'propertyLost', values: { property }, instead: expect.stringContaining(line) },
    ]);
  });

  it.each([
    ['a foreign property', withOwn(['__reactProps$abc', 'heard', 'emit'])],
    ['one that is kept until the script comes', withOwn(['session'], 'orders', false)],
  ])('%s: nothing is said', (_what, facts) => expect(checkProperties(facts)).toEqual([]));

  it.each([
    ['price', 'options', '[object Object]'],
    ['orders', 'session', 'secret'],
  ])(
    '%s: %s as an attribute has to be a property, and its value is not repeated',
    (name, property, value) => {
      const found = checkProperties(withAttributes({ [property]: value }, name));
      expect(found).toMatchObject([{ mistake: 'propertyAsAttribute', values: { property } }]);
      expect(JSON.stringify(found)).not.toContain(value);
    },
  );
});

describe('the nearest name', () => {
  it.each([
    ['ordres', 'orders'],
    ['ORDERS', 'orders'],
    ['order', 'orders'],
    ['lgoin', 'login'],
    ['catalog', 'catalogue'],
    ['shared-photo', 'shared-photos'],
    ['gallery', ''],
    ['', ''],
  ])('of %j is %j', (name, expected) =>
    expect(nearest(name, ['orders', 'catalogue', 'shared-photos', 'login'])).toBe(expected),
  );
});
