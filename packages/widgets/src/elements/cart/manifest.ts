import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-cart',
  description:
    'The cart of the signed-in customer with its lines, and the quotes that are not ordered: how many, their sum, and the way to add or order each.',
  needsSignIn: true,
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
      description: 'About to leave for the portal: `order` of a quote, or `checkout` of the cart.',
    },
  },
  parts: {
    cart: 'The whole widget.',
    count: 'How many quotes wait.',
    details: 'How the price of a line comes about, and its promotions.',
    line: 'One line of the cart.',
    quote: 'One quote.',
    total: 'The sum.',
  },
  slots: { heading: 'Replaces the heading.', empty: 'Replaces the text when nothing waits.' },
};
