import { isEmail, vatProblem } from '@trade-area/core/account';
import { languages } from '@trade-area/core/contract';
import { isCountry } from '../../base/countries.ts';
import type { CountryRule } from '../../base/configuration.ts';
import { currencies } from '../../base/currencies.ts';

/** The fields of a customer as staff or an import give them, as typed; '' = derived, or empty. */
export const customerFields = [
  'code',
  'company',
  'name',
  'surname',
  'email',
  'country',
  'area',
  'language',
  'currency',
  'address',
  'zip',
  'city',
  'state',
  'vat_number',
  'vat_rate',
  'credit_limit',
] as const;
export type CustomerField = (typeof customerFields)[number];
export type TypedCustomer = Readonly<Partial<Record<CustomerField, string>>>;

export type CustomerProblem =
  | 'missing'
  | 'tooLong'
  | 'taken'
  | 'code'
  | 'email'
  | 'country'
  | 'area'
  | 'language'
  | 'currency'
  | 'vatNumber'
  | 'vatRate'
  | 'creditLimit';
export type CustomerProblems = ReadonlyMap<CustomerField, CustomerProblem>;

/** The fields of a customer's account, checked; `code` is '' when the lab is to choose the next free one. */
export interface CustomerValues {
  readonly code: string;
  readonly email: string;
  readonly name: string;
  readonly surname: string;
  readonly area: string;
  readonly language: string;
  readonly currency: string;
  readonly vatRate: number;
  /** Minor units of the currency; null = may not buy on account. */
  readonly creditLimit: number | null;
  readonly company: {
    readonly name: string;
    readonly address: string;
    readonly city: string;
    readonly zip: string;
    readonly state: string;
    readonly country: string;
    readonly vat: string;
  };
}

/** Area codes (CONST-18). */
export const areas = ['1', '102', '51', '70', '100', '101', '110', '201'] as const;
/** The country that an area is named after, for an area that no rule of the lab leads to (CONST-18). */
export const areaCountries: Readonly<Record<(typeof areas)[number], string>> = {
  '1': 'IT',
  '102': 'FR',
  '51': 'DE',
  '70': 'ES',
  '100': 'US',
  '101': 'GB',
  '110': 'GB',
  '201': 'AU',
};

/** The rule of a country, or that of all others; undefined = neither, so that its values must be chosen. */
const ruleOf = (rules: readonly CountryRule[], country: string): CountryRule | undefined =>
  rules.find((rule) => rule.country === country) ?? rules.find((rule) => rule.country === '*');

const longest: Readonly<Record<CustomerField, number>> = {
  code: 20,
  company: 200,
  name: 200,
  surname: 200,
  email: 254,
  country: 2,
  area: 4,
  language: 2,
  currency: 3,
  address: 200,
  zip: 20,
  city: 200,
  state: 200,
  vat_number: 40,
  vat_rate: 3,
  credit_limit: 12,
};
const required: readonly CustomerField[] = ['company', 'email', 'country'];
/** Checks what was typed. Area, language, currency and VAT rate that are left empty follow from the country. */
export function readCustomer(
  typed: TypedCustomer,
  rules: readonly CountryRule[],
):
  | { readonly values: CustomerValues; readonly problems: null }
  | { readonly values: null; readonly problems: CustomerProblems } {
  const field = (name: CustomerField) => (typed[name] ?? '').replace(/\s+/g, ' ').trim();
  const country = field('country').toUpperCase();
  const rule = ruleOf(rules, country);
  const values: CustomerValues = {
    code: field('code'),
    email: field('email').toLowerCase(),
    name: field('name'),
    surname: field('surname'),
    area: field('area') || (rule?.area ?? ''),
    language: field('language').toLowerCase() || (rule?.language ?? 'en'),
    currency: field('currency').toUpperCase() || (rule?.currency ?? ''),
    vatRate: field('vat_rate') === '' ? (rule?.vatRate ?? NaN) : Number(field('vat_rate')),
    creditLimit:
      field('credit_limit') === '' ? null : Math.round(Number(field('credit_limit').replace(',', '.')) * 100),
    company: {
      name: field('company'),
      address: field('address'),
      city: field('city'),
      zip: field('zip'),
      state: field('state'),
      country,
      vat: field('vat_number').replace(/\s/g, '').toUpperCase(),
    },
  };
  const problems = new Map<CustomerField, CustomerProblem>();
  const check = (name: CustomerField, fits: boolean, problem: CustomerProblem) => {
    if (!fits && !problems.has(name)) problems.set(name, problem);
  };
  for (const name of required) check(name, field(name) !== '', 'missing');
  for (const name of customerFields) check(name, [...field(name)].length <= longest[name], 'tooLong');
  check('code', values.code === '' || /^[A-Za-z0-9._-]+$/.test(values.code), 'code');
  check('email', isEmail(values.email), 'email');
  check('country', isCountry(country), 'country');
  check('area', (areas as readonly string[]).includes(values.area), 'area');
  check('language', (languages as readonly string[]).includes(values.language), 'language');
  check('currency', currencies.includes(values.currency), 'currency');
  check('vat_number', values.company.vat === '' || !vatProblem(country, values.company.vat), 'vatNumber');
  check('vat_rate', /^(\d{1,2})?$/.test(field('vat_rate')) && values.vatRate <= 30, 'vatRate');
  check('credit_limit', /^(\d{1,7}([.,]\d{1,2})?)?$/.test(field('credit_limit')), 'creditLimit');
  return problems.size > 0 ? { values: null, problems } : { values, problems: null };
}
