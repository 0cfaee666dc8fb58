import { configuratorScripts, printService } from '@trade-area/core/kernel';
import type { PortalConfiguration, Sites } from '@trade-area/core/kernel';

export type Headers = Readonly<Record<string, string>>;

const common: Headers = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), usb=()',
};

/** The sanitiser's policies: ours (packages/widgets/src/kit/html/policy.ts) and the one that DOMPurify makes. */
const trustedTypes = ['ta-html', 'dompurify'];

/** The address of the worker that lays out books (packages/widgets/src/kit/trustedWorker.ts). */
const workerPolicy = 'ta-worker';

/** Makes the script elements of a configured service (apps/host/src/portal/runScript.ts). */
const scriptPolicy = 'ta-script';

const unframed: Headers = { 'x-frame-options': 'DENY' };

/** A browser that has seen this header asks over https alone, for a year. Empty for a site that is served over http. */
export function transportHeaders(origin: string): Headers {
  return origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};
}

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/**
 * Headers of a portal page. Only the login in embedded mode may be framed, and only by the configured parents
 * (EMB-16); no inline script or style, and strings never become script (Trusted Types, T-B7).
 */
export function portalHeaders(configuration: PortalConfiguration, framedLogin: boolean): Headers {
  const lab = configuration.labOrigin;
  const old = originOf(configuration.links.miniTradeArea);
  const { events, errors } = configuration.observations ?? { events: '', errors: '' };
  const observers = [...new Set([originOf(events), originOf(errors)])].filter(
    (origin) => origin && origin !== lab,
  );
  // The look-up of a visitor's address, where a lab wants one (VID-06).
  const lookUps = [originOf(configuration.links.addressLookup ?? '')].filter(Boolean);
  // A service's script alone, and the pictures, calls, style sheets and frames of its site (CONF-11, PRINT-01).
  const named = [...configuratorScripts(configuration), printService(configuration)?.script ?? ''].filter(
    Boolean,
  );
  const scripts = named.map(sourceOf);
  const services = named.map(originOf);
  return {
    ...common,
    'content-security-policy': policy({
      'default-src': ["'none'"],
      // The configurator loads the scene's script from the lab, and no other path of it.
      'script-src': ["'self'", `${lab}/embed/`, ...scripts],
      // The worker that lays out books beside the page.
      'worker-src': ["'self'"],
      'style-src': ["'self'", ...services],
      // Pictures behind the session are shown through object URLs (GW2-41).
      'img-src': ["'self'", lab, 'data:', 'blob:', ...services],
      // Videos of the lab's library (VID-01).
      'media-src': [lab],
      'font-src': ["'self'"],
      'connect-src': ["'self'", lab, ...observers, ...lookUps, ...services],
      // The pages of others that a lab names: courier, quotes, a partner's orders (PICK-03, AGAIN-05, DIS-02).
      'frame-src': [
        ...new Set([
          lab,
          ...services,
          ...(['pickup', 'printAgain', 'externalOrder'] as const).map((page) =>
            originOf(configuration.links[page] ?? ''),
          ),
        ]),
      ].filter(Boolean),
      // The forms that may leave: the checkout of the shop (CONF-18), an account of the old mini trade area (SES-31).
      'form-action': ["'self'", lab, ...(old ? [old] : [])],
      'base-uri': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [...trustedTypes, workerPolicy, ...(scripts.length > 0 ? [scriptPolicy] : [])],
      'frame-ancestors': framedLogin ? configuration.loginParents : ["'none'"],
    }),
    ...(framedLogin
      ? {}
      : { 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  };
}

/** Headers of an ordinary shop page: its own inline styles, pictures from anywhere, our scripts and films from the lab. */
export function shopHeaders(sites: Sites): Headers {
  return {
    ...common,
    'content-security-policy': policy({
      'default-src': ["'self'"],
      'script-src': ["'self'", sites.lab],
      'style-src': ["'self'", "'unsafe-inline'", sites.lab],
      // Photos that a customer chooses are shown before they are sent.
      'img-src': ['*', 'data:', 'blob:'],
      'media-src': [sites.lab],
      'connect-src': ["'self'", sites.lab],
      'frame-src': [sites.portal, sites.lab],
      'base-uri': ["'none'"],
      'trusted-types': trustedTypes,
      'frame-ancestors': ["'none'"],
    }),
    ...unframed,
  };
}

/** Headers of a shop page that the portal, and no other site, may frame (DIS-02). */
export function framedShopHeaders(sites: Sites): Headers {
  return {
    ...common,
    'content-security-policy': policy({
      'default-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': [sites.portal],
    }),
  };
}

/**
 * Headers of the strictest page that a widget must work on: nothing inline but styles known by their hash (`styles`),
 * Trusted Types enforced.
 */
export function strictHeaders(sites: Sites, styles: readonly string[] = []): Headers {
  return {
    ...common,
    'content-security-policy': policy({
      'default-src': ["'none'"],
      'script-src': ["'self'", sites.lab],
      'style-src': ["'self'", sites.lab, ...styles],
      'connect-src': [sites.lab],
      'img-src': ["'self'", sites.lab, 'data:'],
      'font-src': ["'self'"],
      // The portal's login; the lab's windows for files and deletions.
      'frame-src': [sites.portal, sites.lab],
      'form-action': ["'none'"],
      'base-uri': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': trustedTypes,
      'frame-ancestors': ["'none'"],
    }),
    ...unframed,
  };
}

/** The address of a script as a source of a policy: its path alone counts, and the signs that end a source are escaped. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replace(/;/g, '%3B').replace(/,/g, '%2C')}`;
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}
