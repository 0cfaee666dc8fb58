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

  /** Heading of `<ta-doctor>`. */
  doctorTitle: 'Integration check',
  /** Findings of `<ta-doctor>`, good ones. */
  labGood: 'The lab can be reached from this page.',
  secureGood: 'The page runs in a secure context.',
  sheetsGood: 'Widget style sheets are allowed.',
  trustedTypesGood: 'Formatted text can be shown.',
  storageGood: 'Browser storage is available.',
  versionsGood: 'Only one version of the widgets is loaded.',
  /** Findings of `<ta-doctor>` that need something. */
  labBad: 'The lab returns an error. Check the address in gateway="…".',
  originBad:
    'The lab can’t be reached from this page. Add the lab to connect-src in this page’s Content Security Policy, and ask the lab to allow this origin.',
  secureBad: 'The page isn’t served over HTTPS. Sign-in won’t work in every browser.',
  sheetsBad: 'This browser doesn’t support constructable style sheets. Update it.',
  trustedTypesNote:
    'This page’s Trusted Types policy doesn’t list the widgets’ policy, so formatted text is shown as plain text. Add the policy name shown here.',
  storageNote: 'Browser storage is blocked. Everything works until you close the page.',
  versionsBad: 'Several versions of the widgets are loaded; only the first is used. Load one version.',
} as const;

export type ElementTexts = typeof english;

/** Words of the elements that have no feature of their own. */
export const elementTexts = defineTexts('elements', english);
