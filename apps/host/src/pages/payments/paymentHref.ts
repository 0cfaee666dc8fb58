import { hrefOf } from '../../portal/addresses.ts';

/** Address of the page of one order's payment (PAY-02). */
export function paymentHref(code: string): string {
  return hrefOf(`payment/${encodeURIComponent(code)}`);
}

/** The list with the payments of one order (PAY-17). */
export function paymentsOfHref(code: string): string {
  return `${hrefOf('payments-list')}?ref=${encodeURIComponent(code)}`;
}
