import type { Community, PortalConfiguration } from '../kernel/config.ts';

const byArea: Readonly<Record<string, Community>> = {
  '1': 'it',
  '102': 'fr',
  '51': 'de',
  '70': 'es',
  '100': 'us',
  '101': 'uk',
  '110': 'uk',
  '201': 'au',
};

/** The community group of an area; Canada within 100, Ireland within 101 and 110; null for an unknown area. */
export function communityOf(area: string, country: string): Community | null {
  const countryCode = country.trim().toUpperCase();
  const group = Object.hasOwn(byArea, area) ? (byArea[area] ?? null) : null;
  if (group === 'us' && countryCode === 'CA') return 'ca';
  if (group === 'uk' && countryCode === 'IE') return 'ie';
  return group;
}

/**
 * The community link to show (SHELL-14, SHELL-32). An unknown area gets the USA group; null when none is configured,
 * and then there is no link.
 */
export function communityLink(
  customer: { readonly area: string; readonly country: string },
  links: PortalConfiguration['links']['community'],
): { readonly community: Community; readonly url: string } | null {
  const community = communityOf(customer.area, customer.country) ?? 'us';
  const url = links[community] ?? '';
  return url === '' ? null : { community, url };
}
