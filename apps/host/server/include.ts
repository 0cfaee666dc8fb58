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

/**
 * Puts what the lab has drawn into a page of a partner, as a partner's own server would: kept with its tag, asked for
 * again each time, and replaced by its fallback when the lab does not answer.
 */
export function createIncluder(lab: string, ask: AskLab = ordinarily): (html: string) => Promise<string> {
  const kept = new Map<string, { readonly etag: string; readonly text: string }>();

  async function fragment(path: string): Promise<string | null> {
    const known = kept.get(path);
    try {
      const answer = await ask(new URL(path, lab).href, known ? { 'if-none-match': known.etag } : {});
      if (answer.status === 304 && known) return known.text;
      if (answer.status !== 200) return null;
      const text = await answer.text();
      const etag = answer.headers.get('etag');
      if (etag) kept.set(path, { etag, text });
      return text;
    } catch {
      // A lab that is away: what was drawn last is better than nothing.
      return known?.text ?? null;
    }
  }

  return async (html) => {
    const places = [...html.matchAll(place)];
    const texts = await Promise.all(
      places.map(async ([, path = '', fallback = '']) => (await fragment(path)) ?? fallback),
    );
    return html.replace(place, () => texts.shift() ?? '');
  };
}
