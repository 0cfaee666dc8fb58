import { commonAttributes, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-provider',
  description: 'Gives gateway, language, currency, theme and session to every widget inside it.',
  attributes: commonAttributes,
  properties: commonProperties,
  events: {},
  parts: {},
  slots: { '': 'The page’s own content.' },
};
