/** Where a failed or missing `redirect` leads. */
export const home = '/ta/';

const longest = 2_000;
/** Pages a redirect never leads to: they would end the new session or loop. */
const refusedPages = new Set(['login', 'signup', 'recovery-password']);

/**
 * A path of this portal from an untrusted value, with its query and hash and without `ta_token`; `/ta/` for anything
 * else (SES-27, DEC-05). The value must be written as such a path, must resolve to the portal's origin, and its
 * path must stay harmless after decoding, because routers and servers decode once more.
 */
export function safeRedirect(value: string | null | undefined, portalOrigin: string): string {
  if (!value || value.length > longest || hasHidden(value) || !/^\/ta(?:[/?#]|$)/.test(value)) return home;
  let url: URL;
  try {
    url = new URL(value, portalOrigin);
    if (url.origin !== new URL(portalOrigin).origin) return home;
  } catch {
    return home;
  }
  if (url.pathname === '/ta') url.pathname = home;
  if (!isOurPage(url.pathname)) return home;
  url.searchParams.delete('ta_token');
  return `${url.pathname}${url.search}${url.hash}`;
}

export interface Destination {
  /** `portal`: a path for the router. `elsewhere`: a full address to leave for. */
  readonly kind: 'portal' | 'elsewhere';
  readonly address: string;
}

/**
 * Where a sign-in leads: the server's `redirect_to` first, then `redirect`, then home (SES-28). Only the configured
 * origins (the old area, the website) may be left for.
 */
export function destinationAfterSignIn(
  wishes: { readonly redirectTo?: string | null; readonly redirect?: string | null },
  destinations: { readonly portalOrigin: string; readonly elsewhere: readonly string[] },
): Destination {
  const server = wishes.redirectTo ?? '';
  const leaving = server === '' ? null : elsewhere(server, destinations.elsewhere);
  if (leaving !== null) return { kind: 'elsewhere', address: leaving };
  const own = safeRedirect(server, destinations.portalOrigin);
  const address =
    own === home && server !== home ? safeRedirect(wishes.redirect, destinations.portalOrigin) : own;
  return { kind: 'portal', address };
}

function elsewhere(value: string, allowed: readonly string[]): string | null {
  if (value.length > longest || hasHidden(value)) return null;
  try {
    const url = new URL(value);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
    const isAllowedOrigin = allowed.some((place) => place !== '' && new URL(place).origin === url.origin);
    return isAllowedOrigin && !value.includes('@') ? url.href : null;
  } catch {
    return null;
  }
}

/** Decoded until nothing changes: no other host, no way up, no page that signs out. */
function isOurPage(pathname: string): boolean {
  let path = pathname;
  for (let round = 0; round < 4; round += 1) {
    const segments = path.split('/');
    const climbs = segments.some((segment) => segment === '.' || segment === '..');
    if (climbs || path.includes('//') || hasHidden(path) || !path.startsWith(home)) return false;
    if (refusedPages.has((segments[2] ?? '').trim().toLowerCase())) return false;
    let decoded: string;
    try {
      decoded = decodeURIComponent(path);
    } catch {
      return false;
    }
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

/** Backslashes, control and invisible characters: browsers drop or turn some of them while they parse. */
function hasHidden(value: string): boolean {
  return /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value);
}
