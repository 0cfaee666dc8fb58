/** Milliseconds that a page waits for a part of it; then it goes out without. */
const patience = 1_500;

/** `{{FRAGMENT /path}}what stands there without it{{/FRAGMENT}}` */
const place = /\{\{FRAGMENT ([^\s}]+)\}\}([\s\S]*?)\{\{\/FRAGMENT\}\}/g;

export type AskLab = (url: string, headers: Readonly<Record<string, string>>) => Promise<FragmentAnswer>;

export interface FragmentAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

const ordinarily: AskLab = (url, headers) => fetch(url, { headers, signal: AbortSignal.timeout(patience) });

/** A page with its parts, and what its policy must allow for the looks that stand in them. */
export interface Included {
  readonly html: string;
  /** Sources for `style-src`, such as `'sha256-…'`; empty when no part brings looks inside. */
  readonly styles: readonly string[];
}

interface Part {
  readonly text: string;
  readonly style: string | null;
}

/**
 * Puts what the lab has drawn into a page of a partner, as a partner's own server would: kept with its tag, asked for
 * again each time, and replaced by its fallback when the lab does not answer.
 */
export function createIncluder(lab: string, ask: AskLab = ordinarily): (html: string) => Promise<Included> {
  const kept = new Map<string, Part & { readonly etag: string }>();

  async function fragment(path: string): Promise<Part | null> {
    const known = kept.get(path);
    try {
      const answer = await ask(new URL(path, lab).href, known ? { 'if-none-match': known.etag } : {});
      if (answer.status === 304 && known) return known;
      if (answer.status !== 200) return null;
      const part = { text: await answer.text(), style: answer.headers.get('ta-style-hash') };
      const etag = answer.headers.get('etag');
      if (etag) kept.set(path, { ...part, etag });
      return part;
    } catch {
      // A lab that is away: what was drawn last is better than nothing.
      return known ?? null;
    }
  }

  return async (html) => {
    const places = [...html.matchAll(place)];
    const parts = await Promise.all(
      places.map(async ([, path = '', text = '']) => (await fragment(path)) ?? { text, style: null }),
    );
    const styles = parts.flatMap(({ style }) => (style === null ? [] : [style]));
    const texts = parts.map(({ text }) => text);
    return { html: html.replace(place, () => texts.shift() ?? ''), styles: [...new Set(styles)] };
  };
}
