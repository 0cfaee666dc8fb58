import type { PortalConfiguration } from '../kernel/index.ts';
import { originOf } from '../kernel/index.ts';

/**
 * The page of own quotes that the lab names in place of the portal's list; '' = none. A page that is neither on https nor
 * on the lab's own origin counts as none: its address would carry a ticket in the clear (AGAIN-05, T-C3).
 */
export function readPrintAgainPage({
  links,
  labOrigin,
}: Pick<PortalConfiguration, 'links' | 'labOrigin'>): string {
  const address = links.printAgain ?? '';
  const origin = originOf(address);
  const isTrusted = origin.startsWith('https://') || origin === originOf(labOrigin);
  return origin !== '' && isTrusted ? address : '';
}

/** The address of the frame: with the hash of the customer and a ticket for this page (AGAIN-03, DEC-01). */
export function printAgainAddress(
  page: string,
  given: { readonly customer: string; readonly ticket: string; readonly language: string },
): string {
  const url = new URL(page);
  url.searchParams.set('c', given.customer);
  url.searchParams.set('ta_token', given.ticket);
  url.searchParams.set('lang', given.language);
  return url.href;
}
