import { request } from 'node:http';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { latencies, startLab } from './lab.mjs';
import { quantile } from '../scripts/parts/measure.mjs';

export const name = 'payments';

const account = 'big@studio.test';
const runs = 15;
const warmUps = 3;
const turns = runs + warmUps;

/**
 * The payments of an account with a million orders on the embedded database (TA_BENCH_ORDERS takes fewer): pages, search,
 * a hundred invoices and five thousand as one ZIP. No question is asked twice, because the lab remembers its answers.
 */
export async function cases(context) {
  const { client, port } = await startLab(context, context.orders);
  const token = await client.signIn(account);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = (query, page = 1, order_by = []) =>
    client.send(`/gateway?endpoint=/api/customer/orders/payments/${page}`, {
      headers,
      body: JSON.stringify({ order_by, query }),
    });
  const read = async (...asked) => JSON.parse((await ask(...asked)).body);
  const { pages, total_record_amount: total, types_list: products } = await read({});
  const walk = (label, from, query = {}, last = pages, order = []) => {
    let page = from;
    const count = Math.max(1, Math.min(20, Math.floor((last - from + 1) / turns)));
    return { name: label, run: () => latencies(() => ask(query, page++, order), count) };
  };
  const limits = [
    { of: 'p50', most: 5 },
    { of: 'p99', most: 25 },
  ];
  const year = new Date().getUTCFullYear() - 2;
  const lists = {
    'in progress': { status: 1 },
    suspended: { status: 2 },
    delivered: { status: 3 },
    [`paid in ${year}`]: { from: `${year}-01-01`, to: `${year}-12-31` },
    'of one product': { type: products[0] },
  };
  const narrowed = [];
  for (const [word, query] of Object.entries(lists)) {
    const ours = walk('pages from 2 on', 2, query, (await read(query)).pages);
    narrowed.push({ title: `payments, first pages, ${word}`, unit: 'ms', ours, limits, runs, warmUps });
  }
  const sorted = ['code', 'type', 'price', 'date'].flatMap((property) =>
    ['ASC', 'DESC'].map((direction) => {
      const ours = walk('pages from 2 on', 2, {}, pages, [{ property, direction }]);
      const title = `payments, first pages by ${property} ${direction}`;
      return { title, unit: 'ms', ours, limits, runs: 5, warmUps: 1 };
    }),
  );
  const far = Math.max(1, Math.min(5000, pages - 20 * turns));
  const codes = await codesOf(ask, turns * 20);
  let next = 0;
  const invoices = (count) => {
    const body = JSON.stringify({ codes: codes.slice(0, count) });
    return download(port, { headers, body });
  };
  const hundred = await invoices(100);
  console.log(`a hundred invoices are ${Math.round(hundred.bytes / 1000)} kB`);
  return [
    {
      title: `payments, first pages of ${pages} with ${total} payments`,
      unit: 'ms',
      ours: walk('pages from 2 on', 2),
      limits,
      runs,
      warmUps,
    },
    ...narrowed,
    ...sorted,
    {
      title: `payments, pages from ${far} on`,
      unit: 'ms',
      reference: walk('pages from 400 on', 400),
      ours: walk(`pages from ${far} on`, far),
      target: { ratio: 3, is: 'at most' },
      runs,
      warmUps,
    },
    {
      title: 'payments, search for an order code',
      unit: 'ms',
      reference: walk('pages from 800 on', 800),
      ours: { name: 'search', run: () => latencies(() => ask({ search: codes[next++ % codes.length] }), 20) },
      target: { ratio: 10, is: 'at most' },
      runs,
      warmUps,
    },
    {
      title: 'a hundred invoices as ZIP, time to the first byte',
      unit: 'ms',
      ours: { name: 'first byte', run: async () => (await invoices(100)).firstByte },
      runs: 5,
      warmUps: 1,
    },
    {
      title: 'a hundred invoices as ZIP, documents a second',
      unit: 'PDF/s',
      ours: {
        name: 'documents',
        run: async () => {
          const { entries, seconds } = await invoices(100);
          return entries / seconds;
        },
      },
      runs: 5,
      warmUps: 1,
    },
    {
      title: 'a thousand invoices as ZIP, growth of the lab’s memory over a hundred',
      unit: 'MB',
      ours: {
        name: 'peak',
        run: async () => {
          const [small, large] = [
            await peakDuring(port, () => invoices(100)),
            await peakDuring(port, () => invoices(1000)),
          ];
          return large - small;
        },
      },
      limits: [{ of: 'p50', most: 30 }],
      runs: 3,
      warmUps: 1,
    },
  ];
}

/** Codes of orders that have an invoice, the latest first. */
async function codesOf(ask, most) {
  const codes = new Set();
  for (let page = 1; codes.size < Math.max(most, 1000) && page <= 400; page += 1) {
    const { orders } = JSON.parse((await ask({ status: 3 }, page)).body);
    for (const { commessa, invoice } of orders) if (invoice === 'invoice') codes.add(commessa);
  }
  if (codes.size === 0) throw new Error(`${account} has no invoices`);
  return [...codes];
}

/** Reads a ZIP without keeping it: when its first byte came, how long it took, how many PDFs were in it. */
function download(port, { headers, body }) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(
      { host: '127.0.0.1', port, path: '/api/customer/invoices', method: 'POST', headers },
      (answer) => {
        let [firstByte, bytes, entries, tail] = [0, 0, 0, ''];
        answer.on('data', (chunk) => {
          firstByte ||= performance.now() - began;
          bytes += chunk.length;
          const text = tail + chunk.toString('latin1');
          entries += text.split('PK\u0003\u0004').length - 1;
          tail = text.slice(-3);
        });
        answer.once('end', () =>
          answer.statusCode === 200
            ? resolve({ firstByte, bytes, entries, seconds: (performance.now() - began) / 1000 })
            : reject(new Error(`the invoices answered ${answer.statusCode}`)),
        );
        answer.once('error', reject);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Highest resident memory of the lab in MB while `work` runs. */
async function peakDuring(port, work) {
  const pid = processOn(port);
  const samples = [];
  const timer = setInterval(() => samples.push(residentOf(pid)), 50);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return quantile(samples.length > 0 ? samples : [residentOf(pid)], 0.95);
}

function residentOf(pid) {
  const [, kB = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) / 1000;
}

/** The process that listens on a port, as Linux tells it. */
function processOn(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((path) => readFileSync(path, 'utf8')).join('\n');
  const line = tables.split('\n').find((each) => new RegExp(`:${hex} [0-9A-F]+:0000 0A `).test(each)) ?? '';
  const inode = line.trim().split(/\s+/)[9];
  for (const pid of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const open = readdirSync(`/proc/${pid}/fd`);
      if (open.some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`)) return pid;
    } catch {
      // Not ours to see, or gone.
    }
  }
  throw new Error(`nobody listens on ${port}`);
}
