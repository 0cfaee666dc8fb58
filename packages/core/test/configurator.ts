import * as v from 'valibot';
import { configuratorPrice, configuratorProduct, quoteEndpoints } from '../src/contract/index.ts';
import type {
  ConfigurationField,
  ConfiguratorAnswer,
  ConfiguratorProduct,
  Quote,
} from '../src/contract/index.ts';

const choice = (value: string, change: Readonly<Record<string, unknown>> = {}) => ({
  value,
  label: value,
  ...change,
});
const when = (option: string, ...values: readonly string[]) => [{ option, values }];

/** A small album as the lab describes it. */
export function wireProduct(change: Readonly<Record<string, unknown>> = {}) {
  return {
    configurator: '10',
    slug: 'weddingbook',
    name: 'Wedding Book',
    giorni: '8-10',
    products: [{ slug: 'weddingbook', name: 'Wedding Book' }],
    sizes: ['20x20', '30x30'],
    pages: { least: 20, most: 110, step: 2 },
    options: [
      {
        name: 'CoverMaterial',
        label: 'Cover material',
        kind: 'choice',
        part: 'album',
        initial: 'linen',
        choices: [
          choice('linen', { label: 'Linen' }),
          choice('leather', { label: 'Leather' }),
          choice('acrylic'),
        ],
      },
      {
        name: 'CoverColor',
        label: 'Cover color',
        kind: 'choice',
        part: 'album',
        when: when('CoverMaterial', 'linen', 'leather'),
        initial: 'linen-sand',
        choices: [
          choice('linen-sand', { label: 'Sand', swatch: '#d3bf9d', when: when('CoverMaterial', 'linen') }),
          choice('linen-navy', { label: 'Navy', swatch: '#22304f', when: when('CoverMaterial', 'linen') }),
          choice('leather-cognac', {
            label: 'Cognac',
            swatch: '#9a5a2c',
            when: when('CoverMaterial', 'leather'),
          }),
        ],
      },
      {
        name: 'CoverType',
        label: 'Cover type',
        kind: 'choice',
        part: 'album',
        initial: 'plain',
        choices: [choice('plain', { label: 'Plain' }), choice('engraved', { label: 'Engraved' })],
      },
      {
        name: 'CoverText1',
        label: 'First line',
        kind: 'text',
        part: 'album',
        when: when('CoverType', 'engraved'),
        longest: 40,
      },
      {
        name: 'Copies',
        label: 'Parent copies',
        kind: 'number',
        part: 'copies',
        initial: '0',
        least: 0,
        most: 6,
      },
      {
        name: 'CopySize',
        label: 'Size of the copies',
        kind: 'choice',
        part: 'copies',
        when: when('Copies'),
        choices: [choice('20x20', { label: '20 × 20 cm' })],
      },
      {
        name: 'ColorCorrection',
        label: 'Color correction',
        kind: 'flag',
        part: 'color',
        initial: '0',
        most: 1,
      },
    ],
    ...change,
  };
}
export const product = (change: Readonly<Record<string, unknown>> = {}): ConfiguratorProduct =>
  v.parse(configuratorProduct.answer, wireProduct(change));

export const field = (name: string, value: string | number): ConfigurationField =>
  typeof value === 'number' ? { name, numberValue: value } : { name, stringValue: value };

/** The configuration of that album where nothing was chosen. */
export const usual = {
  Size: '20x20',
  Pages: 20,
  CoverMaterial: 'linen',
  CoverColor: 'linen-sand',
  CoverType: 'plain',
  Copies: 0,
  ColorCorrection: 0,
};

/** An answer with this configuration; `change` is laid over the rest. */
export function wireAnswer(
  configuration: Readonly<Record<string, string | number>> = {},
  change: Readonly<Record<string, unknown>> = {},
) {
  return {
    slug: 'weddingbook',
    fields: Object.entries({ ...usual, ...configuration }).map(([name, value]) => field(name, value)),
    problems: [],
    choices: [],
    price: {
      kind: 'trade',
      currency: 'EUR',
      list_version: 20_260_101,
      lines: [{ code: 'base', choice: '', part: 'album', quantity: 1, unit: 179, amount: 179 }],
      parts: {
        album_price: 179,
        box_price: 0,
        copies_price: 0,
        layout_price: 0,
        color_price: 0,
        discount: 0,
      },
      promotions: [],
      total: 179,
      shipping: 9.9,
      vat_rate: 22,
      vat: 41.56,
      to_pay: 230.46,
    },
    ...change,
  };
}
export const answer = (
  configuration: Readonly<Record<string, string | number>> = {},
  change: Readonly<Record<string, unknown>> = {},
): ConfiguratorAnswer => v.parse(configuratorPrice.answer, wireAnswer(configuration, change));

/** A saved quote of the wire. */
export function wireQuote(change: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 'q1',
    idQuote: '77',
    totalPrice: 179,
    headerValues: { fields: [field('order_code', '900000001'), field('album_price', 179)] },
    configuredProduct: {
      idProduct: '10',
      name: 'Wedding Book',
      fields: [field('ProductCode', 'weddingbook'), field('Pages', 40), field('CoverMaterial', 'leather')],
    },
    formerPrice: null,
    revision: 1,
    is_ordered: false,
    ...change,
  };
}
export const quote = (change: Readonly<Record<string, unknown>> = {}): Quote =>
  v.parse(quoteEndpoints[''].read.answer, wireQuote(change));
