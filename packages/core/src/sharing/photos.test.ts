import { describe, expect, it } from 'vitest';
import type { SharedPhoto, TagChoice } from '../contract/index.ts';
import { formatGalleryAddress, galleryPath, parseGalleryAddress } from './address.ts';
import {
  actionsOf,
  carriesAll,
  changedTags,
  groupTags,
  isAccepted,
  isShown,
  ordersOf,
  photoProblem,
  tagKey,
  tagState,
  toggleTag,
  withPermission,
} from './photos.ts';

const early = '2026-05-01T10:00:00.000Z';
const late = '2026-05-02T10:00:00.000Z';
const tag = (valore: string, get_by = '') => ({ categoria: 'place', valore, get_by });
const photo = (change: Partial<SharedPhoto> = {}): SharedPhoto => ({
  ...{ id: '1', s3_key: 'k1', tag: [], order_code: '', cod_gs: '1001', is_composition: false },
  ...{ ts_acept_terms: early, ts_delete_terms: '', name: 'a.jpg', size: 1, offset: 1, sha256: '' },
  ...{ state: 'ready', problem: '', width: 1, height: 1, thumbnail: true, ts_sent: early },
  ...change,
});

describe('permissions', () => {
  it.each([
    ['SHARE-17', early, '', true],
    ['SHARE-17, equal moments', early, early, true],
    ['SHARE-17, accepted again', late, early, true],
    ['SHARE-18, revoked', early, late, false],
    ['SHARE-18, never accepted', '', '', false],
    ['SHARE-18, only revoked', '', early, false],
    ['no moment', 'soon', '', false],
  ])('%s: accepted %j, revoked %j is %s', (_row, ts_acept_terms, ts_delete_terms, expected) =>
    expect(isAccepted({ ts_acept_terms, ts_delete_terms })).toBe(expected),
  );

  it.each([
    ['SHARE-13, its owner, accepted', photo(), '1001', { accept: false, revoke: true, remove: false }],
    [
      'SHARE-13, its owner, revoked',
      photo({ ts_delete_terms: late }),
      '1001',
      { accept: true, revoke: false, remove: true },
    ],
    ['SHARE-19, another', photo(), '1002', { accept: false, revoke: false, remove: false }],
    [
      'SHARE-19, ROLE2-06, the internal account',
      photo(),
      '0',
      { accept: false, revoke: false, remove: false },
    ],
    ['an unknown person', photo({ cod_gs: '' }), '', { accept: false, revoke: false, remove: false }],
  ])('%s', (_row, given, code, expected) => expect(actionsOf(given, code)).toEqual(expected));

  it.each([
    ['1001', true],
    ['1002', false],
    ['0', false],
  ])('SHARE-14, SHARE-25: a revoked photo is shown to %s: %s', (code, expected) => {
    expect(isShown(photo({ ts_delete_terms: late }), code)).toBe(expected);
    expect(isShown(photo(), code)).toBe(true);
  });

  it('SHARE-29: the state at once, also on a computer whose clock is late', () => {
    const now = new Date(early);
    expect(isAccepted(withPermission(photo({ ts_acept_terms: late }), 'revoke', now))).toBe(false);
    expect(isAccepted(withPermission(photo(), 'revoke', now))).toBe(false);
    expect(isAccepted(withPermission(photo({ ts_delete_terms: early }), 'accept', new Date(late)))).toBe(
      true,
    );
  });
});

