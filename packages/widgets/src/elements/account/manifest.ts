import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-account',
  description:
    'The account of the signed-in customer: company profile, address book, password, cards, people of the studio, copies and erasures of data.',
  needsSignIn: true,
  policyDirectives: ['frame-src'],
  attributes: {
    ...commonAttributes,
    section: {
      type: 'string',
      values: ['info', 'password', 'cards', 'team', 'data'],
      description: 'The section that is open. Default info.',
    },
  },
  properties: commonProperties,
  events: {
    ...commonEvents,
    'ta-account-saved': {
      detail: '{ fields: string[] }',
      description: 'The profile was saved: names of the fields that were changed, never their values.',
    },
  },
  parts: {
    sections: 'The sections.',
    'section-title': 'The title of a section.',
    profile: 'The form of the profile.',
    addresses: 'The address book.',
    team: 'The people of the studio.',
    data: 'Copies and erasures of data.',
  },
  slots: { heading: 'Above the sections.' },
};
