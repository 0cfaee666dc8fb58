export type Fix = 'mirrorBleed' | 'toRgb' | 'assumeSrgb' | 'toSrgb' | 'to8bit' | 'flatten' | 'turn';

/** Words of the lab's desk; every language has all of them. */
export interface DeskWords {
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
  found(words: string): string;
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
  /** By fm_status, 0 for an order that waits for its files. */
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
  /** Names the file that the lab made instead of one that had something to mend. */
  fixed(fixes: string): string;
  notFixed: string;
  /** Two single pages that stand in the halves of a double page. */
  joined: string;
  sheet: Readonly<Record<'cover' | 'spread' | 'image', string>>;
  /** What was mended, by the `fix` of a finding. */
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
  said: Readonly<Record<'message' | 'answered' | 'step' | 'promise' | 'ship', string>>;
  notDone: string;
  /** By the field that was refused; `other` for the rest. */
  problems: Readonly<
    Record<
      'text' | 'files' | 'step' | 'date' | 'carrier' | 'tracking' | 'notRunning' | 'full' | 'other',
      string
    >
  >;
  noLine: string;
}

export const en: DeskWords = {
  desk: 'The lab’s desk',
  signInLead: 'For the people of the lab. Customers sign in at the trade area.',
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
    written: 'Written to us',
    open: 'Open questions',
    arrived: 'Files have arrived',
    running: 'In production',
    waiting: 'Waiting for files',
    shipped: 'Shipped',
  },
  find: 'Code or names',
  findButton: 'Find',
  found: (words) => `Orders with “${words}”`,
  nothing: {
    written: 'Nobody waits for an answer.',
    open: 'No question of ours is open.',
    arrived: 'No files wait to be printed.',
    running: 'Nothing is in production.',
    waiting: 'No order waits for files.',
    shipped: 'Nothing was shipped yet.',
    found: 'No order has this code or these names.',
  },
  pages: 'Pages',
  page: (number) => `Page ${number}`,
  newer: 'Newer',
  older: 'Older',
  fresh: 'Somebody has written. Load the list again',
  news: (count) => `${count} new`,
  questionOpen: 'question open',
  promised: (date) => `promised for ${date}`,
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
    'Returned, cancelled',
    'Duplicate',
    'Cancelled, to delete',
    'Cancelled, deleted',
    'Given back',
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
  reads: (language) => `reads ${language}`,
  messages: 'Messages',
  noMessages: 'Nothing has been written about this order yet.',
  lab: 'The lab',
  customer: 'The customer',
  ticket: (item) => `Trouble ticket: ${item}`,
  questionWaits: 'waits for the answer',
  questionAnswered: 'answered',
  read: (moment) => `read ${moment}`,
  filesSent: 'Files sent',
  answer: 'Answer the customer',
  files: 'Files',
  filesHint: 'Pictures, PDF or ZIP, at most 10, up to 80 MB together.',
  asks: 'Ask for missing information: production waits',
  send: 'Send',
  sending: 'On its way …',
  settled: 'The question is settled',
  printing: 'Files to print',
  sent: (count, moment) => `${count} ${count === 1 ? 'file' : 'files'} sent on ${moment}.`,
  proof: 'Proof of the whole order (PDF)',
  proofWaits: 'The proof is being made. Load the page again in a moment.',
  fixed: (fixes) => `mended: ${fixes}`,
  notFixed: 'could not be mended: print from what was sent',
  joined: 'both pages as one sheet',
  sheet: { cover: 'Cover', spread: 'Spread', image: 'Picture' },
  fix: {
    mirrorBleed: 'bleed mirrored',
    toRgb: 'turned into RGB',
    assumeSrgb: 'taken for sRGB',
    toSrgb: 'turned into sRGB',
    to8bit: '8 bits',
    flatten: 'put on white',
    turn: 'turned upright',
  },
  production: 'Production',
  asFarAs: 'Is as far as',
  moveAlong: 'Move along',
  promise: 'Promise',
  leavesOn: 'Leaves on',
  why: 'Why, if it is later',
  promiseButton: 'Promise this date',
  shipping: 'Shipping',
  courier: 'Courier',
  tracking: 'Tracking number',
  ship: 'Mark as shipped',
  said: {
    message: 'The message was sent.',
    answered: 'The question is settled.',
    step: 'The order was moved along.',
    promise: 'The date is promised.',
    ship: 'The order is marked as shipped; the customer is told.',
  },
  notDone: 'Not done.',
  problems: {
    text: 'Write between 1 and 10,000 characters.',
    files: 'Only pictures (JPEG, PNG, GIF, TIFF), PDF or ZIP, at most 10.',
    step: 'Choose one of the steps before shipping.',
    date: 'Choose a day that is not in the past.',
    carrier: 'Choose one of the lab’s couriers.',
    tracking: 'A tracking number has 4 to 40 letters and digits.',
    notRunning: 'This order is not in production.',
    full: 'The disk of the lab is full. Free some space and try again.',
    other: 'Something was not as it should be. Please try again.',
  },
  noLine: 'No connection. New messages will appear when it is back.',
};
