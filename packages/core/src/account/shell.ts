import type { Contact, CustomerDetails, SalesRepresentative } from '../contract/index.ts';

/** Whether the banner asks for an EORI number: the check is set and none is known (SHELL-15, SHELL-34). */
export function needsEori(customer: Pick<CustomerDetails, 'check_brexit' | 'eori'> | null): boolean {
  return customer !== null && customer.check_brexit && customer.eori.trim() === '';
}

/** Title of the sales representative's block (SHELL-07). */
export function representativeTitle(area: string): 'contact' | 'yourSalesRep' {
  return area === '70' ? 'contact' : 'yourSalesRep';
}

/** The welcome has a feminine form when `sesso` is F (SHELL-05). */
export function welcomeKey(sesso: string): 'welcome' | 'welcomeFeminine' {
  return sesso.trim().toUpperCase() === 'F' ? 'welcomeFeminine' : 'welcome';
}

/** The contact fields in the documents' order (SHELL-08). */
export const contactFields = [
  'nome',
  'numero_interno',
  'email',
  'titolo_contatto',
  'salesCoordinator',
  'salesCoordinator_numero_interno',
  'salesCoordinator_email',
  'indirizzo',
  'numero_verde',
  'telefono1',
  'telefono2',
  'telefono3',
  'cellulare',
  'fax',
] as const satisfies readonly (keyof Contact)[];
export type ContactField = (typeof contactFields)[number];

export interface FilledField {
  readonly field: ContactField;
  readonly value: string;
  /** The action of a press. */
  readonly kind: 'text' | 'email' | 'phone';
}

/** The filled fields of one contact, in order (SHELL-08). */
export function filledFields(contact: Contact): readonly FilledField[] {
  return contactFields.flatMap((field) => {
    const value = contact[field].trim();
    return value === '' ? [] : [{ field, value, kind: kindOf(field) }];
  });
}

/** The representative, then the further contacts; those without any filled field are left out (SHELL-09). */
export function representativeContacts(
  representative: SalesRepresentative | null,
): readonly (readonly FilledField[])[] {
  if (representative === null) return [];
  return [representative, ...representative.riferimenti]
    .map(filledFields)
    .filter((fields) => fields.length > 0);
}

function kindOf(field: ContactField): FilledField['kind'] {
  if (field === 'email' || field === 'salesCoordinator_email') return 'email';
  const phone = field.startsWith('telefono') || field === 'numero_verde' || field === 'cellulare';
  return phone ? 'phone' : 'text';
}
