import { html } from 'hono/html';
import { areas, customerFields } from '../../account/customers/fields.ts';
import type { CustomerField, CustomerProblems, TypedCustomer } from '../../account/customers/fields.ts';
import type { CustomerState, ListedCustomer } from '../../account/customers/table.ts';
import { countryNames } from '../../base/countries.ts';
import type { CountryRule } from '../../base/configuration.ts';
import { currencies } from '../../base/currencies.ts';
import type { Markup } from '../markup.ts';
import { deskLanguages } from './desk.ts';
import type { Desk } from './desk.ts';
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

export function customersView(desk: Desk, given: CustomersPage): Markup {
  const texts = customerTexts[desk.language];
  const { customers, page, more, search } = given;
  const step = (to: number, relation: 'prev' | 'next', label: string) =>
    html`<a class="button quiet" rel="${relation}" href="${customersPath({ search, page: to })}"
      >${label}</a
    >`;
  return html`<p><a href="/staff/">${desk.texts.allOrders}</a></p>
    <h1>${texts.title}</h1>
    <p><a class="button" href="/staff/new-customer">${texts.create}</a></p>
    <form class="find" action="/staff/customers" role="search">
      <label>${texts.find} <input name="q" type="search" value="${search}" maxlength="60" /></label>
      <button class="button quiet">${desk.texts.findButton}</button>
    </form>
    ${customers.length === 0
      ? html`<p class="empty">${search.trim() === '' ? texts.empty : texts.nothingFound}</p>`
      : html`<ul class="rows">
          ${customers.map((customer) => row(desk, customer))}
        </ul>`}
    ${page === 1 && !more
      ? html``
      : html`<nav class="pager" aria-label="${texts.pages}">
          ${page > 1 ? step(page - 1, 'prev', texts.previous) : html``}
          ${more ? step(page + 1, 'next', texts.next) : html``}
        </nav>`}`;
}

function row({ language }: Desk, customer: ListedCustomer): Markup {
  const { states } = customerTexts[language];
  const person = [customer.name, customer.surname].filter(Boolean).join(' ');
  const facts = [person, customer.email, customer.country].filter(Boolean).join(' · ');
  return html`<li>
    <a href="${customerPath(customer.code)}">
      <span class="row-head"
        ><strong dir="auto">${customer.company}</strong>${customer.state === 'active'
          ? html``
          : html`<span class="mark">${states[customer.state]}</span>`}</span
      >
      <span class="row-code">${customer.code}</span>
      <span class="quiet" dir="auto">${facts}</span>
    </a>
  </li>`;
}

export interface CustomerForm {
  readonly typed: TypedCustomer;
  readonly problems: CustomerProblems;
  readonly rules: readonly CountryRule[];
}

/** A new customer. `key`: submitted twice, the form creates one customer. */
export function newCustomerView(desk: Desk, session: Session, form: CustomerForm & { key: string }): Markup {
  const texts = customerTexts[desk.language];
  return html`<p><a href="/staff/customers">${texts.all}</a></p>
    <h1>${texts.create}</h1>
    <p class="lead">${texts.createLead}</p>
    ${alert(desk, form)}
    <form
      class="stack"
      method="post"
      action="/staff/new-customer"
      enctype="multipart/form-data"
      data-working="${desk.texts.sending}"
      novalidate
    >
      <input type="hidden" name="csrf" value="${session.csrf}" />
      <input type="hidden" name="key" value="${form.key}" />
      ${customerFields.map((field) => fieldView(desk, field, form))}
      <p><button class="button">${texts.createButton}</button></p>
    </form>`;
}

