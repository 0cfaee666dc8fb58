import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-upload',
  description: 'Sends the layout files of one order: checks, thumbnails, progress, pause, resume, hand-over.',
  needsSignIn: true,
  attributes: { ...commonAttributes, order: { type: 'string', description: 'Code of the order.' } },
  properties: {
    ...commonProperties,
    pass: {
      type: '(again: boolean) => Promise<string | null>',
      description:
        'Returns a pass for the files of this order, asked again when it has ended; used by the lab’s own frame in place of a session.',
    },
  },
  events: {
    ...commonEvents,
    'ta-upload-progress': {
      detail: '{ order: string; part: number }',
      description: 'How much has been sent, 0 to 1.',
    },
    'ta-upload-busy': {
      detail: '{ order: string; busy: boolean }',
      description: 'Files are on their way, or no longer: leaving would interrupt them.',
    },
    'ta-upload-done': {
      detail: '{ order: string; folder: string; files: number; warnings: number }',
      description: 'The lab has the files.',
    },
  },
  parts: { heading: 'The heading: couple or order code.', button: 'Any button.' },
  slots: {},
};
