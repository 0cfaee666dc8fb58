/** Headers of every answer. `csp` is the page's own policy; without it the policy forbids everything. */
export function securityHeaders(csp = dataPolicy): Readonly<Record<string, string>> {
  return {
    'content-security-policy': csp,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Origins of a third party that a page needs: its scripts, the servers they call, the frames they open. */
export interface ThirdParty {
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
  readonly frames: readonly string[];
}

/**
 * Policy for pages of the lab's own site. `frameAncestors` are exact origins, as are `formTargets`, to which the
 * answer of a form may lead; `hasFrame` allows frames with pages of this origin. A third party's script creates script
 * addresses in its own way, which trusted types would block: a page with such a script does without trusted types.
 */
export function pagePolicy(
  frameAncestors: readonly string[] = [],
  thirdParty?: ThirdParty,
  {
    formTargets,
    hasFrame = false,
  }: { readonly formTargets?: readonly string[] | undefined; readonly hasFrame?: boolean } = {},
): string {
  const and = (origins: readonly string[] = []) => origins.map((origin) => ` ${origin}`).join('');
  const ancestors = frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'";
  return [
    "default-src 'none'",
    `script-src 'self'${and(thirdParty?.scripts)}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${and(thirdParty?.calls)}`,
    ...(thirdParty ? [`frame-src${and(thirdParty.frames)}`] : []),
    ...(hasFrame ? ["frame-src 'self'"] : []),
    `form-action 'self'${and(formTargets)}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    ...(thirdParty ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ');
}

/** Exact origins only, and no cookies: the credential is a header. */
export function corsHeaders(origin: string, allowed: readonly string[]): Readonly<Record<string, string>> {
  if (origin === '') return { vary: 'origin, accept-encoding' };
  if (!allowed.includes(origin)) return { vary: 'origin, accept-encoding' };
  return {
    vary: 'origin, accept-encoding',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'date, etag, retry-after, content-disposition, x-request-id',
  };
}

export const preflightHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, if-none-match, idempotency-key',
  'access-control-max-age': '600',
};
