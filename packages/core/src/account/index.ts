export { createLanguageChoice } from './language.ts';
export type { LanguageChoice, LanguageOutcome } from './language.ts';
export {
  asksForEori,
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
