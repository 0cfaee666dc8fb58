import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-doctor',
  description:
    'Finds twenty kinds of mistakes on its page, from a missing script to a policy, and shows for each what is wrong, why, and what to write instead. For development.',
  attributes: commonAttributes,
  properties: commonProperties,
  events: {
    ...commonEvents,
    'ta-doctor-checked': {
      detail: '{ bad: number; notes: number; checks: string[] }',
      description:
        'The page was examined: how many mistakes and notes there are, and the names of their checks. Nothing of the page itself.',
    },
  },
  parts: {
    report: 'The whole report.',
    finding: 'One mistake or note.',
    code: 'The code to write instead.',
  },
  slots: {},
};
