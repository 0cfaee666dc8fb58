/** An address out of the lab's data that a person may be sent to. */
export interface WebLink {
  /** Full http(s) address. */
  readonly href: string;
  /** Path, query and hash for the portal's router; null when it leads elsewhere. */
  readonly path: string | null;
}

/** Bases for addresses without an origin. */
export interface LinkBases {
  readonly portalOrigin: string;
  /** Public website, with or without a path; '' = none, then its relative addresses are no links. */
  readonly website: string;
}

const longest = 2_000;
const portalPath = '/ta/';

/**
 * A link of the lab's data, or null for what is none (T-C3): `/ta/…` is the portal's, any other `/…` the
 * website's (STORE-60), the rest must be http(s) with its host written out. No script, no user name in front of a
 * host, nothing hidden; `ta_token` never travels to the portal in a link (DEC-01).
 */
export function readLink(value: string, { portalOrigin, website }: LinkBases): WebLink | null {
  const text = value.trim();
  if (text === '' || text.length > longest || /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)) return null;
  if (/^\/(?!\/)/.test(text)) {
    const own = /^\/ta(?:[/?#]|$)/.test(text);
    const url = parse(text, own ? portalOrigin : website);
    if (!url) return null;
    return own ? portalLink(url, portalOrigin) : { href: url.href, path: null };
  }
  if (!/^https?:\/\/[^/]/i.test(text)) return null;
  const url = parse(text);
  if (!url) return null;
  const own = url.origin === originOf(portalOrigin) && /^\/ta(?:\/|$)/.test(url.pathname);
  return own ? portalLink(url, portalOrigin) : { href: url.href, path: null };
}

/** The origin of an address, '' for what is no http(s) address. */
export function originOf(address: string): string {
  return parse(address)?.origin ?? '';
}

function portalLink(url: URL, portalOrigin: string): WebLink | null {
  if (url.pathname === '/ta') url.pathname = portalPath;
  const decoded = decode(url.pathname);
  const climbs = decoded === null || decoded.split('/').some((segment) => segment === '..');
  if (climbs || decoded.includes('//') || decoded.includes('\\')) return null;
  if (url.origin !== originOf(portalOrigin) || !url.pathname.startsWith(portalPath)) return null;
  // Deleting rewrites the whole query, so it happens only when the parameter is there.
  if (url.searchParams.has('ta_token')) url.searchParams.delete('ta_token');
  return { href: url.href, path: `${url.pathname}${url.search}${url.hash}` };
}

function parse(text: string, base?: string): URL | null {
  try {
    const url = base === undefined ? new URL(text) : new URL(text, base);
    const web = url.protocol === 'http:' || url.protocol === 'https:';
    return web && !/^https?:\/\/[^/?#]*@/i.test(url.href) ? url : null;
  } catch {
    return null;
  }
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(decodeURIComponent(path));
  } catch {
    return null;
  }
}
