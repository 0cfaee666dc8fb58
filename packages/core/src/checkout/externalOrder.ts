import type { PortalConfiguration } from '../kernel/config.ts';
import { originOf } from '../kernel/address/links.ts';

/** Milliseconds after which the height of the order page is read again (DIS-03). */
export const externalOrderInterval = 1_000;

/**
 * The order page of the lab's partner (DIS-02), '' where the lab has none. It gets the hash of the customer, which is an
 * identifier and no right (DEC-06), and the language; never a token.
 */
export function externalOrderAddress(
  { links }: Pick<PortalConfiguration, 'links'>,
  { customer, language }: { readonly customer: string; readonly language: string },
): string {
  const template = links.externalOrder ?? '';
  if (originOf(template) === '') return '';
  return template
    .replaceAll('{c}', encodeURIComponent(customer))
    .replaceAll('{lang}', encodeURIComponent(language));
}

/** The lab's page on which the shipping address is chosen, opened with a ticket (DIS-04, DEC-01). */
export function shippingAddressAddress(
  { labOrigin }: Pick<PortalConfiguration, 'labOrigin'>,
  { ticket, language }: { readonly ticket: string; readonly language: string },
): string {
  return `${labOrigin}/embed/shipping-address?${new URLSearchParams({ ta_token: ticket, lang: language })}`;
}
