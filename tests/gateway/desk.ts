import { password } from '../fixtures/wire.ts';

/** Signs a member of staff in at the desk; resolves with the cookie. */
export async function signInAtDesk(base: string): Promise<string> {
  const body = new FormData();
  body.set('email', 'desk@lab.test');
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
