import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-faq',
  description: 'The lab’s questions and answers by topic, with a search, and its policy. Needs no sign-in.',
  attributes: {
    ...commonAttributes,
    topic: {
      type: 'string',
      description: 'The questions about one topic alone, such as files. Default: all.',
    },
    question: { type: 'string', description: 'Id of the question that is open at first.' },
    noPolicy: { type: 'boolean', description: 'Leaves out the policy, and with it the tabs.' },
  },
  properties: commonProperties,
  events: commonEvents,
  parts: {
    faq: 'The whole widget.',
    group: 'The questions about one topic.',
    disclosure: 'One question with its answer.',
    policy: 'The policy.',
  },
  slots: { empty: 'Instead of the text of a lab without questions, or without a policy.' },
};
