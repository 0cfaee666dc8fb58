import { useState } from 'react';
import { vi } from 'vitest';
import type { PaymentRow } from '@trade-area/core/contract';
import { PaymentsList } from '../src/payments/PaymentsList.tsx';
import { paymentFixtures } from '../src/payments/fixtures.ts';
import type { AnyCallback } from './render.tsx';
import { fakeLab } from './fakeLab.ts';
import type { FakeLab } from './fakeLab.ts';
import { renderSignedIn } from './signedIn.tsx';
import type { SignedInOptions } from './signedIn.tsx';

/** Every change of the query: the new one, and whether it was a correction. */
export const addressSpy = vi.fn<AnyCallback>();
/** Every row that was opened. */
export const paymentOpenSpy = vi.fn<AnyCallback>();

export const paymentsPath = '/orders/payments';

interface Query {
  readonly search?: string;
  readonly type?: string;
  readonly status?: number;
  readonly cod_order_ref?: string;
}

/** A lab with these payments, ten to a page; the orders of `invoiced` have an invoice although no row says so. */
export function paymentsLab(
  rows: readonly PaymentRow[] = paymentFixtures(25),
  invoiced: readonly string[] = [],
): FakeLab {
  const lab = fakeLab();
  lab.replies.set(paymentsPath, (body, path) => {
    const { search = '', type, status, cod_order_ref: ref } = (body['query'] ?? {}) as Query;
    const found = rows.filter(
      (row) =>
        JSON.stringify(row).toLowerCase().includes(search.toLowerCase()) &&
        (type === undefined || row.article === type) &&
        (status === undefined || row.status === status) &&
        (ref === undefined || row.commessa === ref),
    );
    const pages = Math.max(1, Math.ceil(found.length / 10));
    const page = Math.min(pages, Number(/\/(\d+)$/.exec(path)?.[1] ?? 1));
    return {
      orders: found.slice((page - 1) * 10, page * 10),
      page,
      pages,
      total_record_amount: found.length,
      types_list: [...new Set(rows.map(({ article }) => article))].sort(),
    };
  });
  lab.replies.set('/check_invoice_exist', ({ codes_list }) => {
    const existing = String(codes_list ?? '')
      .split(',')
      .filter((code) => invoiced.includes(code));
    return { success: false, existing_invoices: existing };
  });
  lab.replies.set('/payments/export', () => 'Order\r\n2600001\r\n');
  lab.replies.set('/customer/invoices', () => 'PK');
  lab.replies.set('/downloadPDF', () => 'PK');
  return lab;
}

function Page({ first }: { readonly first: string }) {
  const [search, setSearch] = useState(first);
  return (
    <>
      <PaymentsList
        search={search}
        onSearchChange={(next, { replace }) => {
          addressSpy(next, replace);
          setSearch(next);
        }}
        hrefFor={(query) => `/ta/payments-list?${query}`}
        paymentHref={(code) => `/ta/payment/${code}`}
        onPaymentOpen={paymentOpenSpy}
      />
      <output data-testid="address">{search}</output>
    </>
  );
}

/** Draws the list with this query, which it keeps as the portal does with the address. */
export async function openPayments(lab: FakeLab, first = '', options: SignedInOptions = {}) {
  addressSpy.mockClear();
  paymentOpenSpy.mockClear();
  const rendered = await renderSignedIn(lab, <Page first={first} />, options);
  const { screen } = rendered;
  const address = () => screen.getByTestId('address').element().textContent;
  const rows = () => Math.max(0, screen.getByRole('row').elements().length - 1);
  const lastAsked = (part = paymentsPath) => lab.bodies(part).at(-1);
  return { ...rendered, address, rows, lastAsked };
}
