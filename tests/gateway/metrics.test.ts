import { request as httpRequest } from 'node:http';
import { orderDetails, ordersInProcess } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { parseOpenMetrics } from '../fixtures/openMetrics.ts';
import type { Sample } from '../fixtures/openMetrics.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { deskForms, signInAtDesk } from './desk.ts';

/** A monitor reads the state of each lab; a stranger reads nothing. */
let lab: TestLab;
const token = 'a-token-of-the-monitor-1';

beforeAll(async () => {
  lab = await startTestLab({ metricsToken: token });
});
afterAll(() => lab.stop());

const scrape = (authorization = `Bearer ${token}`, at = lab) =>
  fetch(`${at.base}/metrics`, { headers: authorization === '' ? {} : { authorization } });
const read = async () => parseOpenMetrics(await (await scrape()).text());
const valueOf = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}) =>
  samples
    .filter((sample) => sample.name === name)
    .filter(({ labels: own }) => Object.entries(labels).every(([key, text]) => own[key] === text))
    .reduce((sum, { value }) => sum + value, 0);
const seriesOf = (samples: readonly Sample[]) =>
  samples.map(({ name, labels }) => `${name} ${JSON.stringify(labels)}`).sort();

describe('who may read', () => {
  it.each([
    ['nobody', ''],
    ['another token', 'Bearer another-token-of-nobody'],
    ['the beginning of the token', `Bearer ${token.slice(0, -1)}`],
    ['another scheme', `Basic ${token}`],
  ])('%s is refused and learns nothing', async (_name, authorization) => {
    const answer = await scrape(authorization);
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await answer.text()).not.toContain('ta_');
  });

  it('the token of a customer is refused', async () => {
    const { token: session } = await signIn(lab.base, 'it@studio.test');
    expect((await scrape(`Bearer ${session}`)).status).toBe(401);
  });

  it('a monitor that asks by the address of the machine is answered', async () => {
    const { port } = new URL(lab.base);
    const status = await new Promise<number | undefined>((resolve) =>
      httpRequest(
        {
          ...{ port, host: 'localhost', path: '/metrics' },
          headers: { host: '10.0.0.7:5200', authorization: `Bearer ${token}` },
        },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      ).end(),
    );
    expect(status).toBe(200);
  });

  it('without a token in the settings the address leads nowhere', async () => {
    const closed = await startTestLab();
    try {
      for (const authorization of ['', 'Bearer ', `Bearer ${token}`])
        expect((await scrape(authorization, closed)).status).toBe(404);
    } finally {
      await closed.stop();
    }
  });
});

