import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-shared-photos',
  description:
    'Photos of finished products that the signed-in customer shares with the lab: upload, and the gallery with its permissions.',
  needsSignIn: true,
  policyDirectives: ['frame-src'],
  attributes: {
    ...commonAttributes,
    view: {
      type: 'string',
      values: ['gallery', 'upload'],
      description: 'The page that is shown at first. Default gallery.',
    },
    visit: { type: 'string', description: 'Key of the visit whose photos a `pass` may upload.' },
  },
  properties: {
    ...commonProperties,
    pass: {
      type: '(again: boolean) => Promise<string | null>',
      description:
        'Returns a pass for the photos of this visit, asked again when it has ended; used by the lab’s own frame in place of a session.',
    },
  },
  events: {
    ...commonEvents,
    'ta-navigate': {
      detail: '{ href: string; slug: string; action: string }',
      cancelable: true,
      description: 'About to follow a link: `action` is `share`, `gallery` or `store`; `slug` is empty.',
    },
    'ta-photos-changed': {
      detail: '{ visit: string }',
      description: 'In the lab’s own frame: photos have arrived, or were taken back.',
    },
    'ta-photos-busy': {
      detail: '{ visit: string; busy: boolean }',
      description: 'In the lab’s own frame: photos are on their way, or no longer.',
    },
  },
  parts: {
    gallery: 'The gallery.',
    share: 'The upload page.',
    button: 'Any button.',
  },
  slots: { empty: 'Instead of the text of a gallery without photos.' },
};
