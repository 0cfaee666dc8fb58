import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-documents',
  description:
    'Documents of the lab for the signed-in customer: price lists, technical information, layout templates and design software, or a library of files in folders.',
  needsSignIn: true,
  policyDirectives: ['img-src', 'media-src', 'frame-src', 'form-action'],
  attributes: {
    ...commonAttributes,
    view: {
      type: 'string',
      values: ['documents', 'all', 'marketing', 'videos', 'technical', 'lessons'],
      description:
        'The documents with their tabs, one of the libraries (`all` is every file), or the lessons of the design software. Default documents.',
    },
    tab: {
      type: 'string',
      values: ['price_list', 'product_info', 'templates', 'graphisoftware'],
      description: 'The tab of the documents that is open at first. Default price_list.',
    },
    path: {
      type: 'string',
      description: 'The folder of a library that is open at first, such as /CHRISTMAS. Default the root.',
    },
  },
  properties: commonProperties,
  events: {
    ...commonEvents,
    'ta-navigate': {
      detail: '{ href: string; slug: string; action: string }',
      cancelable: true,
      description:
        'About to follow the link to the lessons: `action` is `lessons`, `slug` is empty. They open in place, unless it is cancelled.',
    },
  },
  parts: {
    documents: 'The documents with their tabs.',
    library: 'A library of files, or lessons.',
    button: 'Any button.',
  },
  slots: { empty: 'Instead of the text of an empty list of documents, templates or software.' },
};
