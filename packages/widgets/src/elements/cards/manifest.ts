import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-cards',
  description: 'The stored cards of the signed-in customer, in a frame of the lab.',
  needsSignIn: true,
  policyDirectives: ['frame-src'],
  attributes: commonAttributes,
  properties: commonProperties,
  events: {
    ...commonEvents,
    'ta-cards-change': { detail: '{}', description: 'Cards were added, removed or put in another order.' },
  },
  parts: {},
  slots: {},
};
