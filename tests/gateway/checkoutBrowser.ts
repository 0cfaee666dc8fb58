/** A browser with one cookie. */
export class Browser {
  readonly base: string;
  cookie = '';

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
    const set = answer.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0] ?? '';
    return answer;
  }
  async page(path: string): Promise<string> {
    return (await this.send(path)).text();
  }
}