it('is valid OpenMetrics, and says so', async () => {
  const answer = await scrape();
  expect(answer.headers.get('content-type')).toBe(
    'application/openmetrics-text; version=1.0.0; charset=utf-8',
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const samples = parseOpenMetrics(await answer.text());
  expect(valueOf(samples, 'ta_database_up')).toBe(1);
  expect(valueOf(samples, 'ta_database_size_bytes')).toBeGreaterThan(5_000_000);
  expect(valueOf(samples, 'ta_disk_free_bytes')).toBeGreaterThan(0);
  expect(valueOf(samples, 'ta_disk_size_bytes')).toBeGreaterThan(valueOf(samples, 'ta_disk_free_bytes'));
  expect(valueOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(samples.map(({ name }) => name)).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(valueOf(samples, 'ta_database_transactions_total', { outcome: 'committed' })).toBeGreaterThan(0);
});

it('counts requests by the id of their endpoint, the method and the status', async () => {
  const before = await read();
  const session = await signIn(lab.base, 'it@studio.test');
  for (let turn = 0; turn < 3; turn += 1)
    await call(lab.base, ordersInProcess, { token: session.token, body: { query: { status: 1 } } });
  await call(lab.base, ordersInProcess, { body: {} });
  const counted = (samples: readonly Sample[], status: string) =>
    valueOf(samples, 'ta_http_requests_total', { route: ordersInProcess.id, method: 'POST', status });
  await expect
    .poll(async () => {
      const after = await read();
      return ['200', '401'].map((status) => counted(after, status) - counted(before, status));
    })
    .toEqual([3, 1]);
  const spent = await read();
  expect(valueOf(spent, 'ta_http_request_duration_seconds_count', { route: ordersInProcess.id })).toBe(
    valueOf(spent, 'ta_http_requests_total', { route: ordersInProcess.id }),
  );
});

it('no address, method or name that a client chooses makes a series', async () => {
  const known = await signIn(lab.base, 'uk@studio.test');
  const hostile = async (word: string) => {
    const paths = [
      `/${word}`,
      `/api/${word}`,
      `/staff/orders/${word}`,
      `/widgets/${word}.js`,
      `/files/${word}`,
      `/gateway?endpoint=/api/${word}`,
      `/products/${word}/picture`,
      `/ta/${word}`,
      `/%22%7D%0A${word}`,
    ];
    for (const path of paths)
      for (const method of ['GET', 'POST', 'PROPFIND', 'DELETE'])
        await fetch(`${lab.base}${path}`, { method, redirect: 'manual', headers: { 'user-agent': word } });
    await call(lab.base, orderDetails, { token: known.token, path: { id: word } });
  };
  await hostile('first');
  // The line of a request is counted when its connection is done with it, which may be after its answer was read.
  await expect.poll(async () => valueOf(await read(), 'ta_http_requests_total', { method: 'other' })).toBe(9);
  const before = seriesOf(await read());
  for (const word of ['second', 'third', 'anna@studio.test', '2600001', '"}\n'])
    await hostile(encodeURIComponent(word));
  await expect
    .poll(async () => valueOf(await read(), 'ta_http_requests_total', { method: 'other' }))
    .toBe(54);
  expect(seriesOf(await read())).toEqual(before);
});

it('no label holds a code, a name or an address of a customer', async () => {
  const people = await lab.query('select c.email, c.code::text as code from customers c');
  const text = seriesOf(await read()).join('\n');
  const values = [...text.matchAll(/":"([^"]*)"/g)].map(([, value]) => value);
  for (const { email, code } of people) {
    expect(text).not.toContain(email);
    expect(values).not.toContain(code);
  }
});

it('counts jobs by kind and state, their runs, their age, and mails', async () => {
  const desk = deskForms(lab.base, await signInAtDesk(lab.base));
  const [order] = await lab.query(
    `select o.commessa from orders o join customers c on c.id = o.customer_id
     where c.email = 'uk@studio.test' and not o.incomplete order by o.id desc limit 1`,
  );
  // A mail of the day waits for its hour.
  await lab.query(`insert into notification_choices (customer_id, kind, choice)
    select id, 'message', 'daily' from customers where email = 'uk@studio.test'`);
  await desk.act(order?.['commessa'] ?? '', 'message', { text: 'Which cover?' });
  const waiting = await read();
  expect(valueOf(waiting, 'ta_jobs', { kind: 'mail.digest', state: 'waiting' })).toBe(1);
  await lab.query(`insert into jobs (queue, kind, key, run_at, state) values
    ('mail', 'mail.of-a-newer-version', 'x', now() - interval '1 hour', 'waiting')`);
  const late = await read();
  expect(valueOf(late, 'ta_jobs', { kind: 'other', state: 'waiting' })).toBe(1);
  expect(valueOf(late, 'ta_jobs_oldest_due_seconds')).toBeGreaterThanOrEqual(3_600);
  await lab.query(`delete from jobs where key = 'x'`);
  const before = await read();
  lab.advance(48 * 3_600_000);
  await lab.jobsDone();
  const after = await read();
  expect(valueOf(after, 'ta_jobs', { kind: 'mail.digest' })).toBe(0);
  const runs = { kind: 'mail.digest', outcome: 'done' };
  expect(valueOf(after, 'ta_job_runs_total', runs) - valueOf(before, 'ta_job_runs_total', runs)).toBe(1);
  const mails = { outcome: 'accepted' };
  expect(valueOf(after, 'ta_mails_total', mails) - valueOf(before, 'ta_mails_total', mails)).toBe(1);
});
