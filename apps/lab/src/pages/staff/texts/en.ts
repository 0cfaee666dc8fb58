import { writeCount } from '../../../base/writeCount.ts';

export type Fix = 'mirrorBleed' | 'toRgb' | 'assumeSrgb' | 'toSrgb' | 'to8bit' | 'flatten' | 'turn';

/** Texts of the staff desk; every language has all of them. */
export interface DeskTexts {
  desk: string;
  signInLead: string;
  email: string;
  password: string;
  signIn: string;
  signOut: string;
  wrong: string;
  language: string;
  orders: string;
  allOrders: string;
  lists: string;
  list: Readonly<Record<'written' | 'open' | 'arrived' | 'running' | 'waiting' | 'shipped', string>>;
  find: string;
  findButton: string;
  found(search: string): string;
  nothing: Readonly<
    Record<'written' | 'open' | 'arrived' | 'running' | 'waiting' | 'shipped' | 'found', string>
  >;
  pages: string;
  page(number: number): string;
  newer: string;
  older: string;
  fresh: string;
  news(count: number): string;
  questionOpen: string;
  promised(date: string): string;
  ordered(date: string): string;
  /** Keys are values of fm_status, 0 for an order that waits for its files. */
  statuses: readonly string[];
  steps: Readonly<
    Record<'received' | 'checked' | 'printed' | 'bound' | 'boxed' | 'packed' | 'shipped', string>
  >;
  done: string;
  reads(language: string): string;
  messages: string;
  noMessages: string;
  lab: string;
  customer: string;
  ticket(item: string): string;
  questionWaits: string;
  questionAnswered: string;
  read(moment: string): string;
  filesSent: string;
  answer: string;
  files: string;
  filesHint: string;
  asks: string;
  send: string;
  sending: string;
  settled: string;
  printing: string;
  sent(count: number, moment: string): string;
  proof: string;
  proofWaits: string;
  /** Label of the fixed file that the lab made from one with problems. */
  fixed(fixes: string): string;
  notFixed: string;
  /** Two single pages that form the halves of a spread. */
  joined: string;
  sheet: Readonly<Record<'cover' | 'spread' | 'image', string>>;
  /** Texts of the fixes, by the `fix` of a finding. */
  fix: Readonly<Record<Fix, string>>;
  production: string;
  asFarAs: string;
  moveAlong: string;
  promise: string;
  leavesOn: string;
  why: string;
  promiseButton: string;
  shipping: string;
  courier: string;
  tracking: string;
  ship: string;
  sale: string;
  noPrice: string;
  /** Without VAT. */
  priceNow(amount: string): string;
  /** With VAT. */
  dueNow(amount: string): string;
  invoice: string;
  creditNote: string;
  priceLabel: string;
  lowerPrice: string;
  lowerHint: string;
  savePrice: string;
  delivery: string;
  deliveredOn: string;
  saveDelivery: string;
  returnHint: string;
  markReturned: string;
  confirmations: Readonly<
    Record<
      | 'message'
      | 'answered'
      | 'step'
      | 'promise'
      | 'ship'
      | 'delivered'
      | 'returned'
      | 'price'
      | 'paid'
      | 'reversed',
      string
    >
  >;
  notDone: string;
  /** Keys are the refused fields; `other` covers the rest. */
  problems: Readonly<
    Record<
      | 'text'
      | 'files'
      | 'step'
      | 'date'
      | 'carrier'
      | 'tracking'
      | 'delivered'
      | 'price'
      | 'received'
      | 'tooMuch'
      | 'paidOn'
      | 'currency'
      | 'notNow'
      | 'full'
      | 'other',
      string
    >
  >;
  offline: string;
}

