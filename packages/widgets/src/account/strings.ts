import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Line above the name at the head of the side menu (SHELL-05). */
  welcome: 'Welcome',
  /** The same for `sesso` F. */
  welcomeFeminine: 'Welcome',

  /** Title of the collapsible block (SHELL-06). */
  yourInfo: 'Your info',
  /** Its rows (SHELL-30). */
  company: 'Company',
  customerCode: 'Customer code',
  address: 'Address',
  city: 'City',
  country: 'Country',
  area: 'Sales area',
  vat: 'VAT number',
  /** Link at its end, to the account page. */
  toAccount: 'Go to your account',

  /** Title of the representative's block (SHELL-07). */
  salesRep: 'YOUR SALES REP',
  /** The same in area 70. */
  contact: 'CONTACT',
  /** The block when the account has no representative. */
  noRep: 'No representative is assigned to your account yet. Send us a message from any of your orders.',
  /** Rows of a contact, each only when filled (SHELL-08). */
  extension: 'Extension {{number}}',
  salesCoordinator: 'Sales coordinator',
  tollFree: 'Toll-free',
  phone: 'Phone',
  phone2: 'Phone 2',
  phone3: 'Phone 3',
  mobile: 'Mobile',
  fax: 'Fax',
  email: 'E-mail',
  /** Heading above `riferimenti` (SHELL-09). */
  otherContacts: 'Other contacts',

  /** Label of the language choice (SHELL-11). */
  language: 'Language',
  /** Notice after a failed `update_lang` (I18N-03). */
  languageNotSaved:
    'The language was changed on this device but couldn’t be saved to your account. Choose it again later.',

  /** Banner for an account that needs an EORI number (SHELL-15). */
  eoriTitle: 'Your EORI number is missing',
  eoriText: 'Since Brexit, we need it to get your parcels through customs without delay.',
  eoriAction: 'Add your EORI number',
} as const;

export type AccountTexts = typeof english;

/** Words of the blocks that show who is signed in and who looks after them. */
export const accountTexts = defineTexts('account', english);
