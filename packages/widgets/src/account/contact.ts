import type { ContactField, FilledField } from '@trade-area/core/account';

/** `tel:` with digits only, so that "+39 0424 / 12 34-5" can be dialled. */
export function telephoneHref(number: string): string {
  const digits = number.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return `tel:${digits.slice(0, 1)}${digits.slice(1).replace(/\+/g, '')}`;
}

export function mailHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace(/%40/g, '@')}`;
}

/** A contact as it is read: who, and below how to reach them. */
export interface ContactLines {
  readonly name: string;
  readonly title: string;
  readonly rows: readonly FilledField[];
}

const heads: readonly ContactField[] = ['nome', 'titolo_contatto'];

/** Name and title lead; every other filled field keeps the documents' order (SHELL-08). */
export function contactLines(fields: readonly FilledField[]): ContactLines {
  const valueOf = (field: ContactField) => fields.find((filled) => filled.field === field)?.value ?? '';
  const name = valueOf('nome');
  const title = valueOf('titolo_contatto');
  return {
    name,
    // A desk may bear its own name as a title; once is enough.
    title: title === name ? '' : title,
    rows: fields.filter(({ field }) => !heads.includes(field)),
  };
}
