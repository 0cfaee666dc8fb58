import { describe, expect, it } from 'vitest';
import { documentNumber } from '../kernel/format/documentNumber.ts';
import {
  addressLines,
  hasTimeline,
  ibanInGroups,
  productOptions,
  productPath,
  productSize,
  timelineOf,
  trackingLink,
} from './detail.ts';

const running = { order_status: 1, fm_status: 1, is_onhold: 0 };
const printed = [
  { step: 'received', at: '2026-11-01T08:00:00.000Z' },
  { step: 'printed', at: '2026-11-03T08:00:00.000Z' },
] as const;

describe('timeline', () => {
  it.each([
    ['running', running, ['done', 'done', 'done', 'now', 'later', 'later', 'later']],
    ['on hold', { ...running, is_onhold: 1 }, ['done', 'done', 'done', 'later', 'later', 'later', 'later']],
    [
      'suspended',
      { ...running, order_status: 3 },
      ['done', 'done', 'done', 'later', 'later', 'later', 'later'],
    ],
  ])('of an order that is %s', (_name, order, states) => {
    const told = timelineOf({ ...order, tipo: 'album', timeline: [...printed] });
    expect(told.map(({ state }) => state)).toEqual(states);
    expect(told[1]?.at).toBe('');
    expect(told[2]?.at).toBe('2026-11-03T08:00:00.000Z');
  });

  it.each(['wallart', 'other'])('of %s, which gets into no box, the next step is packing', (tipo) => {
    const steps = ['received', 'checked', 'printed', 'bound', 'boxed'] as const;
    const timeline = steps.map((step) => ({ step, at: '2026-11-03T08:00:00.000Z' }));
    const told = timelineOf({ ...running, tipo, timeline });
    expect(told.map(({ step, state }) => `${step} ${state}`).slice(-3)).toEqual([
      'bound done',
      'packed now',
      'shipped later',
    ]);
  });

  it.each([
    ['an incomplete order', { order_status: 0, fm_status: 1, is_onhold: 0, timeline: [] }, false],
    ['one that has just begun', { ...running, timeline: [] }, true],
    ['a cancelled one', { order_status: 7, fm_status: 7, is_onhold: 0, timeline: [] }, false],
  ])('%s', (_name, order, shown) => expect(hasTimeline(order)).toBe(shown));
});

it('options are pairs of words and a flag (DET-16)', () => {
  const order = {
    se_cover: 'Leather',
    se_cover_flag: 1,
    se_box: 'Box',
    se_box_flag: '0',
    se_loose: 'Loose',
    other: 1,
  };
  expect(productOptions(order, 'en')).toEqual([
    { name: 'cover', label: 'Leather', chosen: true },
    { name: 'box', label: 'Box', chosen: false },
    { name: 'loose', label: 'Loose', chosen: true },
  ]);
});

it('an option is named in the reader’s language where the order knows it (DET-16)', () => {
  const order = {
    se_cover: 'Pelle',
    se_box: 'Cofanetto',
    option_labels: { cover: { it: 'Pelle', de: 'Leder', fr: '' } },
  };
  const labels = (language: 'de' | 'fr') => productOptions(order, language).map(({ label }) => label);
  expect(labels('de')).toEqual(['Leder', 'Cofanetto']);
  expect(labels('fr')).toEqual(['Pelle', 'Cofanetto']);
});

it.each([
  ['12', '00012'],
  ['123456', '123456'],
  ['', ''],
  ['A/12', 'A/12'],
])('invoice number %s is %s (DET-08, CONST-09)', (given, shown) => expect(documentNumber(given)).toBe(shown));

it('an address without its empty lines', () => {
  const address = {
    name: 'Studio',
    address: 'Via 1',
    zip: '36061',
    city: 'Bassano',
    state: '',
    country: 'IT',
  };
  expect(addressLines(address)).toEqual(['Studio', 'Via 1', '36061 Bassano', 'IT']);
  expect(addressLines(null)).toEqual([]);
});

it.each([
  ['https://courier.test/1', true],
  ['javascript:alert(1)', false],
  ['//courier.test', false],
  ['', false],
])('tracking address %s (T-C3)', (address, good) => expect(trackingLink(address) !== null).toBe(good));

it.each([
  ['weddingbook', '/ta/product/weddingbook'],
  ['', null],
  ['../x', null],
])('product %s', (product_id, path) =>
  expect(productPath({ project_id_json: { product_id, project_id_string: '' } })).toBe(path),
);

it.each([
  ['IT60X0542811101000000123456', 'IT60 X054 2811 1010 0000 0123 456'],
  ['GB29 NWBK 6016 1331 9268 19', 'GB29 NWBK 6016 1331 9268 19'],
  ['NO9386011117947', 'NO93 8601 1117 947'],
  ['', ''],
])('the account %s is written %s', (iban, written) => expect(ibanInGroups(iban)).toBe(written));

it.each([
  ['30x30 cm', '30\u00a0×\u00a030\u00a0cm'],
  ['29.7x21 cm', '29.7\u00a0×\u00a021\u00a0cm'],
  ['12x12', '12\u00a0×\u00a012'],
  ['luxury box', 'luxury box'],
  ['', ''],
])('size %s is written %s', (book_type, written) => expect(productSize({ book_type })).toBe(written));