describe('tags', () => {
  it('SHARE-12: all of them, or not', () => {
    const given = photo({ tag: [tag('home'), tag('studio', 'TA-1')] });
    expect(carriesAll(given, [])).toBe(true);
    expect(carriesAll(given, [tag('home'), tag('studio')])).toBe(true);
    expect(carriesAll(given, [tag('home'), tag('outdoors')])).toBe(false);
    expect(carriesAll(given, [{ categoria: 'other', valore: 'home' }])).toBe(false);
  });

  it('SHARE-09: of several photos all, some or none carry it; of an order nobody takes it off', () => {
    const photos = [
      photo({ tag: [tag('home', 'TA-1')] }),
      photo({ tag: [tag('home', 'TA-2'), tag('studio')] }),
    ];
    expect(tagState(photos, tag('home'))).toEqual({ on: 'all', bound: true });
    expect(tagState(photos, tag('studio'))).toEqual({ on: 'some', bound: false });
    expect(tagState(photos, tag('outdoors'))).toEqual({ on: 'none', bound: false });
    expect(tagState([photo({ tag: [tag('home')] })], tag('home')).bound).toBe(false);
  });

  const choice = (valore: string): TagChoice => ({
    ...{ categoria: 'place', valore, nome_categoria: 'Place', nome_valore: valore },
    ...{ photos: 0, choosable: true },
  });

  it('SHARE-24: the saved tags are those of persons, with what was checked and unchecked', () => {
    const photos = [
      photo({ id: '1', tag: [tag('home'), tag('studio', 'TA-1')] }),
      photo({ id: '2', tag: [tag('outdoors')] }),
    ];
    const changes = new Map([
      [tagKey(tag('home')), false],
      [tagKey(tag('outdoors')), true],
      [tagKey(tag('studio')), true],
    ]);
    const saved = changedTags(
      photos,
      changes,
      ['home', 'outdoors', 'studio'].map((each) => choice(each)),
    );
    const plain = (valore: string) => ({ categoria: 'place', valore });
    expect(saved).toEqual(
      new Map([
        ['1', [plain('outdoors')]],
        ['2', [plain('outdoors'), plain('studio')]],
      ]),
    );
  });

  it('are grouped by category in the lab’s order', () => {
    const other = { ...choice('x'), categoria: 'size', nome_categoria: '' };
    expect(groupTags([choice('home'), other, choice('studio')])).toMatchObject([
      { category: 'place', name: 'Place', values: [{ valore: 'home' }, { valore: 'studio' }] },
      { category: 'size', name: 'size' },
    ]);
    expect(toggleTag(toggleTag([], tag('home')), tag('home'))).toEqual([]);
  });
});

it('the orders of a photo', () => {
  expect(ordersOf({ order_code: 'TA-1, TA-2' })).toEqual(['TA-1', 'TA-2']);
  expect(ordersOf({ order_code: '' })).toEqual([]);
});

it.each([
  ['a.JPG', 1, 0, null],
  ['a.tiff', 1, 0, null],
  ['a.png', 1, 0, 'kind'],
  ['jpg', 1, 0, 'kind'],
  ['IMG_0001.HEIC', 1, 0, 'heic'],
  ['a.heif', 0, 0, 'heic'],
  ['a.jpg', 0, 0, 'empty'],
  ['a.jpg', 50_000_001, 0, 'large'],
  ['a.jpg', 1, 2_000, 'many'],
])('SHARE-30: %s of %d bytes after %d others: %s', (name, size, before, expected) =>
  expect(photoProblem({ name, size }, before)).toBe(expected),
);

describe('the address of the gallery', () => {
  it.each([
    ['', { page: 1, tags: [] }],
    ['?page=3', { page: 3, tags: [] }],
    ['?page=x', { page: 1, tags: [] }],
    ['?page=0', { page: 1, tags: [] }],
    [
      '?tags=place:home,place:home,nonsense,a:b:c,%25:x',
      { page: 1, tags: [{ categoria: 'place', valore: 'home' }] },
    ],
  ])('%s', (query, expected) => expect(parseGalleryAddress(query)).toEqual(expected));

  it('any value survives', () => {
    const address = { page: 2, tags: [{ categoria: 'a,b', valore: 'Größe: 30×30, "x"' }] };
    const [path, query] = formatGalleryAddress(address).split('?');
    expect([path, parseGalleryAddress(query ?? '')]).toEqual([galleryPath, address]);
    expect(formatGalleryAddress({ page: 1, tags: [] })).toBe(galleryPath);
  });
});
