import * as v from 'valibot';
import { features } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { count, flag, listOf, numeric, text } from './wire.ts';

const contactFields = {
  nome: text,
  numero_interno: text,
  email: text,
  titolo_contatto: text,
  salesCoordinator: text,
  salesCoordinator_numero_interno: text,
  salesCoordinator_email: text,
  indirizzo: text,
  numero_verde: text,
  telefono1: text,
  telefono2: text,
  telefono3: text,
  cellulare: text,
  fax: text,
};

/** Sales representative (SHELL-08, SHELL-09); `riferimenti` are further contacts with the same fields. */
export const salesRepresentative = v.object({
  ...contactFields,
  riferimenti: listOf(v.object(contactFields)),
});
export type SalesRepresentative = v.InferOutput<typeof salesRepresentative>;
export type Contact = Omit<SalesRepresentative, 'riferimenti'>;

/**
 * Customer details (SES-23). `features`, `c`, `currency`, `profile_version` are ours, and in `company` what the portal
 * keeps of it beyond the five names of the document (ACC-07).
 */
export const customerDetails = v.object({
  code: text,
  c: text,
  name: text,
  surname: text,
  email: text,
  area: text,
  /** F or M. */
  sesso: text,
  currency: text,
  company: v.object({
    name: text,
    address: text,
    city: text,
    zip: text,
    state: text,
    /** ISO 3166 alpha-2. */
    country: text,
    vat: text,
    region: text,
    /** ISO 3166-2. */
    region_iso: text,
    provincia: text,
    country_name: text,
    telephone: text,
    mobilephone: text,
    email: text,
    sitoweb: text,
    facebook: text,
    cf: text,
    piva: text,
    pec: text,
    cdu: text,
  }),
  /** The version that a save of the profile must be based on. */
  profile_version: count,
  fatturato_anno_corrente: numeric,
  fatturato_passato_oggi: numeric,
  max_fatturato_biennio: numeric,
  perc_wedding_corrente: numeric,
  perc_wedding_passato: numeric,
  gestore: v.nullish(salesRepresentative, null),
  fatturazione_elettronica: listOf(v.object({ pec: text, codice_destinatario_univoco: text })),
  ui: v.optional(v.object({ default: text, language: text }), { default: '', language: '' }),
  check_brexit: flag,
  eori: text,
  features: listOf(v.picklist(features)),
});
export type CustomerDetails = v.InferOutput<typeof customerDetails>;

export const details = endpoint({
  id: 'account.details',
  method: 'GET',
  path: '/api/customer/details',
  summary: 'The signed-in customer: company, representative, language, special features.',
  cites: ['GW-15', 'SES-08', 'SES-23'],
  answer: customerDetails,
});

export const languages = ['en', 'it', 'es', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

/** POST from our client; the documented GET only with the bearer header from the same origin (DEC-17). */
export const updateLanguage = endpoint({
  id: 'account.updateLanguage',
  method: 'POST',
  via: 'direct',
  path: '/scripts/update_lang',
  summary: 'Saves the language of the account. Internal viewers do not call it.',
  cites: ['GW-05', 'I18N-03'],
  query: v.object({ lingua: v.string(), inter: v.optional(v.string()) }),
  answer: v.object({ success: flag }),
});
