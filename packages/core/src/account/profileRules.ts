/**
 * The rules of the profile form, one row for each field: when it is shown, whether it may be empty, what is looked at
 * (ACC-08 to ACC-16). The form applies them while a person types and before it saves; the lab applies them again.
 */
import { isEmail } from '../kernel/isEmail.ts';
import { isPhone, isWebsite } from './addressRules.ts';
import { fiscalCodeProblem, tidyFiscalCode } from './fiscalCode.ts';
import { vatProblem } from './vatNumber.ts';

/** Fields in the order of the form (ACC-27); `eori` and the names before it are the wire's (ACC-03 to ACC-05). */
export const profileFields = [
  'ragione_sociale',
  'nome',
  'cognome',
  'via',
  'citta',
  'cap',
  'stato_regione_iso',
  'nazione',
  'piva',
  'cod_fiscale',
  'codice_destinatario_univoco',
  'pec',
  'eori',
  'telefono',
  'cellulare',
  'email',
  'sito',
  'facebook',
] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** The facts that decide which fields there are (ACC-15, ACC-16, ACC-17). */
export interface ProfileContext {
  readonly area: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly checkBrexit: boolean;
  /** The country has regions to choose from. */
  readonly hasRegions: boolean;
}

/** Why a field is not valid, as a key of the texts. */
export type ProfileProblem =
  | 'missing'
  | 'tooLong'
  | 'eori'
  | 'taxCode'
  | 'taxCodeDate'
  | 'taxCodeCheck'
  | 'phone'
  | 'email'
  | 'recipientCode'
  | 'website';

/** Hints that do not prevent saving. */
export type ProfileHint = 'vat' | 'taxNumber' | 'recipientCodeEmpty';

/** `live`: while a person types. `save`: before it goes to the lab, and in the lab. */
export type CheckMoment = 'live' | 'save';

/** Stands for a missing recipient code (ACC-13, ACC-29). */
export const noRecipientCode = '0000000';

interface FieldRule {
  /** Characters at most, counted as a browser counts them. */
  readonly longest: number;
  readonly required?: true;
  /** Shown, but not changed here (ACC-15). */
  readonly readOnly?: true;
  /** Default: always. */
  readonly shown?: (context: ProfileContext) => boolean;
  /** How it is stored. Default: without blanks around it. */
  readonly tidy?: (value: string) => string;
  /** Asked for a value that is not empty. */
  readonly problem?: (value: string, moment: CheckMoment) => ProfileProblem | null;
  readonly hint?: (value: string, context: ProfileContext) => ProfileHint | null;
}

const italian = ({ area, country }: ProfileContext) => area === '1' && country === 'IT';
const compact = (value: string) => value.replace(/\s/g, '').toUpperCase();
const otherwise =
  (fits: (value: string) => boolean, problem: ProfileProblem) =>
  (value: string): ProfileProblem | null =>
    fits(value) ? null : problem;

