import { request as httpRequest } from 'node:http';
import { languages, ordersInProcess, publicStore } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { deskForms, signInAtDesk } from './desk.ts';

/** Staff find the lines of a request in the log by the reference that a person was shown. */
let lab: TestLab;
const portal = 'http://localhost:5100';

beforeAll(async () => {
  lab = await startTestLab();
});
afterAll(() => lab.stop());

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', at = lab) =>
  fetch(`${at.base}${path}`, { headers, method, redirect: 'manual' });
const idOf = (response: { readonly headers: Headers }) => response.headers.get('x-request-id') ?? '';
type Line = Readonly<Record<string, unknown>>;
const lines = (at = lab): Line[] => at.logged.map((line) => JSON.parse(line) as Line);
const linesOf = (id: string, at = lab) => lines(at).filter(({ request }) => request === id);
/** The line of a request is written when its answer is sent, which its receiver may learn first. */
async function requestLine(id: string, at = lab): Promise<Line> {
  const find = () => linesOf(id, at).find(({ message }) => message === 'request');
  await expect.poll(find, { timeout: 5_000 }).toBeTruthy();
  return find() ?? {};
}

describe('each answer carries the id of its request, and its log line too', () => {
  it.each([
    ['a page', '/', 'GET', {}, 200],
    ['a page that is not there', '/no-such-page', 'GET', { accept: 'text/html' }, 404],
    ['a call that needs a session', '/api/customer/orders/last', 'POST', {}, 401],
    ['a call that is not there', '/api/nothing', 'GET', {}, 404],
    ['a CORS preflight', '/api/customer/orders/last', 'OPTIONS', { origin: portal }, 204],
    ['an upload without a session', '/files', 'POST', { 'tus-resumable': '1.0.0' }, 401],
    ['the health', '/health', 'GET', {}, 200],
  ] as const)('%s', async (_name, path, method, headers, status) => {
    const answer = await ask(path, { ...headers }, method);
    expect(answer.status).toBe(status);
    expect(idOf(answer)).toMatch(uuid);
    expect(await requestLine(idOf(answer))).toMatchObject({ method, status });
  });

  it('a request to a host name that the lab does not have', async () => {
    const { port } = new URL(lab.base);
    const id = await new Promise<string>((resolve) =>
      httpRequest({ port, host: 'localhost', headers: { host: 'attacker.test' } }, (answer) => {
        answer.resume();
        resolve(String(answer.headers['x-request-id']));
      }).end(),
    );
    expect(await requestLine(id)).toMatchObject({ status: 421 });
  });

  it('an answer from memory has an id of its own, its endpoint and its customer', async () => {
    const { token, cod_fot } = await signIn(lab.base, 'it@studio.test');
    const list = () => call(lab.base, ordersInProcess, { token, body: { query: { status: 1 } } });
    const answers = [await list(), await list(), await list()];
    expect(new Set(answers.map(idOf)).size).toBe(3);
    for (const answer of answers)
      expect(await requestLine(idOf(answer))).toMatchObject({ what: ordersInProcess.id, customer: cod_fot });
  });

  it('a page of a configured origin may read it, on calls and uploads', async () => {
    for (const path of ['/api/customer/orders/last', '/files'])
      expect((await ask(path, { origin: portal })).headers.get('access-control-expose-headers')).toContain(
        'x-request-id',
      );
    const open = await call(lab.base, publicStore, { query: { lang: 'en', currency: 'EUR' } });
    expect(open.headers.get('access-control-expose-headers')).toContain('x-request-id');
  });
});