export const en: DeskTexts = {
  desk: 'Lab desk',
  signInLead: 'For lab staff. Customers sign in to the Trade Area.',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign in',
  signOut: 'Sign out',
  wrong: 'Wrong e-mail or password.',
  language: 'Language',
  orders: 'Orders',
  allOrders: 'All orders',
  lists: 'Lists',
  list: {
    written: 'Unanswered messages',
    open: 'Open questions',
    arrived: 'Files received',
    running: 'In production',
    waiting: 'Waiting for files',
    shipped: 'Shipped',
  },
  find: 'Order code or names',
  findButton: 'Search',
  found: (search) => `Results for “${search}”`,
  nothing: {
    written: 'No unanswered messages.',
    open: 'No open questions.',
    arrived: 'No files waiting to be printed.',
    running: 'Nothing in production.',
    waiting: 'No orders waiting for files.',
    shipped: 'Nothing shipped yet.',
    found: 'No orders match this code or these names.',
  },
  pages: 'Pages',
  page: (number) => `Page ${number}`,
  newer: 'Newer',
  older: 'Older',
  fresh: 'New messages. Reload the list',
  news: (count) => `${count} new`,
  questionOpen: 'open question',
  promised: (date) => `estimated dispatch ${date}`,
  ordered: (date) => `ordered on ${date}`,
  statuses: [
    'Waiting for files',
    'In production',
    'Delivered',
    'Suspended',
    'Suspended (PDF)',
    'Suspended (payment)',
    'Returned',
    'Cancelled',
    'Returned and cancelled',
    'Duplicate',
    'Cancelled, to be deleted',
    'Cancelled and deleted',
    'Returned back',
  ],
  steps: {
    received: 'Received',
    checked: 'Files checked',
    printed: 'Printed',
    bound: 'Bound',
    boxed: 'Boxed',
    packed: 'Packed',
    shipped: 'Shipped',
  },
  done: 'done',
  reads: (language) => `language: ${language}`,
  messages: 'Messages',
  noMessages: 'No messages about this order yet.',
  lab: 'The lab',
  customer: 'The customer',
  ticket: (item) => `Trouble ticket: ${item}`,
  questionWaits: 'awaiting reply',
  questionAnswered: 'answered',
  read: (moment) => `read ${moment}`,
  filesSent: 'Files sent',
  answer: 'Reply to the customer',
  files: 'Files',
  filesHint: 'Up to 10 images, PDFs or ZIPs, 80 MB in total.',
  asks: 'Ask for missing information (pauses production)',
  send: 'Send',
  sending: 'Sending…',
  settled: 'Mark question as answered',
  printing: 'Files to print',
  sent: (count, moment) =>
    `${writeCount('en', count, { one: '{{count}} file', other: '{{count}} files' })} sent on ${moment}.`,
  proof: 'Proof of the whole order (PDF)',
  proofWaits: 'The proof is being prepared. Reload the page in a moment.',
  fixed: (fixes) => `corrected: ${fixes}`,
  notFixed: 'couldn’t be corrected: print the original file',
  joined: 'two pages joined into one spread',
  sheet: { cover: 'Cover', spread: 'Spread', image: 'Image' },
  fix: {
    mirrorBleed: 'bleed mirrored',
    toRgb: 'converted to RGB',
    assumeSrgb: 'treated as sRGB',
    toSrgb: 'converted to sRGB',
    to8bit: 'reduced to 8 bits',
    flatten: 'flattened on white',
    turn: 'rotated upright',
  },
  production: 'Production',
  asFarAs: 'Step reached',
  moveAlong: 'Update step',
  promise: 'Dispatch date',
  leavesOn: 'Estimated dispatch',
  why: 'Reason, if delayed',
  promiseButton: 'Save date',
  shipping: 'Shipping',
  courier: 'Courier',
  tracking: 'Tracking number',
  ship: 'Mark as shipped',
  sale: 'Price and payment',
  noPrice: 'No price yet. Set one before you ship the order.',
  priceNow: (amount) => `Price: ${amount} without VAT`,
  dueNow: (amount) => `To be paid: ${amount} including VAT`,
  invoice: 'Invoice',
  creditNote: 'Credit note',
  priceLabel: 'Price without VAT',
  lowerPrice: 'Lower price without VAT',
  lowerHint: 'A credit note is issued for the difference.',
  savePrice: 'Save price',
  delivery: 'Delivery',
  deliveredOn: 'Delivered on',
  saveDelivery: 'Save delivery date',
  returnHint: 'A credit note is issued for the invoice.',
  markReturned: 'Mark as returned',
  confirmations: {
    message: 'Message sent.',
    answered: 'Question marked as answered.',
    step: 'Production step updated.',
    promise: 'Dispatch date saved.',
    ship: 'Order marked as shipped. The invoice has been issued and the customer notified.',
    delivered: 'Delivery date saved.',
    returned: 'Order marked as returned. The credit note has been issued.',
    price: 'Price saved.',
    paid: 'Payment recorded.',
    reversed: 'Payment undone. The amount is due again.',
  },
  notDone: 'Not saved.',
  problems: {
    text: 'Enter 1 to 10,000 characters.',
    files: 'Attach up to 10 files: images (JPEG, PNG, GIF, TIFF), PDF or ZIP.',
    step: 'Choose one of the steps before shipping.',
    date: 'Choose today or a later date.',
    carrier: 'Choose one of the lab’s couriers.',
    tracking: 'Enter 4 to 40 letters and digits.',
    delivered: 'Choose a day from the shipping date to today.',
    price:
      'Enter an amount such as 120.00. A paid order keeps its price until it’s shipped; after that the price can only be lowered. An order without a price can’t be shipped.',
    received: 'Enter an amount greater than zero, such as 120.00.',
    tooMuch: 'This is more than the customer still owes. Enter the amount due at most.',
    paidOn: 'Choose a day from the order date to today.',
    currency: 'The lab’s settings have no exchange rate for this currency.',
    notNow: 'Not possible with the order’s current status.',
    full: 'The lab’s storage is full. Free up space and try again.',
    other: 'Something went wrong. Try again.',
  },
  offline: 'You’re offline. New messages appear when you’re back online.',
};
