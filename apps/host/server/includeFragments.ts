/** Milliseconds that a page waits for a fragment; then its fallback is sent. */
const fragmentTimeout = 1_500;

/** `{{FRAGMENT /path}}fallback{{/FRAGMENT}}` */
const fragmentPattern = /\{\{FRAGMENT ([^\s}]+)\}\}([\s\S]*?)\{\{\/FRAGMENT\}\}/g;

export type FetchFragment = (
  url: string,
  headers: Readonly<Record<string, string>>,
) => Promise<FragmentAnswer>;

export interface FragmentAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

const fetchInTime: FetchFragment = (url, headers) =>
  fetch(url, { headers, signal: AbortSignal.timeout(fragmentTimeout) });

/** A page with its fragments, and the sources that its policy must allow for their inline styles. */
export interface Included {
  readonly html: string;
  /** Sources for `style-src`, such as `'sha256-…'`; empty when no fragment has inline styles. */
  readonly styles: readonly string[];
}

interface Fragment {
  readonly text: string;
  readonly style: string | null;
}

/**
 * Makes a function that puts the lab's server-rendered fragments into a partner's page, as a partner's own server
 * would: cached by their tag, validated each time, and replaced by the fallback when the lab does not answer.
 */
export function createFragmentIncluder(
  lab: string,
  fetchFragment: FetchFragment = fetchInTime,
): (html: string) => Promise<Included> {
  const cache = new Map<string, Fragment & { readonly etag: string }>();

  async function load(path: string): Promise<Fragment | null> {
    const known = cache.get(path);
    try {
      const answer = await fetchFragment(
        new URL(path, lab).href,
        known ? { 'if-none-match': known.etag } : {},
      );
      if (answer.status === 304 && known) return known;
      if (answer.status !== 200) return null;
      const fragment = { text: await answer.text(), style: answer.headers.get('ta-style-hash') };
      const etag = answer.headers.get('etag');
      if (etag) cache.set(path, { ...fragment, etag });
      return fragment;
    } catch {
      // The lab does not answer: an older fragment is better than the fallback.
      return known ?? null;
    }
  }

  return async (html) => {
    const found = [...html.matchAll(fragmentPattern)];
    const fragments = await Promise.all(
      found.map(async ([, path = '', text = '']) => (await load(path)) ?? { text, style: null }),
    );
    const styles = fragments.flatMap(({ style }) => (style === null ? [] : [style]));
    const texts = fragments.map(({ text }) => text);
    return { html: html.replace(fragmentPattern, () => texts.shift() ?? ''), styles: [...new Set(styles)] };
  };
}
