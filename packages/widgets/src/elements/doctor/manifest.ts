import { commonAttributes, commonEvents } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-doctor',
  description: 'Checks origin, policy, storage and versions on this page and says what is wrong.',
  attributes: commonAttributes,
  properties: {},
  events: commonEvents,
  parts: { report: 'The list of findings.' },
  slots: {},
};
