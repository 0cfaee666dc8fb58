/** A session token that an address may carry: URL-safe, of a sane length. */
const shape = /^[A-Za-z0-9._~+/=-]{8,2048}$/;
const parameter = 'ta_token';

export interface ExtractedToken {
  /** null when absent, malformed, too long or given twice (SES-32). */
  readonly token: string | null;
  /** The address without the parameter; everything else stays to the letter (DEC-01). */
  readonly cleanHref: string;
  /** A `ta_token` was there and is not used. */
  readonly rejected: boolean;
}

/** Takes `ta_token` out of an address (SES-19, T-A4). The caller replaces the history entry before anything else runs. */
export function extractToken(href: string): ExtractedToken {
  const hashAt = href.indexOf('#');
  const hash = hashAt < 0 ? '' : href.slice(hashAt);
  const rest = hashAt < 0 ? href : href.slice(0, hashAt);
  const queryAt = rest.indexOf('?');
  if (queryAt < 0) return { token: null, cleanHref: href, rejected: false };

  const remainingPairs: string[] = [];
  const values: string[] = [];
  for (const pair of rest.slice(queryAt + 1).split('&')) {
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    if (name === parameter) values.push(decode(equals < 0 ? '' : pair.slice(equals + 1)));
    else remainingPairs.push(pair);
  }
  if (values.length === 0) return { token: null, cleanHref: href, rejected: false };
  const query = remainingPairs.length > 0 ? `?${remainingPairs.join('&')}` : '';
  const only = values.length === 1 ? (values[0] ?? '') : '';
  const token = shape.test(only) ? only : null;
  return { token, cleanHref: `${rest.slice(0, queryAt)}${query}${hash}`, rejected: token === null };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
