import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** In place of a widget while nobody is signed in. */
  signInFirst: 'Sign in to see your orders',
  signInAccount: 'Sign in to see your account',
  signInPayments: 'Sign in to see your payments',
  signInCards: 'Sign in to see your cards',
  signInMessages: 'Sign in to see your messages',
  signInUpload: 'Sign in to send files',
  signInHint: 'With the e-mail and password of your trade account.',
  signIn: 'Sign in',
  /** The same on a page that signs its people in by itself. */
  signInOnPage: 'This page has not signed you in to the lab yet.',
  lookAgain: 'Look again',
  /** The session is over. */
  sessionEnded: 'Your session has ended',

  /** `<ta-order>` or `<ta-messages>` names no order of this customer. */
  noOrder: 'There is no such order.',
  /** Back from one conversation of `<ta-messages>` to all. */
  allMessages: 'All messages',

  /** `<ta-product-card>` names a product the lab does not have. */
  noProduct: 'This product is not in the catalogue.',

  /** Heading of `<ta-doctor>`. */
  doctorTitle: 'What this page allows',
  /** Findings of `<ta-doctor>`, good ones. */
  labGood: 'The lab answers this page.',
  secureGood: 'The page is served safely.',
  sheetsGood: 'Style sheets of widgets are allowed.',
  trustedTypesGood: 'Formatted text can be shown.',
  storageGood: 'The browser keeps settings.',
  versionsGood: 'One version of the widgets is loaded.',
  /** Findings of `<ta-doctor>` that need something. */
  labBad: 'The lab answers with an error. Check the address in gateway="…".',
  originBad:
    'The lab cannot be reached from here. Let this page’s policy list the lab under connect-src, and let the lab list this origin.',
  secureBad: 'The page is not served by https: sign-in will not work in every browser.',
  sheetsBad: 'Constructed style sheets are refused: the browser is too old.',
  trustedTypesNote:
    'The page’s policy names its Trusted Types and ours is not among them: formatted text is shown plain. Add the policy name.',
  storageNote: 'The browser keeps nothing for this page: everything works until the page is closed.',
  versionsBad: 'Several versions of the widgets are on this page; the first one counts. Load one.',
} as const;

export type ElementTexts = typeof english;

/** Words of the elements that have no feature of their own. */
export const elementTexts = defineTexts('elements', english);
