import { useMemo } from 'react';
import { invoiceExists } from '@trade-area/core/contract';
import type { PaymentRow } from '@trade-area/core/contract';
import { useRemote } from '../kit/useRemote.ts';

/**
 * Order codes of these rows that have an invoice, asked for all of them at once (PAY-12). A row that names its document
 * itself needs no question; while the answer is missing, or when it failed, those rows alone are known.
 */
export function useExistingInvoices(rows: readonly PaymentRow[]): ReadonlySet<string> {
  const codesOf = (some: readonly PaymentRow[]) =>
    [...new Set(some.map(({ commessa }) => commessa))].sort().join(',');
  const withInvoice = codesOf(rows.filter(({ invoice }) => invoice !== ''));
  const withInvoiceCodes = new Set(withInvoice.split(','));
  const unknownCodes = codesOf(rows.filter(({ commessa }) => !withInvoiceCodes.has(commessa)));
  const { data } = useRemote(
    invoiceExists,
    unknownCodes === '' ? null : { body: { codes_list: unknownCodes } },
  );
  const found = (data?.existing_invoices ?? []).join(',');
  return useMemo(() => new Set(`${withInvoice},${found}`.split(',').filter(Boolean)), [withInvoice, found]);
}
