import { contract, details, ordersInProcess } from '@trade-area/core/contract';
import type { Endpoint } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { CallResponse, SignedIn } from '../fixtures/wire.ts';
import { goodInput } from './goodInput.ts';

/** The session alone decides the customer, the rights and the address of a request (T-A2). */
let lab: TestLab;
let who: SignedIn;
beforeAll(async () => {
  lab = await startTestLab();
  who = await signIn(lab.base, 'us@studio.test');
});
afterAll(() => lab.stop());

/** Names under which a client could claim to be somebody else. */
const claims = {
  inter: '1',
  int: '1',
  CodiceArea: '0',
  customer_id: '1',
  customer: '1001',
  user: '0',
  role: 'administrator',
  features: 'internal',
  bucket_name: '../../claimed-bucket',
  ip: '203.0.113.99',
  as: '1001',
};
const claimHeaders = {
  'x-forwarded-for': '203.0.113.99',
  'x-real-ip': '203.0.113.99',
  forwarded: 'for=203.0.113.99',
  'x-customer': '1001',
  'x-user': '0',
  cookie: 'cod_fot=1001; inter=1; token=1',
};

const reads: readonly Endpoint[] = contract.filter(
  ({ id, access }) =>
    access === 'customer' &&
    /\.(list|details|inProcess|incomplete|views|threads|unread|sessions|customer|presets|active|old|sliders|checkCode|notifications|invoicingData|ordersInProduction|invoiceExists|cardData|check)$/.test(
      id,
    ),
);

describe('claims of a client', () => {
  it(`T-A2: ${Object.keys(claims).length} names in ${reads.length} reads change no answer`, async () => {
    const { json } = await call(lab.base, ordersInProcess, { token: who.token, body: {} });
    const orderCode = (json as { orders: { commessa: string }[] }).orders[0]?.commessa ?? '';
    const wrong: unknown[] = [];
    let stable = 0;
    for (const endpoint of reads) {
      const { query, body, path } = goodInput(endpoint, { orderCode, cod_fot: who.cod_fot });
      const asked = { token: who.token, ...(path ? { path } : {}) };
      const own: Readonly<Record<string, unknown>> = Buffer.isBuffer(body) ? {} : (body ?? {});
      const ask = (more: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>>) => {
        // A documented parameter of the same name keeps its value.
        const withOwn = { ...more, ...own };
        return call(lab.base, endpoint, {
          ...asked,
          headers,
          query: { ...more, ...query },
          ...(endpoint.method === 'POST' ? { body: withOwn } : {}),
        });
      };
      const read = ({ status, text }: CallResponse) => `${status} ${text}`;
      const [first, second] = [read(await ask({}, {})), read(await ask({}, {}))];
      if (first !== second) continue;
      stable += 1;
      const claimed = read(await ask(claims, claimHeaders));
      if (claimed !== first) wrong.push([endpoint.id, claimed.slice(0, 200), first.slice(0, 200)]);
    }
    expect(wrong).toEqual([]);
    expect(stable).toBeGreaterThan(12);
  });

  it('T-A2: leave no trace in the database, and an address that the client names is not logged as its own', async () => {
    const stored = `${await lab.dump()}\n${lab.logged.join('\n')}`;
    expect(stored).not.toContain('claimed-bucket');
    expect(stored).not.toContain('203.0.113.99');
    const { json } = await call(lab.base, details, { token: who.token });
    expect(JSON.stringify(json)).toContain('1005');
  });

  it('a lab over https has every answer keep browsers on https, refusals and errors too; one over http none', async () => {
    const paths = [
      '/health',
      '/gateway',
      '/staff/',
      '/files/',
      '/nothing',
      '/auth/login',
      '/widgets/v1/none.js',
    ];
    const policyOf = async (base: string, path: string) =>
      (await fetch(base + path, { redirect: 'manual' })).headers.get('strict-transport-security');
    for (const path of paths) expect([path, await policyOf(lab.base, path)]).toEqual([path, null]);
    const secure = await startTestLab({
      change: (config) => ({
        ...config,
        portal: { ...config.portal, labOrigin: 'https://lab.example' },
      }),
    });
    try {
      for (const path of paths)
        expect([path, await policyOf(secure.base, path)]).toEqual([path, 'max-age=31536000']);
    } finally {
      await secure.stop();
    }
  });
});
