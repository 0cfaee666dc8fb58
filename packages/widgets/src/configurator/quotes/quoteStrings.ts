import { defineTexts } from '../../kit/text/bundle.ts';

const english = {
  /** Title of the page (AGAIN-01). */
  title: 'PRINT AGAIN',
  lead: 'Your saved quotes and what you ordered from them. Edit, order or share them.',
  /** Tabs. */
  states: 'Quotes',
  stateOpen: 'Saved quotes',
  stateOrdered: 'Ordered',
  searchHint: 'Name, product or order code',
  pager: 'Pages of quotes',
  results_one: '{{count}} quote',
  results_other: '{{count}} quotes',
  /** Nothing saved yet. */
  none: 'No saved quotes yet',
  noneText: 'Configure a product in the store and save it as a quote. It appears here.',
  noneOrdered: 'No ordered quotes yet',
  noneOrderedText: 'Quotes move here once you order them.',
  noMatch: 'No quotes match your search',
  goToStore: 'Go to the store',
  /** Beside the lab's own page of quotes in a frame. */
  openTab: 'Open in a new tab',

  // A quote
  size: '{{width}} × {{height}} cm',
  pages_one: '{{formatted}} page',
  pages_other: '{{formatted}} pages',
  pieces_one: '{{formatted}} piece',
  pieces_other: '{{formatted}} pieces',
  saved: 'Saved {{time}}',
  priceList: 'Price list of {{date}}',
  priceNote: 'excl. VAT and shipping',
  priceNoteGross: 'incl. VAT and shipping',
  priceEach: 'each, excl. VAT and shipping',
  sharedUntil: 'Shared until {{date}}',
  shareEnded: 'Shared link expired',
  notSold: 'No longer available',
  orderedAs: 'Order {{code}}',
  edit: 'Edit',
  editOf: 'Edit {{name}}',
  add: 'Add to cart',
  addOf: 'Add {{name}} to cart',
  order: 'Order',
  orderOf: 'Order {{name}}',
  orderAgain: 'Order again',
  orderAgainOf: 'Order {{name}} again',
  view: 'View',
  viewOf: 'View {{name}}',
  more: 'More actions for {{name}}',
  share: 'Share link…',
  duplicate: 'Duplicate',
  rename: 'Rename…',
  delete: 'Delete',

  // Outcomes
  deleted: '“{{name}}” deleted.',
  undo: 'Undo',
  restored: '“{{name}}” restored.',
  duplicated: '“{{name}}” duplicated.',
  openCopy: 'Edit copy',
  dismiss: 'Close',
  actionFailed: 'Couldn’t do this',
  orderFailed: 'Couldn’t open the checkout',
  /** Its configuration must change first. */
  mustChange: 'Something in this quote can no longer be ordered. Open it to see what to change.',
  opening: 'Opening checkout…',
  priceTitle: 'The price has changed',
  priceText: '{{name}}: {{before}} when you saved it, {{now}} today.',
  priceYes: 'Order at {{now}}',
  priceNo: 'Not now',

  // Rename
  renameTitle: 'Rename quote',
  name: 'Name',
  nameHint: 'For example the couple’s names. Leave it empty to use the product’s name.',
  save: 'Save',
  cancel: 'Cancel',
  renameConflict: 'This quote was renamed in another window. Close this window to see its current name.',

  // Share
  shareTitle: 'Share quote',
  shareText:
    'Anyone with the link sees the product and its options, without prices. Colleagues who sign in with your account can open the quote itself.',
  shareLink: 'Link',
  shareEnds: 'The link is valid until {{date}}.',
  copy: 'Copy link',
  copied: 'Link copied.',
  copyFailed: 'Couldn’t copy. Select the link and copy it.',
  unshare: 'Stop sharing',
  unshared: 'The link no longer works.',
  close: 'Close',

  // A past order, compared with today
  againTitle: 'Order {{code}} again',
  againThen: 'Ordered {{date}}',
  againNow: 'Today',
  againNoPrice: 'No price',
  againPriceNote: 'Net prices of the product, excl. VAT and shipping.',
  againIncomplete:
    'This order has no saved configuration. Its product, size and pages are kept; check the other options before you order.',
  againGone: 'Choose these again',
  againGoneOf: '{{label}}: {{value}} is no longer available',
  againEdit: 'Change first',
  /** Of an order of the print editor: it is ordered again there. */
  againInEditor: 'Open in the editor',
  againPhotosDeleted: 'The photos of this order were deleted. The new project is empty, in the same size.',
  againMissing: 'This order isn’t available',
  againMissingText: 'It was removed, or it belongs to another account.',
  againNotSold: '{{product}} can no longer be ordered here',
  againNotSoldText: 'Choose another product in the store, or contact your representative.',

  // PDF offer
  offer: 'PDF offer…',
  offerTitle: 'PDF offer',
  offerText:
    'An offer to your customer in your company’s name. It shows your price with your margin; the lab’s price isn’t in it.',
  offerMargin: 'Your margin',
  offerMarginMissing: 'Enter a number above 0, with up to two decimals.',
  offerTooHigh: 'Enter less than 1000 percent.',
  offerKind: 'Margin as',
  offerPercent: 'Percent of the net price',
  offerAmount: 'Amount in {{currency}}',
  offerRound: 'Rounding',
  offerExact: 'Exact price',
  offerUpTo: 'Up to the next {{step}}',
  offerVat: 'VAT',
  offerInclVat: 'Price incl. VAT',
  offerExclVat: 'Price excl. VAT',
  offerLanguage: 'Language',
  offerDownload: 'Download PDF',
  offerSaved: 'Offer saved.',
  offerFile: 'offer',
} as const;

export type QuoteTexts = typeof english;

/** Words of the list of saved quotes. */
export const quoteTexts = defineTexts('quotes', english);
