import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-cart',
  description:
    'The quotes of the signed-in customer that are not ordered: how many, their sum, and the way to order.',
  attributes: {
    ...commonAttributes,
    portal: {
      type: 'string',
      description: 'Where ordering goes on: origin of the portal. Default: the lab’s portal.',
    },
  },
  properties: commonProperties,
  events: {
    ...commonEvents,
    'ta-cart-change': {
      detail: '{ count: number; total: number; currency: string }',
      description: 'How many quotes wait, and their sum (major units, excl. VAT and shipping).',
    },
    'ta-navigate': {
      detail: '{ href: string; slug: string; action: string }',
      cancelable: true,
      description: 'About to leave for the portal, where the quote is ordered.',
    },
  },
  parts: {
    cart: 'The whole widget.',
    count: 'How many quotes wait.',
    quote: 'One quote.',
    total: 'The sum.',
  },
  slots: { heading: 'Replaces the heading.', empty: 'Replaces the text when nothing waits.' },
};
