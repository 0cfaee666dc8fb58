export { createLanguageChoice } from './language.ts';
export type { LanguageChoice, LanguageOutcome } from './language.ts';
export {
  needsEori,
  contactFields,
  filledFields,
  representativeContacts,
  representativeTitle,
  welcomeKey,
} from './shell.ts';
export type { ContactField, FilledField } from './shell.ts';
export {
  hintOf,
  isShown,
  noRecipientCode,
  problemOf,
  problemsOf,
  profileFields,
  profileRules,
  tidyField,
  tidyProfile,
} from './profileRules.ts';
export type {
  CheckMoment,
  ProfileContext,
  ProfileField,
  ProfileHint,
  ProfileProblem,
  ProfileValues,
} from './profileRules.ts';
export { createAccountActions } from './actions.ts';
export type { AccountActions, InvoicingOutcome, ProfileOutcome } from './actions.ts';
export { canSaveInvoicing, invoicingHints, lacksInvoicing, mayInvoiceElectronically } from './invoicing.ts';
export type { InvoicingValues } from './invoicing.ts';
export {
  profileContext,
  profileOf,
  readDraft,
  omitUnchangedFields,
  withSaved,
  writeDraft,
} from './profile.ts';
export type { Profile, ProfileChange } from './profile.ts';
export { readRegionOptions } from './regionOptions.ts';
export type { RegionChoice } from './regionOptions.ts';
export { isEmail } from '../kernel/isEmail.ts';
export { vatProblem } from './vatNumber.ts';
export type { VatProblem } from './vatNumber.ts';
