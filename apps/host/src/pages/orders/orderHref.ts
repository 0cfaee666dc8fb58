import { hrefOf } from '../../portal/addresses.ts';

/** Address of an order's page (DET-01). */
export function orderHref(code: string): string {
  return hrefOf(`order/${encodeURIComponent(code)}`);
}
