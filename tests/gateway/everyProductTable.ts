/** Where a product of the demonstration ends when a customer wants it. */
export type Ending = 'order' | 'coming soon' | 'not public' | 'print editor';

/** All 73 products (CAT-ITEMS) in the order of the catalogue, for an account that may see them. */
export const products: Readonly<Record<string, Ending>> = {
  weddingbook: 'order',
  'weddingbook-copy': 'order',
  contessa: 'order',
  favola: 'order',
  mattedalbum: 'order',
  maverick: 'order',
  primo: 'order',
  'raw-book': 'order',
  dma: 'order',
  youngbook: 'order',
  gobook: 'order',
  'gobook-mini': 'order',
  storybook: 'order',
  storia: 'order',
  babybook: 'order',
  magazine: 'order',
  photobook: 'order',
  'photobook-pro': 'order',
  'acrylic-pro': 'order',
  'canvas-pro': 'order',
  'canvas-wrap': 'order',
  'canvas-plus': 'order',
  'amalfi-panel': 'order',
  'metal-pro': 'order',
  'metal-print': 'order',
  leatherwallart: 'order',
  'floating-pro': 'order',
  'frames-pro': 'order',
  'diamond-five': 'order',
  'diamond-seven': 'order',
  'quadra-flat': 'order',
  'wall-set-designer': 'order',
  tabletop: 'order',
  tabletopdouble: 'order',
  photobox: 'order',
  'photobox-usb': 'order',
  'display-box': 'order',
  'folio-box': 'coming soon',
  prints: 'print editor',
  'fineart-prints': 'print editor',
  mats: 'order',
  'matted-prints': 'order',
  cards: 'order',
  'thank-you-cards': 'order',
  calendars: 'order',
  'christmas-cards': 'order',
  'magnolia-album': 'order',
  'magnolia-mini': 'order',
  'young-magnolia': 'order',
  'young-magnolia-stand': 'order',
  'coffee-table-book': 'order',
  'coffee-table-book-mini': 'order',
  'editorial-book': 'order',
  'sbc-folio-box': 'order',
  'sbc-mats': 'order',
  'sbc-album': 'order',
  'kbc-album': 'order',
  'kbc-keepsake-box': 'order',
  'jgc-album': 'order',
  'jgc-panel': 'order',
  'fab-album-samples': 'order',
  'fab-wall-samples': 'order',
  'atelier-preview': 'order',
  'gobook-classic': 'order',
  'linen-2027': 'order',
  'lab-test-cube': 'order',
  'pm-youngbook': 'order',
  'pm-photobox': 'order',
  'pm-gobook': 'order',
  'pm-coffee-mini': 'order',
  'pm-magnolia-mini': 'order',
  'pm-editorial': 'order',
  'pm-young-magnolia-stand': 'order',
};

/**
 * The accounts that may see a product, for those that not every account may: the Atelier Preview only with promotion 911,
 * the classic Go Book only without 912, the test item only the lab's own account.
 */
const seenBy: Readonly<Record<string, readonly string[]>> = {
  'atelier-preview': ['it', 'internal'],
  'gobook-classic': ['it', 'us', 'ca', 'au', 'internal'],
  'lab-test-cube': ['internal'],
};
/** ISO days on which products begin to be sold. */
const begins: Readonly<Record<string, string>> = { 'linen-2027': '2027-01-02' };
/** ISO days on which they are sold for the last time. */
const ends: Readonly<Record<string, string>> = { 'christmas-cards': '2026-12-20' };

/** The expected ending for an account on a day (ISO). */
export function endingOf(slug: string, account: string, today: string): Ending {
  const isSeen = seenBy[slug]?.includes(account) ?? true;
  const isSold = today >= (begins[slug] ?? '') && today <= (ends[slug] ?? '9999');
  return isSeen && isSold ? (products[slug] ?? 'not public') : 'not public';
}

/** The products of the twelve presets (CAT-PRESETS) and the three of Pink Mania, by their ids. */
export const presets: Readonly<Record<string, string>> = {
  '101': 'storybook',
  '102': 'storybook',
  '103': 'magazine',
  '104': 'magazine',
  '105': 'metal-print',
  '106': 'metal-pro',
  '107': 'acrylic-pro',
  '108': 'canvas-pro',
  '109': 'canvas-wrap',
  '110': 'canvas-plus',
  '111': 'amalfi-panel',
  '112': 'weddingbook',
  '9001': 'youngbook',
  '9002': 'photobox',
  '9003': 'gobook',
};
