import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Sections of the account page (ACC-01). */
  infoTitle: 'INFO',
  passwordTitle: 'CHANGE PASSWORD',
  cardsTitle: 'MY CREDIT CARDS',
  teamTitle: 'Team',
  dataTitle: 'Your data and privacy',
  /** Under the profile: the addresses of the checkout, on the lab's page. */
  addressesTitle: 'Address book',
  addressesIntro: 'Addresses you can choose at the checkout, besides your studio’s.',
  addressesOpen: 'Manage address book',
  addressesClose: 'Close address book',

  /** Headings inside the form. */
  groupCompany: 'Company',
  groupAddress: 'Address',
  groupTax: 'Tax details',
  groupContact: 'Contact',

  /** Fields (ACC-27). */
  company: 'Company name',
  firstName: 'First name',
  lastName: 'Last name',
  address: 'Address',
  city: 'City',
  zip: 'Postcode / ZIP code',
  region: 'Region',
  state: 'State',
  province: 'Province',
  county: 'County',
  department: 'Department',
  country: 'Country',
  vat: 'VAT number',
  taxCode: 'Tax code',
  recipientCode: 'Recipient code',
  pec: 'Certified e-mail (PEC)',
  eori: 'EORI number',
  phone: 'Phone',
  mobile: 'Mobile',
  email: 'E-mail',
  website: 'Website',
  facebook: 'Facebook',

  /** Beside the label of what may stay empty. */
  optional: '(optional)',
  /** First choice of the regions. */
  choose: 'Choose…',
  /** Under country and VAT number (ACC-15). */
  readOnlyHint: 'Contact your representative to change this.',
  /** Under the e-mail, when it is not that of the sign-in. */
  emailHint: 'For messages and invoices. You sign in with {{email}}.',
  eoriHint: 'GB, 9 digits and 000, for example GB123456789000.',
  taxCodeHint: '16-character fiscal code or 11-digit number.',
  /** Notice without a recipient code (ACC-29). */
  recipientCodeEmpty: 'Without a recipient code, the code 0000000 will be used.',
  /** Hints that do not prevent saving. */
  vatHint: 'This doesn’t look like a valid VAT number. Contact your representative.',
  taxNumberHint: 'The check digit doesn’t match. Check the number.',
  /** Under the region when the others could not be loaded. */
  regionsFailed: 'Couldn’t load the list.',

  /** Under a field that cannot be saved like this (ACC-08 to ACC-14). */
  missing: 'This field is required.',
  tooLong: 'Use at most {{most}} characters.',
  badEori: 'Enter the EORI number as GB, 9 digits and 000.',
  badTaxCode: 'Enter a 16-character fiscal code or an 11-digit tax number.',
  badTaxCodeDate: 'The date of birth in this fiscal code isn’t valid.',
  badTaxCodeCheck: 'The last letter doesn’t match. Check the fiscal code for typos.',
  badPhone: 'Enter at least 4 digits, not all zeros. Spaces, hyphens, brackets and a leading + are allowed.',
  badEmail: 'Enter an e-mail address, for example anna@studio.photo.',
  badRecipientCode: 'Enter exactly 7 letters or digits.',
  badWebsite: 'Enter a website, for example www.studio.photo.',
  badOther: 'This value isn’t accepted. Check it and try again.',

  /** The end of the form. */
  save: 'SAVE',
  saving: 'Saving…',
  unsaved: 'Unsaved changes.',
  undo: 'Undo changes',
  restored: 'Your unsaved changes have been restored.',
  invalid_one: '{{count}} field needs your attention.',
  invalid_other: '{{count}} fields need your attention.',
  /** After the profile was saved (ERR-12). */
  savedTitle: 'Success',
  savedText: 'Data are successfully saved!',
  /** After a failure (ACC-28); a sentence about the reason stands before it. */
  kept: 'Your changes are still here.',

  /** Another save came first. */
  conflictTitle: 'This was changed somewhere else',
  conflictText:
    'It was saved in another tab or by the lab while you were editing. Nothing was overwritten, and your changes are still here.',
  conflictStored: 'Saved value: {{value}}',
  conflictEmpty: 'empty',
  conflictKeep: 'Keep my changes',
  conflictTake: 'Use saved value',

  /** Leaving with something unsaved (ACC-27). */
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes stay on this device and will be here when you come back.',
  leaveYes: 'Leave',
  leaveNo: 'Stay',

  /** Where the customer is signed in. */
  sessionsTitle: 'Where you are signed in',
  sessionHere: 'This device',
  sessionDevice: '{{browser}} on {{system}}',
  unknownDevice: 'Unknown device',
  sessionSince: 'since {{time}}',
  sessionEnd: 'Sign out',
  /** Spoken name of the same. */
  sessionEndOf: 'Sign out {{device}}',
  sessionsEndOthers: 'Sign out of all other devices',
  sessionsOnlyHere: 'You’re only signed in on this device.',
  sessionsEnded_one: 'Signed out of {{count}} device.',
  sessionsEnded_other: 'Signed out of {{count}} devices.',

  /** Electronic invoicing (EINV-01). */
  invoicingTitle: 'Electronic invoicing',
  invoicingLead:
    'Electronic invoicing is effective from January 2019. Enter your recipient code, your certified e-mail (PEC), or both.',
  invoicingZeros: 'Until you save one of them, recipient code 0000000 will be used.',
  invoicingNeedsOne: 'Enter the recipient code or the PEC.',
  invoicingCduHint: 'A recipient code usually has 7 letters or digits. You can still save it.',
  invoicingPecHint: 'This doesn’t look like an e-mail address. You can still save it.',
  /** Link from the profile to that page. */
  toInvoicing: 'Electronic invoicing',
} as const;

export type ProfileTexts = typeof english;

/** Words of the account page: profile, sessions, electronic invoicing. */
export const profileTexts = defineTexts('profile', english);
