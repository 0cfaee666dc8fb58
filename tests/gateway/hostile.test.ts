import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { changePassword, checkToken, contract, details, logout } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { tusOn } from '../fixtures/tus.ts';
import { call, password, signIn } from '../fixtures/wire.ts';

let lab: TestLab;
beforeAll(async () => {
  lab = await startTestLab();
});
afterAll(() => lab.stop());

const deep = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;

describe('requests that nobody honest sends', () => {
  it('deep JSON is a bad request for every call that takes JSON, and brackets in a text are none', async () => {
    const { token } = await signIn(lab.base, 'us@studio.test');
    const takingJson = contract.filter(({ encoding }) => encoding === 'json');
    expect(takingJson.length).toBeGreaterThan(10);
    for (const endpoint of takingJson) {
      const path = endpoint.path.replace(/\[.*\]/, '').replace(/\{\w+\}/g, '1');
      const address = endpoint.via === 'gateway' ? `/gateway?endpoint=${encodeURIComponent(path)}` : path;
      const send = async (body: string) =>
        (
          await fetch(lab.base + address, {
            method: 'POST',
            body,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          })
        ).status;
      for (const levels of [40, 7_000])
        expect([endpoint.id, await send(deep(levels))]).toEqual([endpoint.id, 400]);
      expect(await send(JSON.stringify({ a: '['.repeat(5_000) }))).not.toBe(400);
    }
  });

  it.each(['/auth/invitation', '/auth/recovery/activate', '/staff/sign-in'])(
    'T-E9: a form without an announced length that does not end is refused at %s, not kept',
    async (path) => {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'transfer-encoding': 'chunked',
      };
      const piece = `a${'b'.repeat(65_535)}`;
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const sent = request(`${lab.base}${path}`, { method: 'POST', headers }, (answer) => {
          resolve(answer.statusCode);
          sent.destroy();
        });
        sent.once('error', reject);
        for (let index = 0; index < 64; index += 1) sent.write(piece);
        sent.end();
      });
      expect(status).toBe(413);
    },
  );

  it.each([
    // Each quote would begin a string that runs to the end.
    ['quotes that open strings without an end', '\\"'.repeat(131_000)],
    ['such quotes before a last backslash', `${'\\"'.repeat(131_000)}\\`],
    ['brackets', '['.repeat(262_000)],
    ['one string without an end', `"${'a'.repeat(262_000)}`],
    ['a long number', '9'.repeat(262_000)],
    ['blanks', ' '.repeat(262_000)],
  ])('T-E9: JSON of the largest size that is %s is refused at once', async (_kind, body) => {
    const { token } = await signIn(lab.base, 'us@studio.test');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const began = performance.now();
    const answer = await fetch(`${lab.base}/api/customer/orders/export`, { method: 'POST', body, headers });
    expect([400, 422]).toContain(answer.status);
    // A pattern that goes back at every quote took 75,000 ms, in which nobody else is answered.
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it.each([
    ['/community/__proto__/', 404],
    ['/community/constructor/', 404],
    ['/community/toString/', 404],
    ['/info/en/%00/', 404],
    ['/product-files/%00/x.pdf', 404],
    ['/cover/?p=%00', 400],
    ['/duplicateOrderWork?id=%00', 400],
    ['/social/%00/', 404],
    ['/staff/orders/%00', 404],
    ['/old-area/?ta_token=%00', 400],
  ])('D9: %s is answered with %i, not with an error of the lab', async (path, status) => {
    const answer = await fetch(lab.base + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect(answer.status).toBe(status);
  });

  it('a client that cuts its connection is not taken for the database', async () => {
    const before = lab.logged.length;
    const { hostname, port } = new URL(lab.base);
    for (const path of ['/auth/login', '/staff/sign-in', '/files/'])
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            `POST ${path} HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\nemail=`,
            () => socket.resetAndDestroy(),
          );
        });
        socket.once('close', () => resolve());
      });
    await expect
      .poll(() => lab.logged.slice(before).filter((line) => line.includes('sign-in')).length)
      .toBe(1);
    const said = lab.logged.slice(before).join('\n');
    expect(said).not.toContain('the database does not answer');
    expect(said).not.toContain('"level":"error"');
  });
});

describe('T-A2: host names', () => {
  const statusBy = (host: string, path = '/auth/login') =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(lab.base);
      const sent = request({ hostname, port, path, headers: { host } }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.once('error', reject);
      sent.end();
    });

  it('a foreign name that leads to this machine reads nothing, the outbox and the staff desk included', async () => {
    for (const path of ['/outbox', '/staff/', '/gateway', '/files/', '/', '/auth/login'])
      for (const host of ['rebind.evil.test', `rebind.evil.test:${new URL(lab.base).port}`, '192.168.1.5'])
        expect([path, host, await statusBy(host, path)]).toEqual([path, host, 421]);
    expect(await statusBy('10.1.2.3', '/health')).toBe(200);
    for (const host of ['localhost', '127.0.0.1:1', '[::1]'])
      expect(await statusBy(host, '/outbox')).toBe(200);
  });

  it('the lab listens on loopback and nowhere else', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    const { port } = new URL(lab.base);
    for (const { address } of outside) {
      const outcome = await new Promise<string>((resolve) => {
        const socket = connect(Number(port), address, () => {
          socket.destroy();
          resolve('open');
        });
        socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
      });
      expect(outcome).toBe('ECONNREFUSED');
    }
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  });
});

describe('T-A7: a session that began with a temporary password', () => {
  it('can set a new one, say who it is, and end; every other call is refused with a code of its own', async () => {
    const { token } = await signIn(lab.base, 'fr@studio.test');
    await lab.query(
      `update sessions set must_change_password = true where subject_id = (select id from customers where code = '1002')`,
    );
    const closed = contract.filter(
      ({ access, id }) => access === 'customer' && ![changePassword.id, checkToken.id].includes(id),
    );
    expect(closed.length).toBeGreaterThan(40);
    for (const endpoint of closed) {
      const path = endpoint.path.replace(/\[.*\]/, '').replace(/\{\w+\}/g, '1');
      const address = endpoint.via === 'gateway' ? `/gateway?endpoint=${encodeURIComponent(path)}` : path;
      const answer = await fetch(lab.base + address, {
        method: endpoint.method,
        headers: { authorization: `Bearer ${token}` },
      });
      const { error } = (await answer.json()) as { error: { code: string } };
      expect([endpoint.id, answer.status, error.code]).toEqual([
        endpoint.id,
        403,
        'password_change_required',
      ]);
    }
    expect((await tusOn(lab.base, token).create(1, { filename: 'a', order_code: '1' })).status).toBe(403);
    expect((await call(lab.base, checkToken, { token, body: {} })).json).toMatchObject({
      must_change_password: true,
    });
    const body = { cod_fot: '1002', old_password: password, new_password: 'Rosmarino-88' };
    expect((await call(lab.base, changePassword, { token, body })).json).toMatchObject({ done: true });
    expect((await call(lab.base, details, { token })).status).toBe(200);
    expect((await call(lab.base, logout, { token })).status).toBe(200);
  });
});
