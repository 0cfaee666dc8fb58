import { commonAttributes, commonProperties } from '../runtime/elementManifest.ts';
import { cardEvents } from './cardEvents.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-catalogue',
  description:
    'The lab’s public catalogue: categories, search, cards. Whoever signs in on the page sees their own prices and promotions.',
  policyDirectives: ['img-src'],
  firstDrawing: 'catalogue.json?language=en',
  attributes: {
    ...commonAttributes,
    filter: { type: 'string', description: 'Category to begin with: all, new, album, book, wallart, box, …' },
    subFilter: { type: 'string', description: 'Collection to begin with: sbc, kbc, jgc.' },
    search: { type: 'string', description: 'Words to begin with.' },
    columns: {
      type: 'number',
      description: 'Cards in a row, 1 to 6, where there is room. Default: by width.',
    },
    noControls: { type: 'boolean', description: 'Leaves categories and search out: the attributes decide.' },
  },
  properties: commonProperties,
  events: cardEvents,
  parts: {
    catalogue: 'The whole catalogue.',
    grid: 'The cards.',
    card: 'One card.',
    picture: 'The picture of a card.',
    badges: 'Discounts and “New”.',
    'card-name': 'The name of a product.',
    'card-actions': 'The actions of a card.',
  },
  slots: {
    heading: 'Above the cards, beside the search.',
    empty: 'Instead of the text of an empty catalogue.',
    'actions-{slug}': 'After the actions of that product’s card.',
  },
};
