import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-messages',
  description: 'The conversations of the signed-in customer with the lab: all of them, or that of one order.',
  needsSignIn: true,
  attributes: {
    ...commonAttributes,
    order: { type: 'string', description: 'Order code. Default: all conversations.' },
    portal: {
      type: 'string',
      description: 'Where links to other pages lead: origin of the portal. Default: the lab’s portal.',
    },
  },
  properties: commonProperties,
  events: {
    ...commonEvents,
    'ta-order-open': {
      detail: '{ code: string; href: string }',
      cancelable: true,
      description: 'About to open the conversation of an order, here.',
    },
  },
  parts: {
    inbox: 'The list of conversations.',
    messages: 'One conversation.',
    message: 'One message.',
    form: 'The form for a new message.',
  },
  slots: {},
};
