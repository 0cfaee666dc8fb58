import type { ReactNode } from 'react';
import { Button, EmptyState } from '@trade-area/widgets/ui';
import { areaCountries, areas, customerFields } from '../../account/customers/fields.ts';
import type { CustomerField, CustomerProblems, TypedCustomer } from '../../account/customers/fields.ts';
import type { CustomerState, ListedCustomer } from '../../account/customers/table.ts';
import { countryNames } from '../../base/countries.ts';
import type { CountryRule } from '../../base/configuration.ts';
import { currencies } from '../../base/currencies.ts';
import type { Credit } from '../../payments/credit.ts';
import { SelectField, TextField } from '../parts/fields.tsx';
import { PageHead, Row } from '../parts/Page.tsx';
import { deskLanguages } from './desk.ts';
import type { Desk } from './desk.ts';
import { SearchForm } from './listView.tsx';
import { membersView } from './membersView.tsx';
import type { DeskMember } from './membersView.tsx';
import { BackLink, DeskForm, DeskRow, Mark, Outcome, PageSteps, Problem, Send } from './parts.tsx';
import type { StaffSession } from './session.ts';
import { customerTexts } from './texts/customers.ts';

type Session = Pick<StaffSession, 'csrf'>;

export interface CustomersPage {
  readonly search: string;
  readonly page: number;
  readonly customers: readonly ListedCustomer[];
  readonly more: boolean;
}

/** The address of a page of the list, which holds the search. */
export const customersPath = ({ search, page }: Pick<CustomersPage, 'search' | 'page'>): string => {
  const query = [
    search.trim() === '' ? '' : `q=${encodeURIComponent(search)}`,
    page > 1 ? `page=${page}` : '',
  ].filter(Boolean);
  return `/staff/customers${query.length > 0 ? `?${query.join('&')}` : ''}`;
};
export const customerPath = (code: string): string => `/staff/customers/${encodeURIComponent(code)}`;

export function customersView(desk: Desk, given: CustomersPage): ReactNode {
  const texts = customerTexts[desk.language];
  const { customers, page, more, search } = given;
  return (
    <>
      <BackLink href="/staff/">{desk.texts.allOrders}</BackLink>
      <PageHead title={texts.title} />
      <Row>
        <Button href="/staff/new-customer" variant="primary">
          {texts.create}
        </Button>
      </Row>
      <SearchForm desk={desk} action="/staff/customers" label={texts.find} search={search} />
      {customers.length === 0 ? (
        <EmptyState title={search.trim() === '' ? texts.empty : texts.nothingFound} />
      ) : (
        <ul className="ta-page-rows">{customers.map((customer) => row(desk, customer))}</ul>
      )}
      <PageSteps
        label={texts.pages}
        page={page}
        more={more}
        hrefFor={(to) => customersPath({ search, page: to })}
        previous={texts.previous}
        next={texts.next}
      />
    </>
  );
}

function row({ language }: Desk, customer: ListedCustomer): ReactNode {
  const { states } = customerTexts[language];
  const person = [customer.name, customer.surname].filter(Boolean).join(' ');
  const isErased = customer.state === 'erased';
  const facts = [person, isErased ? '' : customer.email, customer.country].filter(Boolean).join(' · ');
  return (
    <DeskRow
      key={customer.code}
      href={customerPath(customer.code)}
      title={isErased ? states.erased : customer.company}
      code={customer.code}
      facts={facts}
      marks={customer.state !== 'active' && !isErased && <Mark>{states[customer.state]}</Mark>}
    />
  );
}

export interface CustomerForm {
  readonly typed: TypedCustomer;
  readonly problems: CustomerProblems;
  readonly rules: readonly CountryRule[];
  /** Of an account. */
  readonly credit?: Credit;
}

/** A new customer. `key`: submitted twice, the form creates one customer. */
export function newCustomerView(
  desk: Desk,
  session: Session,
  form: CustomerForm & { key: string },
): ReactNode {
  const texts = customerTexts[desk.language];
  return (
    <>
      <BackLink href="/staff/customers">{texts.all}</BackLink>
      <PageHead title={texts.create} lead={texts.createLead} />
      {alert(desk, form)}
      <DeskForm session={session} action="/staff/new-customer" working={desk.texts.sending} noValidate>
        <input type="hidden" name="key" value={form.key} />
        {customerFields.map((field) => fieldView(desk, field, form))}
        <Send>{texts.createButton}</Send>
      </DeskForm>
    </>
  );
}

