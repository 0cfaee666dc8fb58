import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-order',
  description:
    'One order of the signed-in customer: state, timeline, shipping, and its conversation with the lab.',
  needsSignIn: true,
  policyDirectives: ['frame-src'],
  attributes: {
    ...commonAttributes,
    order: { type: 'string', description: 'Order code.' },
    noMessages: { type: 'boolean', description: 'Leaves the conversation out.' },
    portal: {
      type: 'string',
      description: 'Where links to other pages lead: origin of the portal. Default: the lab’s portal.',
    },
  },
  properties: commonProperties,
  events: commonEvents,
  parts: {
    block: 'A block of facts.',
    question: 'The question that production waits for.',
    messages: 'The conversation.',
    message: 'One message.',
    form: 'The form for a new message.',
  },
  slots: {},
};
