import { cardEvents } from '../catalogue/cardEvents.ts';
import { commonAttributes } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-product-card',
  description: 'One product of the lab’s public catalogue.',
  policyDirectives: ['img-src'],
  attributes: {
    ...commonAttributes,
    product: { type: 'string', description: 'The product, such as weddingbook.' },
  },
  properties: {},
  events: cardEvents,
  parts: {
    card: 'The card.',
    picture: 'Its picture.',
    badges: 'Discounts and “New”.',
    'card-name': 'Its name.',
    'card-actions': 'Its actions.',
  },
  slots: { empty: 'Shown when there is no such product.', 'actions-{slug}': 'After the actions.' },
};
