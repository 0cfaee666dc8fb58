import { details, errorAnswer, login, ordersInProcess, saveView } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { call, readResponse, signIn } from '../fixtures/wire.ts';

const base = inject('base');
let token = '';
beforeAll(async () => {
  token = (await signIn(base, 'gb@studio.test')).token;
});

const post = async (path: string, body: string, type: string | null, bearer = token) =>
  readResponse(
    await fetch(base + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(type === null ? {} : { 'content-type': type }),
      },
      body: type === null ? new Blob([body]) : body,
    }),
  );
const list = '/gateway?endpoint=/api/customer/orders/inprocess';
const codeOf = (json: unknown) => parse(errorAnswer, json).error.code;

describe('bodies', () => {
  it.each([
    ['cut-off JSON', '{"query":{', 'application/json', 400, 'bad_request'],
    ['no JSON at all', 'hello', 'application/json', 400, 'bad_request'],
    ['a list', '[]', 'application/json', 422, 'invalid'],
    ['a number', '7', 'application/json', 422, 'invalid'],
    ['null', 'null', 'application/json', 422, 'invalid'],
    ['XML', '<a/>', 'application/xml', 415, 'unsupported_media_type'],
    ['text', '{}', 'text/plain', 415, 'unsupported_media_type'],
    ['no type', '{}', null, 415, 'unsupported_media_type'],
    [
      'too much',
      JSON.stringify({ query: { search: 'x'.repeat(300_000) } }),
      'application/json',
      413,
      'too_large',
    ],
    ['a form field twice', 'a=1&a=2', 'application/x-www-form-urlencoded', 400, 'bad_request'],
    ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'application/json', 400, 'bad_request'],
  ])('%s', async (_what, body, type, status, code) => {
    const response = await post(list, body, type);
    expect(response.status).toBe(status);
    expect(codeOf(response.json)).toBe(code);
  });

  it('a password of one megabyte is refused before it is compared (T-A8)', async () => {
    const body = new URLSearchParams({ email: 'it@studio.test', password: 'x'.repeat(1_048_576) }).toString();
    const response = await post('/auth/login', body, 'application/x-www-form-urlencoded', '');
    expect(response.status).toBe(413);
  });

  it.each([
    ['status 9', { query: { status: 9 } }, 'query.status'],
    ['status "1"', { query: { status: '1' } }, 'query.status'],
    ['a date that is none', { query: { from: '2026-02-31x' } }, 'query.from'],
    ['an unknown sort', { order_by: [{ property: 'password', direction: 'ASC' }] }, 'order_by.0.property'],
    [
      'a direction with more in it',
      { order_by: [{ property: 'date', direction: 'ASC; drop' }] },
      'order_by.0.direction',
    ],
    ['a long search', { query: { search: 'x'.repeat(201) } }, 'query.search'],
    [
      'seven sorts',
      { order_by: Array.from({ length: 7 }, () => ({ property: 'date', direction: 'ASC' })) },
      'order_by',
    ],
  ])('%s is named in `fields`', async (_what, body, field) => {
    const { status, json } = await call(base, ordersInProcess, { token, body });
    expect(status).toBe(422);
    expect(Object.keys(parse(errorAnswer, json).error.fields ?? {})).toEqual([field]);
  });

  it.each(['2026-02-30', '2026-13-01', '0000-01-01', '9999-12-31'])(
    'the date %s never makes the lab fail',
    async (from) => {
      const { status } = await call(base, ordersInProcess, { token, body: { query: { from } } });
      expect([200, 422]).toContain(status);
    },
  );

  it.each([
    '\u0000',
    '\ud800',
    '😀'.repeat(50),
    "'; drop table orders; --",
    '\u202e',
    '<script>alert(1)</script>',
    'Ω≈ç√∫˜µ≤',
  ])('the search %j never makes the lab fail', async (search) => {
    const { status } = await call(base, ordersInProcess, { token, body: { query: { search } } });
    expect([200, 422]).toContain(status);
  });

  it('texts are stored exactly (T-E10)', async () => {
    for (const name of [
      '<b>"ü" & co</b>',
      '田中さんにあげて下さい',
      '👩‍👩‍👧 à la carte',
      "O'Brien; --",
      '=1+1',
    ]) {
      const { json } = await call(base, saveView, { token, body: { name, search: name, columns: [] } });
      expect((json as { views: { name: string; search: string }[] }).views).toContainEqual(
        expect.objectContaining({ name, search: name }),
      );
    }
  });

  it('a field named `__proto__` changes nothing', async () => {
    const response = await post(
      list,
      '{"__proto__":{"query":{"status":1}},"constructor":{}}',
      'application/json',
    );
    expect(response.status).toBe(200);
    const form = await post(
      '/scripts/check_token',
      '__proto__=1&constructor=2',
      'application/x-www-form-urlencoded',
    );
    expect(form.status).toBe(200);
  });
});

