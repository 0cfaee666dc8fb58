import { request } from 'node:http';
import demonstration from '../scripts/accounts.json' with { type: 'json' };
import { startLab } from './lab.mjs';

export const name = 'signin';

/**
 * Compares the times of refused sign-ins: a wrong password of an account beside an unknown address (T-A7, T-A8).
 * Every attempt comes from another loopback address, so that the limits of one do not slow the next.
 */
export async function cases(context) {
  const { port } = await startLab(context);
  let visitor = 0;
  const attempt = (email) => {
    visitor += 1;
    return timed(port, email, `127.0.${1 + Math.floor(visitor / 250)}.${1 + (visitor % 250)}`);
  };
  const known = demonstration.accounts.map((account) => account.email);
  let turn = 0;
  return [
    {
      title: 'a refused sign-in, a known beside an unknown address',
      unit: 'ms',
      reference: { name: 'unknown address', run: () => attempt(`nobody${visitor}@studio.test`) },
      ours: { name: 'known address', run: () => attempt(known[turn++ % known.length]) },
      target: { ratio: 1.1, is: 'at most' },
    },
  ];
}

/** Milliseconds until the lab refused these credentials. */
function timed(port, email, localAddress) {
  const body = new URLSearchParams({ email, password: 'wrong-password-1' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length };
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(
      { host: '127.0.0.1', port, path: '/auth/login', method: 'POST', localAddress, headers },
      (response) => {
        response.resume();
        response.once('end', () =>
          response.statusCode === 200
            ? resolve(performance.now() - began)
            : reject(new Error(`the sign-in answered ${response.statusCode}`)),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
