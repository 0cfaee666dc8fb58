import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  title: 'Number of pages',
  now: 'The order has {{ordered}} pages.',
  sent: 'Your files make a book of {{sent}} pages, the order has {{ordered}}.',
  tooMany: 'Your files make a book of {{sent}} pages. This product has {{most}} at most.',
  choose: 'Pages',
  same: '{{pages}} pages, as ordered',
  choice: '{{pages}} pages, {{difference}}',
  withoutVat: 'The difference is without VAT.',
  total: 'The order then costs {{total}} with VAT.',
  totalNow: 'The order costs {{total}} with VAT.',
  noTotal: 'The lab tells you the price of the order later.',
  cover: 'With other pages the spine is another one: the cover is checked again in its new size.',
  change: 'Change to {{pages}} pages',
  close: 'Close',
  failed: 'The pages were not changed',
  conflict: 'The order was changed meanwhile. Look at the new price and choose once more.',
  none: 'The lab has no price for other pages of this product in this size. Ask for it in the messages of the order.',
  done: 'The order has {{pages}} pages now.',
} as const;

export type UploadPagesTexts = typeof english;

/** Words of another number of pages. They come with the first offer of one. */
export const uploadPagesTexts = defineTexts('uploadPages', english);
