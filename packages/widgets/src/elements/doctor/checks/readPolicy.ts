/** A Content Security Policy: the sources of each directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Reads the text of a header or of a `<meta>`. Of a directive that is named twice the first counts. */
export function readPolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    const directive = name.toLowerCase();
    if (directive !== '' && !policy.has(directive)) policy.set(directive, sources);
  }
  return policy;
}

/** Directives that are asked when the first is not named. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'frame-src': ['child-src', 'default-src'],
  'worker-src': ['child-src', 'script-src', 'default-src'],
  'form-action': [],
  'trusted-types': [],
};

/** `script-src-elem` and `style-src-attr` are parts of `script-src` and `style-src`. */
export const directiveOf = (name: string): string => name.toLowerCase().replace(/-(elem|attr)$/, '');

/** The sources that a policy names for a directive; undefined when it names none, which allows everything. */
export function sourcesOf(policy: Policy, directive: string): readonly string[] | undefined {
  const asked = [directive, ...(fallbacks[directive] ?? ['default-src'])];
  return asked.map((name) => policy.get(name)).find((sources) => sources !== undefined);
}

/**
 * Whether a policy lets a page of `origin` use an address for a directive. Scripts with a nonce, a hash or
 * `'strict-dynamic'` are taken for allowed: the policy alone does not say which they are.
 */
export function allows(policy: Policy, directive: string, address: string, origin: string): boolean {
  const sources = sourcesOf(policy, directive);
  if (sources === undefined) return true;
  if (sources.some((source) => /^'(nonce-|sha\d{3}-|strict-dynamic')/i.test(source))) return true;
  const url = new URL(address);
  return sources.some((source) => matches(source.toLowerCase(), url, origin));
}

function matches(source: string, url: URL, origin: string): boolean {
  if (source === "'self'") return url.origin === origin;
  if (source.startsWith("'")) return false;
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol);
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return isScheme(source, url.protocol);
  const parts = /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\*|(?:\*\.)?[^/:*]+)(?::(\d+|\*))?(\/.*)?$/.exec(source);
  if (!parts) return false;
  const [, scheme = pageScheme(origin), host = '', port, path = ''] = parts;
  if (!isScheme(scheme, url.protocol)) return false;
  if (host.startsWith('*') ? !url.hostname.endsWith(host.slice(1)) : host !== url.hostname) return false;
  if (port !== '*' && portOf(port ?? '', scheme, url) !== (url.port || defaultPort(url.protocol)))
    return false;
  return path === '' || (path.endsWith('/') ? url.pathname.startsWith(path) : path === url.pathname);
}

/** A source without a scheme means that of the page. */
const pageScheme = (origin: string) => (origin.startsWith('https:') ? 'https:' : 'http:');

/** A source for http allows https, too. */
const isScheme = (source: string, actual: string) =>
  source === actual || (source === 'http:' && actual === 'https:') || (source === 'ws:' && actual === 'wss:');

const defaultPort = (protocol: string) => (/^(https|wss):$/.test(protocol) ? '443' : '80');

/** Without a port the default one counts: of the address, when it was upgraded from http. */
const portOf = (port: string, scheme: string, url: URL) =>
  port || defaultPort(scheme === 'http:' ? url.protocol : scheme);

/** The directive as it has to be, with one more source. */
export function withSource(policy: Policy, directive: string, source: string): string {
  const kept = (sourcesOf(policy, directive) ?? ["'self'"]).filter((word) => word !== "'none'");
  return [directive, ...new Set([...kept, source])].join(' ');
}