export const profileRules: Readonly<Record<ProfileField, FieldRule>> = {
  // ACC-08: what must be filled in.
  ragione_sociale: { longest: 200, required: true },
  nome: { longest: 200, required: true },
  cognome: { longest: 200, required: true },
  via: { longest: 200, required: true },
  citta: { longest: 200, required: true },
  cap: { longest: 20, required: true },
  stato_regione_iso: { longest: 10, required: true, shown: ({ hasRegions }) => hasRegions },
  nazione: { longest: 200, readOnly: true },
  // A wrong number is shown but never prevents saving, because it cannot be changed here (ACC-15).
  piva: {
    longest: 40,
    readOnly: true,
    shown: ({ area }) => area !== '100',
    hint: (value, { country }) => (value !== '' && vatProblem(country, value) ? 'vat' : null),
  },
  // Only Italian customers have one (ACC-10, ACC-24).
  cod_fiscale: {
    longest: 16,
    shown: italian,
    tidy: tidyFiscalCode,
    problem: taxCodeProblem,
    hint: (value) => (/^\d{11}$/.test(value) && vatProblem('IT', value) ? 'taxNumber' : null),
  },
  // An empty code is saved as `noRecipientCode` (ACC-13, ACC-29).
  codice_destinatario_univoco: {
    longest: 7,
    shown: italian,
    tidy: (value) => compact(value) || noRecipientCode,
    problem: otherwise((value) => /^\w{7}$/.test(value), 'recipientCode'),
    hint: (value) => (value === noRecipientCode ? 'recipientCodeEmpty' : null),
  },
  // The certified mail address of Italian invoicing (ACC-12, DEC-08).
  pec: { longest: 254, shown: italian, problem: otherwise(isEmail, 'email') },
  // Shown to customers who need a customs number since Brexit (ACC-09, ACC-26).
  eori: {
    longest: 14,
    shown: ({ checkBrexit }) => checkBrexit,
    tidy: compact,
    problem: otherwise((value) => /^GB\d{9}000$/.test(value), 'eori'),
  },
  // A phone number and a mail address are required, a mobile number is not (ACC-11, ACC-25).
  telefono: { longest: 40, required: true, problem: otherwise(isPhone, 'phone') },
  cellulare: { longest: 40, problem: otherwise(isPhone, 'phone') },
  email: { longest: 254, required: true, problem: otherwise(isEmail, 'email') },
  // Optional, but a website that is entered must be an address (ACC-14).
  sito: { longest: 254, problem: otherwise(isWebsite, 'website') },
  facebook: { longest: 200 },
};

/** ACC-24: live the simpler pattern of 16 characters or 11 digits, at saving the date and the check character too. */
function taxCodeProblem(value: string, moment: CheckMoment): ProfileProblem | null {
  if (/^\d{11}$/.test(value)) return null;
  const problem = fiscalCodeProblem(value);
  if (problem === null) return null;
  if (problem === 'shape') return 'taxCode';
  if (moment === 'live') return null;
  return problem === 'date' ? 'taxCodeDate' : 'taxCodeCheck';
}

export function isShown(field: ProfileField, context: ProfileContext): boolean {
  return profileRules[field].shown?.(context) ?? true;
}

/** One value as it is stored. */
export function tidyField(field: ProfileField, value: string): string {
  const trimmed = value.trim();
  return profileRules[field].tidy?.(trimmed) ?? trimmed;
}

/** All values as they are stored; a field that is not shown is empty. */
export function tidyProfile(values: ProfileValues, context: ProfileContext): ProfileValues {
  const entries = profileFields.map(
    (field) => [field, isShown(field, context) ? tidyField(field, values[field]) : ''] as const,
  );
  return Object.fromEntries(entries) as Record<ProfileField, string>;
}

/** Why a field cannot be saved like this; null when it can, and for what is not shown or not theirs to change. */
export function problemOf(
  field: ProfileField,
  value: string,
  context: ProfileContext,
  moment: CheckMoment,
): ProfileProblem | null {
  const rule = profileRules[field];
  if (rule.readOnly || !isShown(field, context)) return null;
  const tidy = tidyField(field, value);
  if (tidy === '') return rule.required ? 'missing' : null;
  const problem = rule.problem?.(tidy, moment) ?? null;
  return problem ?? (tidy.length > rule.longest ? 'tooLong' : null);
}

/** A hint about a field, which never prevents saving. */
export function hintOf(field: ProfileField, value: string, context: ProfileContext): ProfileHint | null {
  if (!isShown(field, context) || problemOf(field, value, context, 'save')) return null;
  return profileRules[field].hint?.(tidyField(field, value), context) ?? null;
}

/** Every field that cannot be saved like this, in the order of the form (ACC-08: one is enough to block saving). */
export function problemsOf(
  values: ProfileValues,
  context: ProfileContext,
  moment: CheckMoment,
): ReadonlyMap<ProfileField, ProfileProblem> {
  return new Map(
    profileFields.flatMap((field) => {
      const problem = problemOf(field, values[field], context, moment);
      return problem ? [[field, problem] as const] : [];
    }),
  );
}