describe('an id that came with the request', () => {
  const given = 'f3b1c8d0a94e4e0f9d1c2b3a4f5e6d7c';

  it('is not kept from a stranger', async () => {
    expect(idOf(await ask('/health', { 'x-request-id': given }))).toMatch(uuid);
  });

  it('is kept from a trusted proxy where it is well formed', async () => {
    const behind = await startTestLab({ trustedProxies: '127.0.0.1,::1' });
    try {
      const answerTo = (id: string) => ask('/health', { 'x-request-id': id }, 'GET', behind);
      expect(idOf(await answerTo(given))).toBe(given);
      expect(await requestLine(given, behind)).toMatchObject({ status: 200 });
      for (const bad of ['short', 'x'.repeat(65), 'with space 1234', '"},{"level":"x"', 'äöüäöüäöü'])
        expect(idOf(await answerTo(bad))).toMatch(uuid);
    } finally {
      await behind.stop();
    }
  });
});

it('a job carries the id of the request that queued it: on its row, and on the lines that it logs', async () => {
  const failing = await startTestLab({
    change: (config) => ({ ...config, mail: { ...config.mail, smtp: 'smtp://127.0.0.1:1' } }),
  });
  try {
    const desk = deskForms(failing.base, await signInAtDesk(failing.base));
    const [order] = await failing.query(
      `select o.commessa from orders o join customers c on c.id = o.customer_id
       where c.email = 'uk@studio.test' and not o.incomplete order by o.id desc limit 1`,
    );
    const answer = await desk.act(order?.['commessa'] ?? '', 'message', { text: 'Which cover?' });
    expect(answer.status).toBe(303);
    const failed = () =>
      linesOf(idOf(answer), failing).filter(
        ({ message }) => message === 'ta: a job failed and will run again',
      );
    await expect.poll(failed, { timeout: 10_000 }).toMatchObject([{ job: 'mail.notification' }]);
    const rows = await failing.query(`select request_id from jobs where kind = 'mail.notification'`);
    expect(rows.map(({ request_id }) => request_id)).toEqual([idOf(answer)]);
  } finally {
    await failing.stop();
  }
});

describe('the pages of errors', () => {
  const expired = (language: string) =>
    fetch(`${lab.base}/staff/jobs/retry?lang=${language}`, {
      method: 'POST',
      headers: { accept: 'text/html', origin: 'http://attacker.test' },
      body: new FormData(),
    });

  it.each(languages)('show the reference in the language of the browser: %s', async (language) => {
    for (const answer of [
      await expired(language),
      await ask(`/nowhere?lang=${language}`, { accept: 'text/html' }),
    ]) {
      const page = await answer.text();
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(`>${idOf(answer).slice(-8)}</code>`);
    }
    const words = {
      en: 'Reference:',
      it: 'Riferimento:',
      es: 'Referencia:',
      fr: 'Référence',
      de: 'Referenz:',
    };
    expect(await (await expired(language)).text()).toContain(words[language]);
  });

  it('inside a frame the portal may frame it, as it does the page that failed', async () => {
    const framed = await fetch(`${lab.base}/staff/jobs/retry`, {
      method: 'POST',
      headers: { accept: 'text/html', 'sec-fetch-dest': 'iframe' },
      body: new FormData(),
    });
    expect(framed.headers.get('content-security-policy')).toMatch(/frame-ancestors http:\/\/localhost:5100/);
    expect(await framed.text()).toContain('Reference:');
    const alone = (await expired('en')).headers.get('content-security-policy');
    expect(alone).toContain("frame-ancestors 'none'");
  });

  it('a program gets JSON', async () => {
    const answer = await fetch(`${lab.base}/staff/jobs/retry`, { method: 'POST', body: new FormData() });
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it('an error that nobody expected is logged under the id that the page shows', async () => {
    await lab.query('alter table staff_sessions rename to staff_sessions_away');
    try {
      const answer = await ask('/staff/jobs', { accept: 'text/html', cookie: `ta_staff=${'a'.repeat(43)}` });
      expect(answer.status).toBe(500);
      const id = idOf(answer);
      expect(await answer.text()).toContain(id.slice(-8));
      expect(linesOf(id).map(({ message }) => message)).toContain('ta: an unexpected error');
    } finally {
      await lab.query('alter table staff_sessions_away rename to staff_sessions');
    }
  });
});
