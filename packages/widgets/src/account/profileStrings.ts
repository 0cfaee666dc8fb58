import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Sections of the account page (ACC-01). */
  infoTitle: 'INFO',
  passwordTitle: 'CHANGE PASSWORD',
  cardsTitle: 'MY CREDIT CARDS',

  /** Headings inside the form. */
  groupCompany: 'Company',
  groupAddress: 'Address',
  groupTax: 'Tax data',
  groupContact: 'Contact',

  /** Fields (ACC-27). */
  company: 'Company name',
  firstName: 'First name',
  lastName: 'Last name',
  address: 'Address',
  city: 'City',
  zip: 'ZIP code',
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
  mobile: 'Mobile phone',
  email: 'E-mail',
  website: 'Website',
  facebook: 'Facebook',

  /** Beside the label of what may stay empty. */
  optional: '(optional)',
  /** First choice of the regions. */
  choose: 'Choose…',
  /** Under country and VAT number (ACC-15). */
  readOnlyHint: 'Your sales representative changes this for you.',
  /** Under the e-mail, when it is not that of the sign-in. */
  emailHint: 'For messages and invoices. You sign in with {{email}}.',
  eoriHint: 'GB, 9 digits and 000, such as GB123456789000.',
  taxCodeHint: 'Fiscal code of 16 characters, or a number of 11 digits.',
  /** Notice without a recipient code (ACC-29). */
  recipientCodeEmpty: 'Without a recipient code, the code 0000000 will be used.',
  /** Words that stop nobody. */
  vatHint: 'This does not look like a valid VAT number. Please tell your sales representative.',
  taxNumberHint: 'The last digit does not fit this number. Please look at it once more.',
  /** Under the region when the others could not be loaded. */
  regionsFailed: 'The list could not be loaded.',

  /** Under a field that cannot be saved like this (ACC-08 to ACC-14). */
  missing: 'This must be filled in.',
  tooLong: 'This is too long: at most {{most}} characters.',
  badEori: 'An EORI number is GB, 9 digits and 000.',
  badTaxCode: 'A fiscal code has 16 characters, a tax number 11 digits.',
  badTaxCodeDate: 'The birthday in this fiscal code does not exist.',
  badTaxCodeCheck: 'The last letter does not fit: something in this fiscal code is mistyped.',
  badPhone:
    'At least 4 digits, with spaces, hyphens and brackets if you like, and + in front; not all zeros.',
  badEmail: 'An e-mail address looks like anna@studio.photo.',
  badRecipientCode: 'A recipient code has exactly 7 letters or digits.',
  badWebsite: 'A website looks like www.studio.photo.',
  badOther: 'The lab does not accept this.',

  /** The end of the form. */
  save: 'SAVE',
  saving: 'Saving…',
  unsaved: 'Not saved yet.',
  undo: 'Undo changes',
  restored: 'What you typed before is still here. It is not saved yet.',
  invalid_one: '{{count}} field needs your attention.',
  invalid_other: '{{count}} fields need your attention.',
  /** ERR-12. */
  savedTitle: 'Success',
  savedText: 'Data are successfully saved!',
  /** After a failure (ACC-28); a sentence about the reason stands before it. */
  kept: 'What you typed is still here.',

  /** Somebody else saved meanwhile. */
  conflictTitle: 'This was changed elsewhere',
  conflictText:
    'It was saved in another tab, or by the lab, while you were typing. Nothing was overwritten, and what you typed is still here.',
  conflictStored: 'Stored now: {{value}}',
  conflictEmpty: 'nothing',
  conflictKeep: 'Keep what I typed',
  conflictTake: 'Take what is stored',

  /** Leaving with something unsaved (ACC-27). */
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you typed is kept on this device and is here again when you come back.',
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
  sessionEndOf: 'Sign out: {{device}}',
  sessionsEndOthers: 'Sign out everywhere else',
  sessionsOnlyHere: 'You are signed in on this device only.',
  sessionsEnded_one: 'Signed out on {{count}} device.',
  sessionsEnded_other: 'Signed out on {{count}} devices.',

  /** Electronic invoicing (EINV-01). */
  invoicingTitle: 'Electronic invoicing',
  invoicingLead:
    'Electronic invoicing is effective from January 2019. Tell us where your invoices go: the recipient code, the certified e-mail, or both.',
  invoicingZeros: 'Until one of the two is stored, the recipient code 0000000 will be used.',
  invoicingNeedsOne: 'Insert the recipient code or the PEC.',
  invoicingCduHint: 'A recipient code usually has 7 letters or digits. It is stored as you typed it.',
  invoicingPecHint: 'This does not look like an e-mail address. It is stored as you typed it.',
  /** Link from the profile to that page. */
  toInvoicing: 'Electronic invoicing',
} as const;

export type ProfileTexts = typeof english;

/** Words of the account page: profile, sessions, electronic invoicing. */
export const profileTexts = defineTexts('profile', english);
