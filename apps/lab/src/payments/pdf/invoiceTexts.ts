import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import type { VatReason } from '../invoice/vat.ts';
import { german } from './texts/de.ts';
import { english } from './texts/en.ts';
import { spanish } from './texts/es.ts';
import { french } from './texts/fr.ts';
import { italian } from './texts/it.ts';

/** Texts of an invoice in the customer's language. */
export interface InvoiceTexts {
  readonly language: Language;
  /** First part of file names. */
  readonly fileInvoice: string;
  readonly fileCreditNote: string;
  readonly invoice: string;
  readonly creditNote: string;
  readonly proForma: string;
  readonly proFormaNote: string;
  readonly date: string;
  readonly order: string;
  readonly customerCode: string;
  readonly billTo: string;
  readonly vatNumber: string;
  readonly fiscalCode: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  readonly noLines: string;
  readonly net: string;
  /** With the rate in place of {rate}. */
  readonly vat: string;
  readonly total: string;
  /** {amount} in the lab's currency, {rate}. */
  readonly booked: string;
  readonly reasons: Readonly<Record<VatReason, string>>;
  readonly payment: string;
  readonly methods: Readonly<Record<string, string>>;
  /** {last4}. */
  readonly cardEnding: string;
  /** {date}. */
  readonly paidOn: string;
  readonly refundedOn: string;
  /** {number}, {date}. */
  readonly refersTo: string;
  /** The line of a credit note over a part of an invoice. */
  readonly priceReduction: string;
  /** Stands beside the method of an unpaid invoice. */
  readonly due: string;
  readonly capital: string;
  /** {page}, {pages}. */
  readonly page: string;
  readonly continued: string;
}

const texts: Readonly<Record<Language, InvoiceTexts>> = {
  en: english,
  it: italian,
  es: spanish,
  fr: french,
  de: german,
};

/** English for an unsupported language. */
export function invoiceTexts(language: string): InvoiceTexts {
  return texts[languages.find((known) => known === language) ?? 'en'];
}

/** `{name}` replaced by its value. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
}
