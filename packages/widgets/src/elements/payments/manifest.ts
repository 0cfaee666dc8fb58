import { commonAttributes, commonEvents, commonProperties } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-payments',
  description: 'What the signed-in customer paid: filters, sort, pages, CSV, invoices.',
  needsSignIn: true,
  attributes: {
    ...commonAttributes,
    order: { type: 'string', description: 'Order code to begin with.' },
    noDetails: { type: 'boolean', description: 'Rows do not lead to the payment.' },
    portal: {
      type: 'string',
      description: 'Where rows lead: origin of the portal. Default: the lab’s portal.',
    },
  },
  properties: commonProperties,
  events: {
    ...commonEvents,
    'ta-payment-open': {
      detail: '{ code: string; href: string }',
      cancelable: true,
      description: 'About to open the payment of an order.',
    },
  },
  parts: { table: 'The table.', filters: 'The row of filters.', pager: 'The pager.' },
  slots: { heading: 'Above the list.', empty: 'Replaces the text of an empty list.' },
};