/** An account: its fields, and what staff can do about its sign-in. */
export function customerView(
  desk: Desk,
  session: Session,
  given: CustomerForm & {
    readonly code: string;
    readonly company: string;
    readonly state: CustomerState;
    readonly done: string;
  },
): Markup {
  const texts = customerTexts[desk.language];
  const { code, state, done } = given;
  const notice = Object.hasOwn(texts.done, done) ? texts.done[done as keyof typeof texts.done] : '';
  const leads = { active: texts.activeLead, invited: texts.invitedLead, deactivated: texts.deactivatedLead };
  const form = (action: string, label: string, hint = '') =>
    html`<form
      class="stack"
      method="post"
      action="${customerPath(code)}/${action}"
      enctype="multipart/form-data"
    >
      <input type="hidden" name="csrf" value="${session.csrf}" />
      <p>
        <button class="button quiet" ${hint === '' ? html`` : html`aria-describedby="${action}-hint"`}>
          ${label}
        </button>
      </p>
      ${hint === '' ? html`` : html`<p class="quiet hint" id="${action}-hint">${hint}</p>`}
    </form>`;
  return html`<p><a href="/staff/customers">${texts.all}</a></p>
    <h1 dir="auto">${given.company}</h1>
    <p class="lead">${code} · ${texts.states[state]}</p>
    ${notice === '' ? html`` : html`<p class="notice" role="status">${notice}</p>`} ${alert(desk, given)}
    <form
      class="stack"
      method="post"
      action="${customerPath(code)}/change"
      enctype="multipart/form-data"
      data-working="${desk.texts.sending}"
      novalidate
    >
      <input type="hidden" name="csrf" value="${session.csrf}" />
      ${customerFields.filter((field) => field !== 'code').map((field) => fieldView(desk, field, given))}
      <p><button class="button">${texts.save}</button></p>
    </form>
    <h2>${texts.signIn}</h2>
    <p>${leads[state]}</p>
    ${state === 'invited' ? form('invite', texts.inviteAgain) : html``}
    ${state === 'deactivated'
      ? form('activate', texts.activate)
      : form('deactivate', texts.deactivate, texts.deactivateHint)}`;
}

function alert({ language }: Desk, { problems }: Pick<CustomerForm, 'problems'>): Markup {
  return problems.size === 0
    ? html``
    : html`<p class="problem" role="alert">${customerTexts[language].notSaved}</p>`;
}

const required: readonly CustomerField[] = ['company', 'email', 'country'];
/** Types of inputs other than text. */
const inputTypes: Readonly<Partial<Record<CustomerField, string>>> = { email: 'email' };

function fieldView(desk: Desk, field: CustomerField, { typed, problems, rules }: CustomerForm): Markup {
  const texts = customerTexts[desk.language];
  const value = typed[field] ?? '';
  const problem = problems.get(field);
  const hints: Readonly<Partial<Record<CustomerField, string>>> = {
    code: texts.codeHint,
    vat_rate: texts.vatRateHint,
    credit_limit: texts.creditLimitHint,
  };
  const hint = hints[field] ?? '';
  const described = [problem ? `${field}-problem` : '', hint ? `${field}-hint` : '']
    .filter(Boolean)
    .join(' ');
  const attributes = html`name="${field}" ${required.includes(field) ? html`aria-required="true"` : html``}
  ${problem ? html`aria-invalid="true"` : html``}
  ${described ? html`aria-describedby="${described}"` : html``}`;
  const choices = choicesOf(desk, field, rules);
  return html`<div class="field">
    <label
      >${texts.fields[field]}
      ${choices
        ? html`<select ${attributes}>
            ${choices.map(
              ([code, name]) =>
                html`<option value="${code}" ${code === value ? html`selected` : html``}>${name}</option>`,
            )}
          </select>`
        : html`<input
            ${attributes}
            type="${inputTypes[field] ?? 'text'}"
            value="${value}"
            autocomplete="off"
            dir="auto"
          />`}</label
    >
    ${hint ? html`<p class="quiet" id="${field}-hint">${hint}</p>` : html``}
    ${problem ? html`<p class="field-problem" id="${field}-problem">${texts.problems[problem]}</p>` : html``}
  </div>`;
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
      const nameOf = (area: string) => {
        const its = rules.filter((rule) => rule.area === area && rule.country !== '*');
        return [area, its.map(({ country }) => names.get(country) ?? country).join(', ')]
          .filter(Boolean)
          .join(' · ');
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
