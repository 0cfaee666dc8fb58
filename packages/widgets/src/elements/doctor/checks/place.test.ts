import { describe, expect, it } from 'vitest';
import { factsOf, placed } from '../fixtures.ts';
import { checkBrowser, checkPatches } from './browser.ts';
import { checkCharset, checkNesting, checkSize, checkTokens } from './place.ts';

it('a page that is not read as UTF-8 is given the line', () => {
  expect(checkCharset(factsOf({ page: { characterSet: 'windows-1252' } }))).toMatchObject([
    { mistake: 'charsetWrong', values: { charset: 'windows-1252' }, instead: '<meta charset="utf-8" />' },
  ]);
  expect(checkCharset(factsOf({ page: { characterSet: 'utf-8' } }))).toEqual([]);
});

it('a token that no widget reads is named, with the nearest', () => {
  const tokens = ['--ta-color-accent', '--ta-color-acent', '--ta-shadow'];
  expect(checkTokens(factsOf({ page: { tokens } }))).toMatchObject([
    { mistake: 'tokenUnknown', values: { token: '--ta-color-acent' }, instead: '--ta-color-accent: …;' },
    { mistake: 'tokenUnknown', values: { token: '--ta-shadow' }, instead: '' },
  ]);
});

describe('width', () => {
  it('an element without any is named', () =>
    expect(checkSize(factsOf({ page: { elements: [placed('orders', { width: 0 })] } }))).toMatchObject([
      { mistake: 'widthZero', values: { tag: '<ta-orders>' } },
    ]));

  it.each([
    ['a provider, which lays out nothing', placed('provider', { width: 0 })],
    ['what is hidden', placed('orders', { width: 0, isHidden: true })],
    ['what is not defined', placed('orders', { width: 0, isDefined: false })],
    ['a narrow element', placed('orders', { width: 200 })],
  ])('%s needs none', (_what, element) =>
    expect(checkSize(factsOf({ page: { elements: [element] } }))).toEqual([]),
  );
});

describe('around an element', () => {
  it.each([
    ['a', 'insideControl', 'bad'],
    ['button', 'insideControl', 'bad'],
    ['label', 'insideControl', 'bad'],
    ['form', 'insideForm', 'note'],
  ])('%s is named', (inside, mistake, verdict) =>
    expect(checkNesting(factsOf({ page: { elements: [placed('orders', { inside })] } }))).toMatchObject([
      { mistake, verdict, values: { outer: `<${inside}>` } },
    ]),
  );
  it.each([placed('orders'), placed('provider', { inside: 'form' })])(
    '$tag inside “$inside” is no mistake',
    (element) => expect(checkNesting(factsOf({ page: { elements: [element] } }))).toEqual([]),
  );
});

describe('the browser', () => {
  it('a replaced function is a note while the lab answers, and a suspect when it does not', () => {
    const page = { replaced: ['fetch'] };
    expect(checkPatches(factsOf({ page }))).toMatchObject([{ mistake: 'patched', verdict: 'note' }]);
    expect(checkPatches(factsOf({ page, lab: { answer: 'silent' } }))).toMatchObject([{ verdict: 'bad' }]);
    expect(checkPatches(factsOf())).toEqual([]);
  });

  it('an old one is named with what it lacks', () => {
    const page = { unsupported: ['light-dark()', '@container'] };
    expect(checkBrowser(factsOf({ page }))).toMatchObject([
      { mistake: 'browserOld', values: { features: 'light-dark(), @container' } },
    ]);
    expect(checkBrowser(factsOf())).toEqual([]);
  });
});
