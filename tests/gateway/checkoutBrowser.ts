/** A browser with cookies. */
export class Browser {
  readonly base: string;
  readonly #cookies = new Map<string, string>();

  constructor(base: string) {
    this.base = base;
  }

  async send(path: string, form?: Readonly<Record<string, string>>, own = true): Promise<Response> {
    const answer = await fetch(`${this.base}${path}`, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: this.cookie, ...(form && own ? { 'sec-fetch-site': 'same-origin' } : {}) },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      this.#cookies.set(pair.split('=')[0] ?? '', pair);
    }
    return answer;
  }
  /** The header that it sends. */
  get cookie(): string {
    return [...this.#cookies.values()].join('; ');
  }
  async page(path: string): Promise<string> {
    return (await this.send(path)).text();
  }
}
