import { defineTexts } from '../../kit/text/bundle.ts';

const english = {
  /** The copy of everything that is stored. */
  copyTitle: 'Download your data',
  copyIntro:
    'A ZIP file with everything that we store about your studio: account, orders, messages, photos and documents. It takes a while to prepare.',
  copyAsk: 'Prepare download',
  copyRunning: 'We’re preparing your download. You can leave this page.',
  /** Time in the person’s own formats. */
  copyReady: 'Your download is ready until {{time}}.',
  copyDownload: 'Download ZIP',
  copyAgain: 'Prepare a new one',

  /** The form of an erasure. */
  eraseTitle: 'Erase data',
  eraseIntro:
    'Your lab checks the request before anything is erased. Payments and invoices are kept as long as the law asks.',
  what: 'What should be erased?',
  photos: 'Photos',
  photosHint: 'The files of all finished orders, and the photos you shared with the lab.',
  couple: 'One couple',
  coupleHint: 'The names, messages and files of one finished order, and its print project.',
  customer: 'My account',
  customerHint: 'Everything about your studio. The account is closed, and nobody can sign in to it any more.',
  orderCode: 'Order code',
  missing: 'This field is required.',
  eraseAsk: 'Request erasure',

  /** The question before the request is sent. */
  sureTitle: 'Request erasure?',
  sureText: 'Once your lab confirms the request, the data can’t be restored.',
  cancel: 'Cancel',

  /** Why it cannot be requested. */
  openOrders: 'An order isn’t finished yet. Try again once it is delivered.',
  moneyOwed: 'An amount is still open. Try again once it is paid.',
  unknownOrder: 'You have no order with this code.',

  /** The list of requests. */
  listTitle: 'Your requests',
  kindExport: 'Download',
  kindCouple: 'One couple, order {{code}}',
  requested: 'Requested {{time}}',
  stateWaiting: 'Waiting for the lab',
  stateRunning: 'In progress',
  stateDone: 'Done',
  stateDeclined: 'Declined',
  stateCancelled: 'Withdrawn',
  stateExpired: 'Expired',
  withdraw: 'Withdraw',
  withdrawOf: 'Withdraw request: {{name}}',
  /** Said after an action. */
  asked: 'Your request was sent.',
  withdrawn: 'Your request was withdrawn.',

  /** For how long the lab keeps what. */
  retentionTitle: 'How long we keep data',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  years_one: '{{count}} year',
  years_other: '{{count}} years',
  files: 'Print files after delivery',
  accounts: 'Closed accounts',
  notifications: 'E-mail notifications',
  visits: 'Visits to the portal',
  quotes: 'Deleted configurations',
  addresses: 'Removed addresses',
  forms: 'Checkout forms after the order',
  checkouts: 'Abandoned checkouts',
  links: 'Expired links for couples',
  contacts: 'Contact conversations',
  views: 'Video views',
  images: 'Images of unsaved configurations',
  activity: 'Activity of your team and of the lab in your account',
  consents: 'Withdrawn consents and photo permissions',
  exports: 'Prepared downloads',
  invoices: 'Orders, payments and invoices',
} as const;

export type DataTexts = typeof english;

/** Words of copies and erasures of data in the account. */
export const dataTexts = defineTexts('dataRequests', english);
