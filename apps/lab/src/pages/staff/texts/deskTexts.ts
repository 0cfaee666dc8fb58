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
  /** Before the codes of the orders that were paid together. */
  shipsWith: string;
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
  /** In a list, beside the status of an order that waits for its payment. */
  toPay: string;
  /** Of an order that waits for its payment, and the button that starts it without. */
  awaitsPayment: string;
  startUnpaid: string;
  startUnpaidHint: string;
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
      | 'release'
      | 'reversed'
      | 'refunded'
      | 'reprint'
      | 'render'
      | 'stopRender'
      | 'reminder',
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
      | 'unpaid'
      | 'paidOn'
      | 'refundedOn'
      | 'reprintReason'
      | 'pieces'
      | 'currency'
      | 'notNow'
      | 'full'
      | 'other',
      string
    >
  >;
  offline: string;
}
