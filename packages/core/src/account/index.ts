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
