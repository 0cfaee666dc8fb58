import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-configurator',
  description:
    'Configures a product without an account, with the prices that the lab shows to visitors. Who orders signs in, and what was configured is saved as a quote.',
  policyDirectives: ['img-src'],
  attributes: {
    ...commonAttributes,
    product: { type: 'string', description: 'The product, such as weddingbook.' },
    configurator: {
      type: 'string',
      description: 'Number of the configurator, such as 10. Default: that of the product.',
    },
    quote: {
      type: 'string',
      description: 'Id of a saved quote of the customer. Default: a new configuration.',
    },
    portal: {
      type: 'string',
      description: 'Where ordering goes on: origin of the portal. Default: the lab’s portal.',
    },
  },
  properties: commonProperties,
  events: {
    ...commonEvents,
    'ta-price': {
      detail:
        '{ product: string; amount: number | null; currency: string; kind: string; isFrom: boolean; fields?: { name: string; stringValue?: string | null; numberValue?: number | null }[]; problems?: number }',
      description:
        'The lab’s answer to the last choice: the price (major units, excl. VAT and shipping; `kind` is `net`, `retail` or empty), the fields of the configuration, and how many problems stand against ordering it.',
    },
    'ta-quote-saved': {
      detail: '{ id: string; product: string; total: number | null; isOrdered: boolean }',
      description: 'The configuration was saved as a quote.',
    },
    'ta-cart-add': {
      detail: '{ id: string; product: string; total: number | null }',
      description:
        'The saved quote was put into the customer’s cart (total in major units, excl. VAT and shipping).',
    },
    'ta-navigate': {
      detail: '{ href: string; slug: string; action: string }',
      cancelable: true,
      description: 'About to leave for the portal: `order` of the saved quote, or the `cart`.',
    },
  },
  parts: {
    configurator: 'The whole configurator.',
    heading: 'The name of the product.',
    button: 'Any button.',
  },
  slots: { empty: 'Shown when there is no such product.' },
};
