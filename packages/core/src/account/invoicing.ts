import type { CustomerDetails } from '../contract/index.ts';
import { isEmail } from '../kernel/isEmail.ts';
import { noRecipientCode } from './profileRules.ts';

/** Where electronic invoices go (EINV-01). */
export interface InvoicingValues {
  /** Recipient code. */
  readonly cdu: string;
  readonly pec: string;
}

/** Only for companies in Italy (EINV-02, ROLE-09). */
export function mayInvoiceElectronically({ company }: Pick<CustomerDetails, 'company'>): boolean {
  return company.country.trim().toUpperCase() === 'IT';
}

/** One of the two at least (EINV-09). */
export function canSaveInvoicing({ cdu, pec }: InvoicingValues): boolean {
  return cdu.trim() !== '' || pec.trim() !== '';
}

/** Neither is known: the code of zeros means none (EINV-05, EINV-09). */
export function lacksInvoicing({ cdu, pec }: InvoicingValues): boolean {
  return pec.trim() === '' && ['', noRecipientCode].includes(cdu.trim());
}

/** Hints about the form, which never prevent saving (EINV-09). */
export function invoicingHints({ cdu, pec }: InvoicingValues): {
  readonly cdu: boolean;
  readonly pec: boolean;
} {
  return {
    cdu: cdu.trim() !== '' && !/^\w{7}$/.test(cdu.trim()),
    pec: pec.trim() !== '' && !isEmail(pec.trim()),
  };
}
