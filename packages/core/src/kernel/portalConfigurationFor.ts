import type { PortalConfiguration } from './config.ts';

/**
 * The configuration of widgets on a page that knows only its gateway. Links that such a page does not know are absent,
 * not broken; the lab's own pages stand under the gateway's origin.
 *
 * @param gateway Origin of the lab without a trailing slash, such as `https://lab.example`.
 * @example portalConfigurationFor('https://lab.example').links.signUp // 'https://lab.example/contact/'
 */
export function portalConfigurationFor(gateway: string): PortalConfiguration {
  return {
    labOrigin: gateway,
    // The lab redirects /ta/ to the portal.
    portalOrigin: gateway,
    loginParents: [],
    links: {
      oldArea: '',
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
