import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { siteServer } from './listen.ts';
import type { Handler } from './portal.ts';
import { sendText } from './send.ts';

const given = 'f3b1c8d0a94e4e0f9d1c2b3a4f5e6d7c';
const answers: Handler = async (_request, response) => sendText(response, 200, 'A page');
const breaks: Handler = () => Promise.reject(new Error('a page that breaks'));

let open: Server[] = [];
afterEach(() => {
  for (const server of open) server.close();
  open = [];
});

async function ask(handler: Handler, { proxies = '', path = '/ta/', method = 'GET' } = {}) {
  const server = siteServer(handler, 'http://portal.test', proxies);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'x-request-id': given, connection: 'close' },
  });
  return { status: answer.status, id: answer.headers.get('x-request-id') ?? '', text: await answer.text() };
}

it('each answer carries an id of its own', async () => {
  const ids = [
    await ask(answers),
    await ask(answers, { path: '/ta/%zz' }),
    await ask(answers, { method: 'POST' }),
  ].map(({ id }) => id);
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(ids).size).toBe(3);
});

it('a trusted proxy gives the id', async () => {
  expect((await ask(answers, { proxies: '127.0.0.1' })).id).toBe(given);
});

it('where a page cannot be sent the id is in the log, and its end on the page', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status, id, text } = await ask(breaks);
  expect([status, text]).toEqual([500, `Something went wrong. Try again.\nReference: ${id.slice(-8)}\n`]);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(id), expect.any(Error));
  logged.mockRestore();
});
