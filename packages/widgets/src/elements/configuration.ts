import type { PortalConfiguration } from '@trade-area/core/kernel';

/** A widget on a foreign page knows its gateway alone: links of the lab's portal are absent there, not broken. */
export function configurationOf(gateway: string): PortalConfiguration {
  return {
    labOrigin: gateway,
    // The lab leads /ta/ on to the portal.
    portalOrigin: gateway,
    loginParents: [],
    links: {
      oldArea: '',
      // The lab's own pages tell about its products.
      website: `${gateway}/`,
      signUp: `${gateway}/contact/`,
      miniTradeArea: '',
      community: {},
      social: [],
    },
    company: { name: '', address: '', taxNumbers: '', privacyEmail: '' },
    refreshSeconds: 30,
  };
}
