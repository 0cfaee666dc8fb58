import { hrefOf } from '../../layout/places.ts';

/** Address of an order's page (DET-01). */
export function orderHref(code: string): string {
  return hrefOf(`order/${encodeURIComponent(code)}`);
}