describe('`endpoint` selects a known call and is never a path (T-D9)', () => {
  const parts = [
    '..',
    '../..',
    '....//',
    '..%2f',
    '%2e%2e/',
    '..\\',
    '%252e%252e%252f',
    '..;/',
    './',
    '//',
    '/%00',
    '%c0%ae%c0%ae/',
  ];
  const targets = [
    'etc/passwd',
    'customer/details',
    'api/customer/details',
    'health',
    'openapi.json',
    'http://127.0.0.1/',
    'file:///etc/passwd',
    'auth/login',
    'outbox',
  ];
  const heads = [
    '',
    '/',
    '/api/',
    '/api/customer/',
    '/api/customer/orders/inprocess/',
    'http://localhost:5200/api/',
  ];
  const paths = heads.flatMap((head) =>
    parts.flatMap((part) => targets.map((target) => `${head}${part}${target}`)),
  );

  it(`none of ${paths.length} spellings leads outside`, async () => {
    const wrong: string[] = [];
    for (const endpoint of paths) {
      const { status, text } = await readResponse(
        await fetch(`${base}/gateway?endpoint=${encodeURIComponent(endpoint)}`, {
          headers: { authorization: `Bearer ${token}` },
        }),
      );
      // A page that is no number is refused with a reason; every other spelling is not found.
      if (![400, 404, 405, 422].includes(status) || text.includes('root:'))
        wrong.push(`${endpoint}: ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(paths.length).toBeGreaterThan(600);
  });

  it.each([
    ['twice', '/gateway?endpoint=/api/customer/details&endpoint=/api/customer/orders/last'],
    ['a second value', '/gateway?endpoint=/api/customer/details&c=1&c=2'],
    ['missing', '/gateway'],
    ['not well encoded', '/api/customer/orders/details/%E0%A4%A'],
  ])('%s is a bad request', async (_what, path) => {
    const method = path.includes('orders/details') ? 'POST' : 'GET';
    const { status } = await readResponse(
      await fetch(base + path, { method, headers: { authorization: `Bearer ${token}` } }),
    );
    expect(status).toBe(400);
  });

  it('is decoded once', async () => {
    const twice = encodeURIComponent(encodeURIComponent('/api/customer/details'));
    const response = await readResponse(
      await fetch(`${base}/gateway?endpoint=${twice}`, { headers: { authorization: `Bearer ${token}` } }),
    );
    expect(response.status).toBe(404);
    expect((await call(base, details, { token })).status).toBe(200);
  });
});

describe('sign-in fields', () => {
  it.each([
    ['no password', { email: 'it@studio.test' }, 422],
    ['no e-mail', { password: 'x' }, 422],
    ['a long e-mail', { email: `${'x'.repeat(400)}@a.b`, password: 'x' }, 422],
    ['empty ones', { email: '', password: '' }, 200],
    ['a list by JSON', { email: ['a'], password: 'x' }, 422],
  ])('%s', async (_what, body, expected) => {
    const response = await post('/auth/login', JSON.stringify(body), 'application/json', '');
    expect(response.status).toBe(expected);
    expect(response.json).toMatchObject(expected === 200 ? { status: '0' } : { error: { code: 'invalid' } });
    expect(login.path).toBe('/auth/login');
  });
});
