import { commonEvents } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

/** Events of the elements that show cards. */
export const cardEvents: ElementManifest['events'] = {
  ...commonEvents,
  'ta-select': {
    detail: '{ slug: string; action: string }',
    cancelable: true,
    description: 'A product is about to be looked at, or its editors are about to be offered.',
  },
  'ta-navigate': {
    detail: '{ href: string; slug: string; action: string }',
    cancelable: true,
    description: 'About to follow EXPLORE or CUSTOMIZE.',
  },
  'ta-event': {
    detail: '{ name: string; slug: string }',
    description:
      'For analytics: `store_explore`, `store_create`, `store_info` or `store_choose` and the product. No search words, prices, names or addresses; nothing is sent by the widget itself (OBS2-06).',
  },
};
