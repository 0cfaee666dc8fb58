export type Fields = Readonly<Record<string, string>>;
/** A member of staff in a browser without scripts. */
export interface DeskVisitor {
  get(path: string): Promise<Shown>;
  /** Submits a form of the page `from`. */
  post(path: string, from: string, fields?: Fields): Promise<Shown>;
}
export interface Shown {
  readonly status: number;
  readonly to: string;
  readonly text: string;
}

/** @param cookie of the session at the desk. */
export function deskVisitor(base: string, cookie: string): DeskVisitor {
  const headers = { 'sec-fetch-site': 'same-origin', cookie };
  const shown = async (answer: Response): Promise<Shown> => ({
    status: answer.status,
    to: answer.headers.get('location') ?? '',
    text: await answer.text(),
  });
  const get = async (path: string) =>
    shown(await fetch(`${base}/staff/${path}`, { headers, redirect: 'manual' }));
  return {
    get,
    async post(path, from, fields = {}) {
      const page = (await get(from)).text;
      const body = new FormData();
      for (const name of ['csrf', 'key']) {
        const value = new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1];
        if (value) body.set(name, value);
      }
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return shown(
        await fetch(`${base}/staff/${path}`, { method: 'POST', body, headers, redirect: 'manual' }),
      );
    },
  };
}
