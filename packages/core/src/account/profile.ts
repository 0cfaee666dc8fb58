import type { AnswerOf, CustomerDetails, saveProfile } from '../contract/index.ts';
import { profileFields } from './profileRules.ts';
import type { ProfileContext, ProfileField, ProfileValues } from './profileRules.ts';

/** The profile as the lab last told it. */
export interface Profile {
  readonly values: ProfileValues;
  /** Goes back with a save: another one meanwhile is a conflict. */
  readonly version: number;
}

/** The fields that were typed over it. */
export type ProfileChange = Readonly<Partial<Record<ProfileField, string>>>;

/** The form's fields from the customer details (ACC-07). */
export function profileOf({
  name,
  surname,
  email,
  company,
  eori,
  profile_version,
}: CustomerDetails): Profile {
  return {
    version: profile_version,
    values: {
      ragione_sociale: company.name,
      nome: name,
      cognome: surname,
      via: company.address,
      citta: company.city,
      cap: company.zip,
      stato_regione_iso: company.region_iso,
      nazione: company.country_name || company.country,
      piva: company.piva || company.vat,
      cod_fiscale: company.cf,
      codice_destinatario_univoco: company.cdu,
      pec: company.pec,
      eori,
      telefono: company.telephone,
      cellulare: company.mobilephone,
      email: company.email || email,
      sito: company.sitoweb,
      facebook: company.facebook,
    },
  };
}

export function profileContext(
  { area, company, check_brexit }: Pick<CustomerDetails, 'area' | 'company' | 'check_brexit'>,
  hasRegions: boolean,
): ProfileContext {
  return { area, country: company.country.toUpperCase(), checkBrexit: check_brexit, hasRegions };
}

/** The details with what the lab answered to a save in them (ACC-06, ACC-32): header, banners and caches follow. */
export function withSaved(customer: CustomerDetails, answer: AnswerOf<typeof saveProfile>): CustomerDetails {
  const { profilo, check_brexit, eori, version } = answer;
  const { pec, codice_destinatario_univoco: cdu } = profilo;
  const italian = customer.area === '1' && customer.company.country.toUpperCase() === 'IT';
  return {
    ...customer,
    name: profilo.nome,
    surname: profilo.cognome,
    email: profilo.email,
    check_brexit,
    eori,
    profile_version: version,
    fatturazione_elettronica: italian
      ? [{ pec, codice_destinatario_univoco: cdu }]
      : customer.fatturazione_elettronica,
    company: {
      ...customer.company,
      name: profilo.ragione_sociale,
      address: profilo.indirizzo,
      city: profilo.citta,
      zip: profilo.cap,
      state: profilo.stato_regione,
      provincia: italian ? profilo.stato_regione : customer.company.provincia,
      region: profilo.stato_regione,
      region_iso: profilo.stato_regione_iso,
      telephone: profilo.telefono,
      mobilephone: profilo.cellulare,
      email: profilo.email,
      sitoweb: profilo.sito,
      facebook: profilo.facebook,
      ...(italian ? { cf: profilo.cod_fiscale, pec, cdu } : {}),
    },
  };
}

/** The part of a change that really differs from the profile under it. */
export function omitUnchangedFields({ values }: Profile, change: ProfileChange): ProfileChange {
  const entries = profileFields.flatMap((field) => {
    const value = change[field];
    return value === undefined || value === values[field] ? [] : [[field, value] as const];
  });
  return Object.fromEntries(entries);
}

/** The change as text to be kept, with the version it was typed over; '' for none. */
export function writeDraft({ version }: Profile, change: ProfileChange): string {
  return Object.keys(change).length === 0 ? '' : JSON.stringify({ version, change });
}

/** A kept change; null for what is none. Names that are no fields are left out. */
export function readDraft(text: string): { readonly version: number; readonly change: ProfileChange } | null {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return null;
    const { version, change } = read as { version?: unknown; change?: unknown };
    if (typeof version !== 'number' || typeof change !== 'object' || change === null) return null;
    const entries = profileFields.flatMap((field) => {
      const value: unknown = Object.hasOwn(change, field) ? (change as Record<string, unknown>)[field] : null;
      return typeof value === 'string' ? [[field, value] as const] : [];
    });
    return { version, change: Object.fromEntries(entries) };
  } catch {
    return null;
  }
}
