import { contract, deleteProjectFiles, details, ordersInProcess } from '@trade-area/core/contract';
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
    /\.(list|details|inProcess|incomplete|counts|views|threads|unread|sessions|customer|presets|active|old|sliders|checkCode|notifications|invoicingData|ordersInProduction|invoiceExists|cardData|check)$/.test(
      id,
    ),
);

/** Those that begin or end the session itself have tests of their own. */
const writes: readonly Endpoint[] = contract.filter(
  ({ id, effect }) => effect === 'write' && !['auth.login', 'auth.logout'].includes(id),
);
/** Rows of these come and go by the time alone, and by the sign-in. */
const byTime = /^public\.(jobs|sessions|facts|allowances)$/;

/** Every write once, on a lab of its own: the answers, and how many rows of whom each table has afterwards. */
async function writtenIn(isClaiming: boolean) {
  const own = await startTestLab();
  const { token, cod_fot } = await signIn(own.base, 'us@studio.test');
  const { json } = await call(own.base, ordersInProcess, { token, body: {} });
  const orderCode = (json as { orders: { commessa: string }[] }).orders[0]?.commessa ?? '';
  const [other] = await own.query(`select id::text from customers where code = '1001'`);
  const rowsOf = async () =>
    (await own.dump()).split('\n').flatMap((line) => {
      // The bytes of a value may be anything, also the end of a line.
      const table = /^([\w.]+) \{/.exec(line)?.[1];
      return table ? [{ table, customer: /"customer_id":(\d+)/.exec(line)?.[1] ?? '', line }] : [];
    });
  const linesOfOther = async () =>
    (await rowsOf()).flatMap(({ customer, line }) => (customer === other?.['id'] ? [line] : [])).sort();
  const before = await linesOfOther();
  const statuses: string[] = [];
  for (const endpoint of writes) {
    const { path, query, body } = goodInput(endpoint, { orderCode, cod_fot });
    const claimed: Readonly<Record<string, string>> = isClaiming
      ? { ...claims, role: 'administrator-by-claim' }
      : {};
    const { status } = await call(own.base, endpoint, {
      token,
      ...(path ? { path } : {}),
      // A documented parameter of the same name keeps its value.
      query: { ...claimed, ...query },
      body: Buffer.isBuffer(body) ? body : { ...claimed, ...body },
      ...(isClaiming ? { headers: claimHeaders } : {}),
    });
    statuses.push(`${endpoint.id} ${status}`);
  }
  await own.jobsDone();
  const rows: Record<string, number> = {};
  for (const { table, customer } of await rowsOf())
    if (!byTime.test(table)) rows[`${table} ${customer}`] = (rows[`${table} ${customer}`] ?? 0) + 1;
  return { lab: own, statuses, rows, otherCustomer: { before, after: await linesOfOther() } };
}

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

  it(`T-A2: in ${writes.length} writes have the answers and the effects of the same writes without them`, async () => {
    const [plain, claiming] = await Promise.all([writtenIn(false), writtenIn(true)]);
    try {
      expect(claiming.statuses).toEqual(plain.statuses);
      expect(claiming.rows).toEqual(plain.rows);
      expect(plain.statuses.filter((each) => each.endsWith(' 200')).length).toBeGreaterThan(25);
      expect(claiming.otherCustomer.after).toEqual(claiming.otherCustomer.before);
      expect(claiming.otherCustomer.before.length).toBeGreaterThan(20);
      const stored = `${await claiming.lab.dump()}\n${claiming.lab.logged.join('\n')}`;
      for (const trace of ['claimed-bucket', '203.0.113.99', 'administrator-by-claim'])
        expect(stored).not.toContain(trace);
      expect(stored).toContain('Thank you.');
    } finally {
      await Promise.all([plain.lab.stop(), claiming.lab.stop()]);
    }
  });

  it('T-A2: another bucket than the configured one is refused, and no file of a project is deleted', async () => {
    const { token } = who;
    const files = () => lab.query('select count(*)::text as n from uploads');
    const before = await files();
    for (const bucket_name of ['../../claimed-bucket', 'Projects', 'projects/', 'backup', ''])
      expect([
        bucket_name,
        (await call(lab.base, deleteProjectFiles, { token, body: { applet: 'cover', bucket_name } })).status,
      ]).toEqual([bucket_name, 422]);
    expect(await files()).toEqual(before);
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
