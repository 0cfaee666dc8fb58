import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { clientOf, latencies, rate, startLab } from './lab.mjs';

export const name = 'prices';

const requests = 60;
const configuration = [
  { name: 'Size', stringValue: '30x30' },
  { name: 'Pages', numberValue: 40 },
  { name: 'CoverMaterial', stringValue: 'leather' },
  { name: 'Box', stringValue: 'presentation' },
];

/** Prices of a configuration beside bare `node:http` that answers the same bytes, and 50 buyers who order at once. */
export async function cases(context) {
  const { client, port } = await startLab(context);
  const token = await client.signIn('it@studio.test');
  const body = JSON.stringify({ configurator: '10', fields: configuration });
  const json = { 'content-type': 'application/json' };
  const asCustomer = { ...json, authorization: `Bearer ${token}` };
  const ask = (headers) => () => client.send('/configurator/price', { headers, body });
  const first = await ask(asCustomer)();
  if (first.status !== 200) throw new Error(`the price answered ${first.status}: ${first.body}`);
  const bare = await startBare(context, { answer: first.body.toString(), body, headers: json });
  const reference = { name: 'node:http, ready buffer', run: () => rate(bare, requests) };
  return [
    {
      title: 'price of a configuration, customer',
      unit: 'answers/s',
      runs: 8,
      warmUps: 1,
      reference,
      ours: { name: 'lab', run: () => rate(ask(asCustomer), requests) },
    },
    {
      title: 'price of a configuration, visitor',
      unit: 'answers/s',
      runs: 8,
      warmUps: 1,
      reference,
      ours: { name: 'lab', run: () => rate(ask(json), requests) },
    },
    {
      title: 'time of one price, customer',
      unit: 'ms',
      reference: { name: 'node:http, ready buffer', run: () => latencies(bare, 50) },
      ours: { name: 'lab', run: () => latencies(ask(asCustomer), 50) },
      limits: [{ of: 'p99', most: 100 }],
      runs: 6,
      warmUps: 1,
    },
    {
      title: '50 buyers at once, each one order',
      unit: 'ms',
      reference: {
        name: 'the same 50, one after the other',
        run: () => buyers(client, { token, port, width: 1 }),
      },
      ours: { name: 'lab', run: () => buyers(client, { token, port, width: 50 }) },
      runs: 1,
      warmUps: 0,
    },
  ];
}

/** Milliseconds until 50 quotes are ordered, `width` at a time; each press is doubled, and each makes one order. */
async function buyers(client, { token, port, width }) {
  const prepared = [];
  for (let index = 0; index < 50; index += 1) prepared.push(await prepare(client, token));
  const waiting = [...prepared];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        await Promise.all([press(port, next), press(port, next)]);
    }),
  );
  const taken = performance.now() - began;
  for (const { code } of prepared) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = JSON.stringify({ query: { search: code } });
    const path = '/gateway?endpoint=/api/customer/orders/last';
    const { body } = await client.send(path, { headers, body: sent });
    const found = JSON.parse(body).orders.filter(({ commessa }) => commessa === code).length;
    if (found !== 1) throw new Error(`quote ${code} has ${found} orders`);
  }
  return taken;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A quote with its open checkout: the cookie and the price that the page shows. */
async function prepare(client, token) {
  const authorization = { authorization: `Bearer ${token}` };
  const configured = new URLSearchParams({ configuredProduct: JSON.stringify({ fields: configuration }) });
  const made = await client.send('/epicor/createNewQuote/10', {
    headers: { ...form, ...authorization },
    body: `${configured}`,
  });
  const { headerValues } = JSON.parse(made.body);
  const code = headerValues.fields.find((field) => field.name === 'order_code').stringValue;
  const given = await client.send('/gateway?endpoint=/api/customer/ticket', {
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify({ purpose: 'checkout', order_code: code }),
  });
  const opened = await client.send(`/checkout/${code}/?mt=0`, {
    headers: form,
    body: `${new URLSearchParams({ ta_token: JSON.parse(given.body).ticket })}`,
  });
  const cookie = String(opened.headers['set-cookie']?.[0] ?? '').split(';')[0];
  const page = await client.send(`/checkout/${code}/`, { method: 'GET', headers: { cookie } });
  const seen = /name="seen" value="(\d+)"/.exec(page.body.toString())?.[1];
  if (!seen) throw new Error(`the checkout of ${code} answered ${page.status}`);
  return { code, cookie, seen };
}

/** A press on the button over a connection of its own, as of a browser. */
async function press(port, { code, cookie, seen }) {
  const answer = await fetch(`http://127.0.0.1:${port}/checkout/${code}/order`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...form, cookie, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({
      bride: 'Anna',
      groom: 'Luca',
      delivery: 'profile',
      payment: 'transfer',
      terms: '1',
      seen,
    }),
  });
  const target = answer.headers.get('location');
  if (!target?.startsWith(`/checkout/${code}/done`))
    throw new Error(`the order of ${code} answered ${answer.status}, ${target}`);
}

async function startBare(context, { answer, body, headers }) {
  const server = fork(fileURLToPath(new URL('./bareServer.mjs', import.meta.url)), { stdio: 'ignore' });
  context.onEnd(() => server.disconnect());
  const port = await new Promise((resolve, reject) => {
    server.once('message', resolve);
    server.once('error', reject);
    server.send(answer);
  });
  const client = clientOf(context, port);
  return () => client.send('/', { headers, body });
}
