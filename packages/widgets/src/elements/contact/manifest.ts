import { commonAttributes, commonEvents } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-contact',
  description: 'A message to the lab’s staff, with an e-mail address for the reply. Needs no sign-in.',
  attributes: {
    ...commonAttributes,
    c: { type: 'string', description: 'Code of a contact link, from the query of the page. Default: none.' },
    a: { type: 'string', description: 'Value `a` of the same link, sent back as it is. Default: none.' },
    p: { type: 'string', description: 'Value `p` of the same link, sent back as it is. Default: none.' },
  },
  properties: {},
  events: {
    ...commonEvents,
    'ta-contact-sent': {
      detail: '{}',
      description: 'A message has arrived at the lab; it holds nothing that was typed.',
    },
  },
  parts: {
    contact: 'The whole widget.',
    heading: 'The greeting, and the thanks.',
    form: 'The form.',
    button: 'The button that sends.',
    received: 'The thanks in place of the form.',
  },
  slots: {},
};
