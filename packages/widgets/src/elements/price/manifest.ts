import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-price',
  description:
    'The price of a product or of one configuration, with the words which price it is: the customer’s net price, or what the lab shows to visitors.',
  attributes: {
    ...commonAttributes,
    product: { type: 'string', description: 'The product, such as weddingbook.' },
    configurator: {
      type: 'string',
      description: 'Number of the configurator, with `options`. Default: that of the product.',
    },
  },
  properties: {
    ...commonProperties,
    options: {
      type: 'Readonly<Record<string, string | number>>',
      description:
        'Fields of a configuration, such as { Size: "30x30", Pages: 40 }. Without them the lowest price is shown.',
    },
  },
  events: {
    ...commonEvents,
    'ta-price': {
      detail:
        '{ product: string; amount: number | null; currency: string; kind: string; isFrom: boolean; fields?: { name: string; stringValue?: string | null; numberValue?: number | null }[]; problems?: number }',
      description:
        'The price that is shown (major units, excl. VAT and shipping; `kind` is `net`, `retail` or empty).',
    },
  },
  parts: {
    price: 'The whole widget.',
    amount: 'The price.',
    note: 'The words which price it is.',
    details: 'How the price of a configuration comes about, and its promotions.',
  },
  slots: { empty: 'Shown when there is no such product.' },
};
