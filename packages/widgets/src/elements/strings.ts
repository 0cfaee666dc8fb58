import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Shown instead of a widget when signed out. */
  signInFirst: 'Sign in to see your orders',
  signInAccount: 'Sign in to see your account',
  signInPayments: 'Sign in to see your payments',
  signInCards: 'Sign in to see your cards',
  signInMessages: 'Sign in to see your messages',
  signInUpload: 'Sign in to upload files',
  signInCart: 'Sign in to see your quotes',
  signInPhotos: 'Sign in to share your photos',
  signInProjects: 'Sign in to see your projects',
  signInDocuments: 'Sign in to see documents',
  signInPrints: 'Sign in to order prints',
  signInHint: 'Use the e-mail and password of your Trade Area account.',
  signIn: 'Sign in',
  /** The same on a page that signs its people in by itself. */
  signInOnPage: 'You aren’t signed in to the lab on this page yet.',
  lookAgain: 'Check again',
  /** The session is over. */
  sessionEnded: 'Your session has ended',

  /** `<ta-order>` or `<ta-messages>` names no order of this customer. */
  noOrder: 'Order not found.',
  /** Back from one conversation of `<ta-messages>` to all. */
  allMessages: 'All messages',

  /** `<ta-product-card>` names a product the lab does not have. */
  noProduct: 'This product isn’t in the catalogue.',

  /** `<ta-print-editor>` names a family that has no editor. */
  noEditor: 'No editor for these products.',
} as const;

export type ElementTexts = typeof english;

/** Words of the elements that have no feature of their own. */
export const elementTexts = defineTexts('elements', english);
