import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-projects',
  description:
    'Saved projects of the signed-in customer by product family: to continue, rename, duplicate, illustrate and delete.',
  needsSignIn: true,
  attributes: {
    ...commonAttributes,
    filter: {
      type: 'string',
      description: 'Family that is shown at first, such as `cards`. Default: the first.',
    },
  },
  properties: commonProperties,
  events: {
    ...commonEvents,
    'ta-navigate': {
      detail: '{ href: string }',
      cancelable: true,
      description: 'About to open an editor: for a project, or for a new one.',
    },
  },
  parts: {
    projects: 'The whole widget.',
    tabs: 'The families.',
    project: 'One project.',
    button: 'A button.',
    pager: 'The pager.',
  },
  slots: { empty: 'Replaces the text of a family without projects.' },
};
