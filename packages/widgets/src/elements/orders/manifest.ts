import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-orders',
  description:
    'Orders of the signed-in customer: the short tables of the dashboard, or the full list with filters.',
  needsSignIn: true,
  policyDirectives: ['frame-src'],
  attributes: {
    ...commonAttributes,
    variant: {
      type: 'string',
      values: ['dashboard', 'full'],
      description: '`dashboard`: five rows of each table. `full`: filters, sort, pages. Default dashboard.',
    },
    list: {
      type: 'string',
      values: ['all', 'incomplete', 'production', 'shipped'],
      description: 'Which tables. Default all.',
    },
    noProgress: { type: 'boolean', description: 'Leaves the progress column out (DASH-06).' },
    noDetails: { type: 'boolean', description: 'Rows do not lead to the order (DASH-11).' },
    portal: {
      type: 'string',
      description: 'Where rows lead: origin of the portal. Default: the lab’s portal.',
    },
  },
  properties: commonProperties,
  events: {
    ...commonEvents,
    'ta-order-open': {
      detail: '{ code: string; href: string }',
      cancelable: true,
      description: 'About to open an order.',
    },
    'ta-navigate': {
      detail: '{ href: string }',
      cancelable: true,
      description: 'About to follow a full-list link.',
    },
  },
  parts: {
    table: 'A table.',
    heading: 'The heading of a table.',
    filters: 'The row of filters.',
    pager: 'The pager.',
  },
  slots: { heading: 'Replaces the heading of the widget.', empty: 'Replaces the text of an empty list.' },
};
