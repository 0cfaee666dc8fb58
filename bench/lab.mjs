import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startSites } from '../scripts/parts/sites.mjs';
import { at, has, readJson } from '../scripts/parts/root.mjs';

/** A port that is free now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * The built lab on a data folder of the benchmarks, kept between runs: `bench/.data-<orders>`. The orders are added
 * once. Answers the client of `clientOf` and ends with the benchmark. `env` adds variables, such as the port of a page
 * that may ask the lab; `only` says which sites are started beside it; `folder` is another data folder.
 */
export async function startLab(
  context,
  orders = 0,
  { env = {}, only = ['lab'], folder = at('bench', `.data-${orders}`) } = {},
) {
  if (!has('apps/lab/dist/demo.js')) throw new Error('the lab is not built. Run: npm run build');
  const marker = join(folder, 'orders-added');
  mkdirSync(folder, { recursive: true });
  const added = existsSync(marker) && readFileSync(marker, 'utf8') === String(orders);
  const port = await freePort();
  const wanted = orders > 0 && !added;
  if (wanted) console.log(`Adding ${orders} orders (once) ...`);
  const began = performance.now();
  let said = '';
  const lab = await startSites({
    only,
    env: {
      TA_LAB_PORT: String(port),
      TA_DATA_DIR: folder,
      TA_NOW: undefined,
      DATABASE_URL: undefined,
      ...env,
    },
    labArguments: wanted ? ['--orders', String(orders)] : [],
    limit: 180 + orders / 500,
    onOutput: (_name, chunk) => {
      said = (said + chunk).slice(-4000);
    },
  });
  if ('failed' in lab) throw new Error(`the lab did not start:\n${said}`);
  context.onEnd(() => lab.stop());
  if (wanted) writeFileSync(marker, String(orders));
  return {
    client: clientOf(context, port),
    port,
    pid: lab.pids.lab,
    startSeconds: (performance.now() - began) / 1000,
  };
}

/** Requests over kept connections, at most eight at a time. */
export function clientOf(context, port) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  context.onEnd(() => agent.destroy());

  const send = (path, { method = 'POST', headers = {}, body = '' } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port, path, method, agent, headers, timeout: 60_000 },
        (answer) => {
          const parts = [];
          answer.on('data', (part) => parts.push(part));
          answer.once('error', reject);
          answer.once('end', () =>
            resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
          );
        },
      );
      sent.once('error', reject);
      sent.once('timeout', () => sent.destroy(new Error(`no answer to ${path} in 60 s`)));
      sent.end(body);
    });

  return {
    send,
    /** Signs a demonstration account in; answers its token. */
    async signIn(email) {
      const { status, body } = await send('/auth/login', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ email, password: readJson('scripts/accounts.json').password }).toString(),
      });
      const { token } = status === 200 ? JSON.parse(body) : {};
      if (!token) throw new Error(`${email} cannot sign in: ${status} ${body}`);
      return token;
    },
    /** A request for a page of the order list, ready to be sent again and again. */
    orderList({ token, page = 1, query = {}, headers = {} }) {
      const body = JSON.stringify({ order_by: [], query });
      const given = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers };
      return () => send(`/gateway?endpoint=/api/customer/orders/inprocess/${page}`, { headers: given, body });
    },
  };
}

/** Milliseconds that each of `count` requests takes, one after the other; every answer must have the status. */
export async function latencies(ask, count, status = 200) {
  const taken = [];
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    const answer = await ask();
    taken.push(performance.now() - began);
    if (answer.status !== status) throw new Error(`answered ${answer.status}, not ${status}: ${answer.body}`);
  }
  return taken;
}

/** Answers per second of `count` requests with `width` in flight. */
export async function rate(ask, count, width = 8, status = 200) {
  let left = count;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (left-- > 0) {
        const answer = await ask();
        if (answer.status !== status) throw new Error(`answered ${answer.status}, not ${status}`);
      }
    }),
  );
  return (count / (performance.now() - began)) * 1000;
}
