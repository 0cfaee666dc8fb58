/** Whether browsers send a cookie with a form that another site posts here. */
const isSentAcross = (cookie: string) => /;\s*samesite=none/i.test(cookie);

const asHeader = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

/** A browser with cookies. */
export class Browser {
  readonly base: string;
  /** The `Set-Cookie` headers by the names of their cookies. */
  readonly #cookies = new Map<string, string>();

  constructor(base: string) {
    this.base = base;
  }

  /** @param own false = another site, the portal, posts the form. */
  async send(path: string, form?: Readonly<Record<string, string>>, own = true): Promise<Response> {
    const cookies = [...this.#cookies.values()].filter((cookie) => !form || own || isSentAcross(cookie));
    const answer = await fetch(`${this.base}${path}`, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: asHeader(cookies), ...(form && own ? { 'sec-fetch-site': 'same-origin' } : {}) },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      this.#cookies.set(pair.split('=')[0] ?? '', set);
    }
    return answer;
  }
  /** The header that it sends to its own site. */
  get cookie(): string {
    return asHeader([...this.#cookies.values()]);
  }
  async page(path: string): Promise<string> {
    return (await this.send(path)).text();
  }
}
