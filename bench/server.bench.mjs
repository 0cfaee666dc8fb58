import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { clientOf, rate, startLab } from './lab.mjs';

export const name = 'server';

const requests = 400;

/** The lab's order list beside bare `node:http` that answers the same bytes from a ready buffer. */
export async function cases(context) {
  const { client } = await startLab(context);
  const token = await client.signIn('it@studio.test');
  const list = client.orderList({ token, query: { status: 1 } });
  const first = await list();
  if (first.status !== 200) throw new Error(`the order list answered ${first.status}: ${first.body}`);
  const bare = await startBare(context, first.body.toString());
  const reference = { name: 'node:http, ready buffer', run: () => rate(bare, requests) };
  const known = client.orderList({
    token,
    query: { status: 1 },
    headers: { 'if-none-match': first.headers.etag },
  });
  const health = () => client.send('/health', { method: 'GET' });
  return [
    {
      title: 'ten orders, the client has them (ETag, 304)',
      unit: 'answers/s',
      reference,
      ours: { name: 'lab', run: () => rate(known, requests, 8, 304) },
      target: { ratio: 0.5, is: 'at least' },
    },
    {
      title: 'ten orders in full',
      unit: 'answers/s',
      reference,
      ours: { name: 'lab', run: () => rate(list, requests) },
    },
    {
      title: 'health, what the framework alone costs',
      unit: 'answers/s',
      reference,
      ours: { name: 'lab', run: () => rate(health, requests) },
    },
  ];
}

async function startBare(context, body) {
  const server = fork(fileURLToPath(new URL('./bareServer.mjs', import.meta.url)), { stdio: 'ignore' });
  context.onEnd(() => server.disconnect());
  const port = await new Promise((resolve, reject) => {
    server.once('message', resolve);
    server.once('error', reject);
    server.send(body);
  });
  const client = clientOf(context, port);
  const ready = JSON.stringify({ order_by: [], query: { status: 1 } });
  return () => client.send('/', { body: ready });
}
