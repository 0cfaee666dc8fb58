import type { Feature } from '@trade-area/core/contract';
import type { LabConfiguration } from '../base/configuration.ts';

/** Features that the configuration grants a customer code. The answer names them, the server enforces them (DEC-20). */
export function featuresOf(config: LabConfiguration, code: string, acting: boolean): Feature[] {
  const internal = config.internalCustomers.includes(code);
  const allowed = config.allowedCustomers;
  const granted: readonly [Feature, boolean][] = [
    ['internal', internal],
    ['beta', internal || config.betaCustomers.includes(code)],
    ['reducedLayout', config.reducedLayoutUsers.includes(code)],
    ['socialLinks', config.socialLinkUsers.includes(code)],
    ['cardAuthorisation', config.cardAuthorisationCustomers.includes(code)],
    // SES-12: an empty list admits every customer; staff and the customers they act as are never redirected.
    ['oldAreaOnly', allowed.length > 0 && !allowed.includes(code) && !internal && !acting],
  ];
  return granted.filter(([, given]) => given).map(([name]) => name);
}

const communities: Readonly<Record<string, string>> = {
  '1': 'it',
  '102': 'fr',
  '51': 'de',
  '70': 'es',
  '100': 'us',
  '101': 'uk',
  '110': 'uk',
  '201': 'au',
};

/** The code of the community that an area and a country belong to (SHELL-14, SHELL-32). */
export function communityOf(area: string, country: string): string {
  if (area === '100' && country === 'CA') return 'ca';
  if ((area === '101' || area === '110') && country === 'IE') return 'ie';
  return communities[area] ?? 'us';
}
