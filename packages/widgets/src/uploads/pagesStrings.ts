import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  title: 'Number of pages',
  now: 'The order has {{ordered}} pages.',
  sent: 'Your files make {{sent}} pages. The order has {{ordered}}.',
  tooMany: 'Your files make {{sent}} pages. This product allows at most {{most}}.',
  choose: 'Pages',
  same: '{{pages}} pages, as ordered',
  choice: '{{pages}} pages, {{difference}}',
  /** Beside the choices once the order has a price: every amount of the panel includes VAT. */
  withVat: 'The difference includes VAT.',
  /** Beside the choices of an order without a price. */
  withoutVat: 'The difference excludes VAT.',
  total: 'New order total: {{total}} incl. VAT.',
  totalNow: 'Order total: {{total}} incl. VAT.',
  noTotal: 'The lab will confirm the price later.',
  cover:
    'A different number of pages changes the spine width, so your cover will be checked again at its new size.',
  change: 'Change to {{pages}} pages',
  close: 'Close',
  failed: 'Couldn’t change the number of pages',
  conflict: 'The order has changed, or it is already paid. Check the price and choose again, or ask the lab.',
  none: 'There’s no price for a different number of pages in this size. Ask the lab in the order’s messages.',
  done: 'The order now has {{pages}} pages.',
} as const;

export type UploadPagesTexts = typeof english;

/** Words of another number of pages. They come with the first offer of one. */
export const uploadPagesTexts = defineTexts('uploadPages', english);
