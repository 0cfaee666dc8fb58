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
  const named = codesOf(rows.filter(({ invoice }) => invoice !== ''));
  const known = new Set(named.split(','));
  const asked = codesOf(rows.filter(({ commessa }) => !known.has(commessa)));
  const { data } = useRemote(invoiceExists, asked === '' ? null : { body: { codes_list: asked } });
  const found = (data?.existing_invoices ?? []).join(',');
  return useMemo(() => new Set(`${named},${found}`.split(',').filter(Boolean)), [named, found]);
}
