import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-print-editor',
  description:
    'The print editor for the signed-in customer: photos become prints, photo books, cards or calendars, saved at the lab. Ordering goes on in the portal.',
  needsSignIn: true,
  attributes: {
    ...commonAttributes,
    family: {
      type: 'string',
      description: 'Family of products: 27 prints, 275 photo books, 292 cards, 334 calendars. Default 27.',
    },
    project: { type: 'string', description: 'Uuid of a saved project. Default: a new one.' },
    module: { type: 'string', description: 'Module of the editor, such as 41. Default: that of the family.' },
    product: {
      type: 'string',
      description: 'Code of the product that is chosen at first. Default: the first of the family.',
    },
    portal: {
      type: 'string',
      description: 'Where ordering goes on: origin of the portal. Default: the lab’s portal.',
    },
  },
  properties: commonProperties,
  events: {
    ...commonEvents,
    'ta-project-open': {
      detail: '{ project: string; family: string }',
      description: 'A project is edited from now on: with its uuid as `project` the element opens it again.',
    },
    'ta-checkout': {
      detail: '{ project: string; family: string; href: string }',
      cancelable: true,
      description: 'A saved project is to be ordered: about to leave for its last step in the portal.',
    },
    'ta-navigate': {
      detail: '{ href: string; slug: string; action: string }',
      cancelable: true,
      description: 'About to leave for the portal: its `store`, or a `new` project; `slug` is empty.',
    },
  },
  parts: { button: 'Any button.' },
  slots: { empty: 'Shown for a family without an editor.' },
};
