import type { ProfileField, ProfileHint, ProfileProblem } from '@trade-area/core/account';
import type { TextKey } from '../../kit/text/bundle.ts';
import type { ProfileTexts } from '../profileStrings.ts';

type Key = TextKey<keyof ProfileTexts>;

/** The presentation of a field: its texts, and the value a browser may fill in. */
export interface FieldWords {
  readonly label: Key;
  readonly autoComplete?: string;
  readonly type?: 'email' | 'tel' | 'url';
  readonly hint?: Key;
  /** Takes the whole row. */
  readonly wide?: true;
}

export const fieldWords: Readonly<Record<ProfileField, FieldWords>> = {
  ragione_sociale: { label: 'company', autoComplete: 'organization', wide: true },
  nome: { label: 'firstName', autoComplete: 'given-name' },
  cognome: { label: 'lastName', autoComplete: 'family-name' },
  via: { label: 'address', autoComplete: 'street-address', wide: true },
  citta: { label: 'city', autoComplete: 'address-level2' },
  cap: { label: 'zip', autoComplete: 'postal-code' },
  stato_regione_iso: { label: 'region', autoComplete: 'address-level1' },
  nazione: { label: 'country', hint: 'readOnlyHint' },
  piva: { label: 'vat', hint: 'readOnlyHint' },
  cod_fiscale: { label: 'taxCode', hint: 'taxCodeHint' },
  codice_destinatario_univoco: { label: 'recipientCode' },
  pec: { label: 'pec', type: 'email' },
  eori: { label: 'eori', hint: 'eoriHint' },
  telefono: { label: 'phone', type: 'tel', autoComplete: 'tel' },
  cellulare: { label: 'mobile', type: 'tel' },
  email: { label: 'email', type: 'email', autoComplete: 'email' },
  sito: { label: 'website', type: 'url', autoComplete: 'url' },
  facebook: { label: 'facebook' },
};

/** Fields under their headings, in the order of the form (ACC-27). */
export const fieldGroups: readonly { readonly title: Key; readonly fields: readonly ProfileField[] }[] = [
  { title: 'groupCompany', fields: ['ragione_sociale', 'nome', 'cognome'] },
  { title: 'groupAddress', fields: ['via', 'citta', 'cap', 'stato_regione_iso', 'nazione'] },
  { title: 'groupTax', fields: ['piva', 'cod_fiscale', 'codice_destinatario_univoco', 'pec', 'eori'] },
  { title: 'groupContact', fields: ['telefono', 'cellulare', 'email', 'sito', 'facebook'] },
];

/** The name for a region in the customer's country. */
export function regionLabel(country: string): Key {
  const provinceKeys: Readonly<Record<string, Key>> = {
    US: 'state',
    AU: 'state',
    DE: 'state',
    IT: 'province',
    CA: 'province',
    ES: 'province',
    IE: 'county',
    FR: 'department',
  };
  return (Object.hasOwn(provinceKeys, country) ? provinceKeys[country] : undefined) ?? 'region';
}

export const problemWords: Readonly<Record<ProfileProblem | 'other', Key>> = {
  missing: 'missing',
  tooLong: 'tooLong',
  eori: 'badEori',
  taxCode: 'badTaxCode',
  taxCodeDate: 'badTaxCodeDate',
  taxCodeCheck: 'badTaxCodeCheck',
  phone: 'badPhone',
  email: 'badEmail',
  recipientCode: 'badRecipientCode',
  website: 'badWebsite',
  other: 'badOther',
};

export const hintWords: Readonly<Record<ProfileHint, Key>> = {
  vat: 'vatHint',
  taxNumber: 'taxNumberHint',
  recipientCodeEmpty: 'recipientCodeEmpty',
};
