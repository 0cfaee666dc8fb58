import { describe, expect, it } from 'vitest';
import { configuration, linkSettings, portal } from '../../test/storeLinkSettings.ts';
import { presetAddress, presetChips, presetLanguage, presetPicture } from './presets.ts';
import { storeSettings } from './settings.ts';

const viewer = { language: 'fr', c: 'ha/sh', code: '1002' } as const;
const { duplicateWork } = configuration;
const back = 'https://portal.example/ta/presets';

describe('presetAddress', () => {
  it('PRE-04, PRE-13, GW2-36: exactly the documented query', () => {
    const url = new URL(presetAddress('17', viewer, `${back}?x=1`, duplicateWork) ?? '');
    expect(url.origin + url.pathname).toBe('https://lab.example/duplicateOrderWork');
    expect([...url.searchParams]).toEqual([
      ['c', 'ha/sh'],
      ['id', '17'],
      ['s', '1'],
      ['lang', 'fr_FR'],
      ['redirect', `${back}?x=1`],
      ['fromPreset', '1'],
      ['customer_id', '1002'],
    ]);
  });

  it.each([
    [`${back}?ta_token=SECRET&page=2`, `${back}?page=2`],
    ['nonsense?ta_token=SECRET', ''],
  ])('DEC-01: no token goes back with %s', (given, kept) => {
    const address = presetAddress('17', viewer, given, duplicateWork) ?? '';
    expect(address).not.toContain('SECRET');
    expect(new URL(address).searchParams.get('redirect')).toBe(kept);
  });

  it.each([
    ['no identifier', '17', { ...viewer, c: '' }, duplicateWork],
    ['no preset', ' ', viewer, duplicateWork],
    ['no shop', '17', viewer, ''],
    ['no web address', '17', viewer, 'javascript:alert(1)'],
  ])('ROUTE-36: %s, no link', (_what, id, who, shop) =>
    expect(presetAddress(id, who, back, shop)).toBeNull(),
  );

  it.each([
    ['it', 'it'],
    ['es', 'es_ES'],
    ['de', 'de_DE'],
    ['fr', 'fr_FR'],
    ['en', 'en_US'],
  ] as const)('PRE-05, I18N2-04: %s is %s', (language, expected) =>
    expect(presetLanguage(language)).toBe(expected),
  );
});

describe('presetPicture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const books = { storybook: 'any-story', 'storybook 7': 'story-seven', magazine: 'any-magazine' };
  it.each([
    ['PRE-06', 'storybook', 'https://cdn.example/x.jpg', { kind: 'book', name: 'story-seven' }],
    ['PRE-06', 'book magazine', '', { kind: 'book', name: 'any-magazine' }],
    ['PRE-07', 'canvas-wrap', svg, { kind: 'svg', markup: svg }],
    [
      'PRE-07',
      'amalfi-panel',
      ` <?xml version="1.0"?>${svg}`,
      { kind: 'svg', markup: `<?xml version="1.0"?>${svg}` },
    ],
    [
      'PRE-07',
      'canvas-wrap',
      'https://cdn.example/x.svg',
      { kind: 'address', address: 'https://cdn.example/x.svg', srcset: 'a 480w', avif: 'b 480w' },
    ],
    ['PRE-14', 'weddingbook', svg, { kind: 'none' }],
    [
      'PRE-08',
      'weddingbook',
      '/pictures/x.webp',
      { kind: 'address', address: 'https://lab.example/pictures/x.webp', srcset: 'a 480w', avif: 'b 480w' },
    ],
    ['PRE-15', 'weddingbook', '', { kind: 'none' }],
    ['PRE-15', 'weddingbook', 'javascript:alert(1)', { kind: 'none' }],
  ])('%s: %s %s', (_row, filter_class, image, expected) => {
    const preset = {
      id: '1',
      name: '',
      image,
      image_srcset: 'a 480w',
      image_avif: 'b 480w',
      filter_class,
      presets_filter_id: '7',
      presets_filter_description: '',
    };
    expect(presetPicture(preset, 'https://lab.example', books)).toEqual(expected);
  });

  it.each([
    ['PRE-06: a lab without a picture of its books', {}],
    ['names of the language are no names of pictures', Object.create({ storybook: 'inherited' })],
  ])('%s', (_what, none: Record<string, string>) => {
    const preset = {
      id: '1',
      name: '',
      image: '/x.webp',
      image_srcset: '',
      image_avif: '',
      filter_class: 'storybook',
      presets_filter_id: '',
      presets_filter_description: '',
    };
    expect(presetPicture(preset, 'https://lab.example', none)).toEqual({ kind: 'none' });
  });
});

it('PROD-06: each chip once, nameless ones left out', () => {
  const chip = (presets_filter_id: string, presets_filter_description: string) => ({
    id: '',
    name: '',
    image: '',
    filter_class: '',
    image_srcset: '',
    image_avif: '',
    presets_filter_id,
    presets_filter_description,
  });
  const chips = presetChips([
    chip('2', 'Family'),
    chip('1', 'Classic'),
    chip('2', 'Family'),
    chip('3', ''),
    chip('', 'X'),
  ]);
  expect(chips).toEqual([
    { id: '2', name: 'Family' },
    { id: '1', name: 'Classic' },
  ]);
});

it('DEC-13: a widget on a foreign page knows no shop', () => {
  const { store: _store, ...foreign } = portal;
  const { configuration: own, linkSettings: there } = storeSettings(foreign);
  expect(there).toMatchObject({ ticketSites: [], portalOrigin: linkSettings.portalOrigin });
  expect([own.duplicateWork, own.duplicatePreset, own.collectionSite, own.pinkMania]).toEqual([
    '',
    '',
    '',
    [],
  ]);
  expect(own.collections.map(({ code }) => code)).toEqual(['tc', 'sbc', 'kbc', 'jgc']);
});