/** An account: its fields, and what staff can do about its sign-in. */
export function customerView(
  desk: Desk,
  session: Session,
  given: CustomerForm & {
    readonly code: string;
    readonly company: string;
    readonly state: CustomerState;
    readonly members: readonly DeskMember[];
    readonly done: string;
  },
): ReactNode {
  const texts = customerTexts[desk.language];
  const { code, state, done } = given;
  const notice = Object.hasOwn(texts.done, done) ? texts.done[done as keyof typeof texts.done] : '';
  const leads = {
    active: texts.activeLead,
    invited: texts.invitedLead,
    deactivated: texts.deactivatedLead,
    erased: texts.erasedLead,
  };
  const form = (action: string, label: string, hint = '') => (
    <DeskForm session={session} action={`${customerPath(code)}/${action}`}>
      <Row>
        <Button type="submit" aria-describedby={hint === '' ? undefined : `${action}-hint`}>
          {label}
        </Button>
      </Row>
      {hint !== '' && (
        <p className="ta-quiet" id={`${action}-hint`}>
          {hint}
        </p>
      )}
    </DeskForm>
  );
  if (state === 'erased')
    return (
      <>
        <BackLink href="/staff/customers">{texts.all}</BackLink>
        <PageHead title={texts.states.erased} lead={code} />
        <p>{leads.erased}</p>
      </>
    );
  return (
    <>
      <BackLink href="/staff/customers">{texts.all}</BackLink>
      <PageHead isName title={given.company} lead={`${code} · ${texts.states[state]}`} />
      <Outcome>{notice}</Outcome>
      {alert(desk, given)}
      <DeskForm
        session={session}
        action={`${customerPath(code)}/change`}
        working={desk.texts.sending}
        noValidate
      >
        {customerFields.filter((field) => field !== 'code').map((field) => fieldView(desk, field, given))}
        <Send>{texts.save}</Send>
      </DeskForm>
      <h2 className="ta-heading">{texts.signIn}</h2>
      <p>{leads[state]}</p>
      {state === 'invited' && form('invite', texts.inviteAgain)}
      {state === 'deactivated'
        ? form('activate', texts.activate)
        : form('deactivate', texts.deactivate, texts.deactivateHint)}
      {membersView(desk, given.members)}
    </>
  );
}

function alert({ language }: Desk, { problems }: Pick<CustomerForm, 'problems'>): ReactNode {
  return <Problem>{problems.size === 0 ? '' : customerTexts[language].notSaved}</Problem>;
}

const required: readonly CustomerField[] = ['company', 'email', 'country'];
/** Types of inputs other than text. */
const inputTypes: Readonly<Partial<Record<CustomerField, 'email'>>> = { email: 'email' };

function fieldView(
  desk: Desk,
  field: CustomerField,
  { typed, problems, rules, credit }: CustomerForm,
): ReactNode {
  const texts = customerTexts[desk.language];
  const value = typed[field] ?? '';
  const problem = problems.get(field);
  const hints: Readonly<Partial<Record<CustomerField, string>>> = {
    code: texts.codeHint,
    vat_rate: texts.vatRateHint,
    credit_limit:
      credit && credit.limit !== null
        ? texts.creditUse(desk.money(credit.used, credit.currency), desk.money(credit.free, credit.currency))
        : texts.creditLimitHint,
  };
  const hint = hints[field] ?? '';
  const choices = choicesOf(desk, field, rules);
  const part = {
    name: field,
    label: texts.fields[field],
    hint: hint === '' ? undefined : hint,
    error: problem ? texts.problems[problem] : undefined,
    required: required.includes(field),
  };
  return choices ? (
    <SelectField
      key={field}
      {...part}
      value={value}
      options={choices.map(([code, name]) => ({ value: code, label: name }))}
    />
  ) : (
    <TextField
      key={field}
      {...part}
      type={inputTypes[field] ?? 'text'}
      value={value}
      autoComplete="off"
      dir="auto"
    />
  );
}

/** Values and names of a field with a choice; null = it is typed. */
function choicesOf(
  { language }: Desk,
  field: CustomerField,
  rules: readonly CountryRule[],
): (readonly [string, string])[] | null {
  const texts = customerTexts[language];
  const byCountry = ['', texts.byCountry] as const;
  const countries = countryNames(language);
  switch (field) {
    case 'country':
      return [['', texts.choose], ...countries];
    case 'area': {
      const names = new Map(countries);
      const nameOf = (area: (typeof areas)[number]) => {
        const ruled = rules.filter((rule) => rule.area === area && rule.country !== '*');
        const its = ruled.length > 0 ? ruled.map(({ country }) => country) : [areaCountries[area]];
        return [area, its.map((country) => names.get(country) ?? country).join(', ')].join(' · ');
      };
      return [byCountry, ...areas.map((area) => [area, nameOf(area)] as const)];
    }
    case 'language':
      return [byCountry, ...deskLanguages];
    case 'currency':
      return [byCountry, ...currencies.map((currency) => [currency, currency] as const)];
    default:
      return null;
  }
}
