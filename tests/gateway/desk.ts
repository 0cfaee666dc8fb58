import { password } from '../fixtures/wire.ts';

/** Signs a member of staff in at the desk; resolves with the cookie. */
export async function signInAtDesk(base: string, email = 'desk@lab.test'): Promise<string> {
  const body = new FormData();
  body.set('email', email);
  body.set('password', password);
  const answer = await fetch(`${base}/staff/sign-in`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  if (cookie === '') throw new Error('nobody of the lab was signed in');
  return cookie;
}

/** The forms of a signed-in member of staff. Paths are those after `/staff/`. */
export interface DeskForms {
  get(path: string): Promise<Response>;
  page(path: string): Promise<string>;
  /** Submits any form. */
  send(path: string, body: FormData): Promise<Response>;
  /** Submits a form of an order's page. */
  act(code: string, action: string, fields?: Readonly<Record<string, string>>): Promise<Response>;
}

export function deskForms(base: string, cookie: string): DeskForms {
  const own = { 'sec-fetch-site': 'same-origin', cookie };
  const get = (path: string) => fetch(`${base}/staff/${path}`, { headers: own, redirect: 'manual' });
  const page = async (path: string) => (await get(path)).text();
  return {
    get,
    page,
    send: (path, body) =>
      fetch(`${base}/staff/${path}`, { method: 'POST', body, redirect: 'manual', headers: own }),
    async act(code, action, fields = {}) {
      const csrf = /name="csrf" value="([^"]+)"/.exec(await page(`orders/${code}`))?.[1] ?? '';
      const body = new FormData();
      for (const [name, value] of Object.entries({ csrf, ...fields })) body.set(name, value);
      const path = `${base}/staff/orders/${code}/${action}`;
      return fetch(path, { method: 'POST', body, redirect: 'manual', headers: own });
    },
  };
}
