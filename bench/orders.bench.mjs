import { latencies, startLab } from './lab.mjs';

export const name = 'orders';

const account = 'big@studio.test';
const runs = 15;
const warmUps = 3;
const turns = runs + warmUps;

/**
 * The order list of an account with a million orders; the embedded database. TA_BENCH_ORDERS takes fewer.
 * The lab remembers its answers, so no question is asked twice: a case walks over pages, or over words to look for.
 */
export async function cases(context) {
  const { client } = await startLab(context, context.orders);
  const token = await client.signIn(account);
  const ask = (query, page = 1) => client.orderList({ token, query, page })();
  const pagesOf = async (query) => (await read(ask(query))).pages;

  /** Asks for one page after the other, from one on; as often in a run as there are pages for all runs. */
  const walk = (label, query, from, pages) => {
    let page = from;
    const count = Math.max(1, Math.min(20, Math.floor((pages - from + 1) / turns)));
    return { name: label, run: () => latencies(() => ask(query, page++), count) };
  };
  const lookFor = (label, words) => {
    let next = 0;
    const count = Math.max(1, Math.min(20, Math.floor(words.length / turns)));
    return { name: label, run: () => latencies(() => ask({ search: words[next++ % words.length] }), count) };
  };

  const limits = [
    { of: 'p50', most: 5 },
    { of: 'p99', most: 25 },
  ];
  const within = (ratio) => ({ ratio, is: 'at most' });
  const named = { 1: 'in progress', 2: 'suspended', 3: 'shipped', 4: 'on hold' };
  const { pages, total } = await read(ask({}));
  const far = Math.max(1, Math.min(5000, pages - 20 * turns));
  const { codes, couples } = await wordsOf(ask, far);
  const near = () => walk('pages from 2 on', {}, 2, pages);

  const byStatus = [];
  for (const [status, word] of Object.entries(named)) {
    const query = { status: Number(status) };
    const ours = walk('pages from 2 on', query, 2, await pagesOf(query));
    byStatus.push({ title: `first pages, ${word}`, unit: 'ms', ours, limits, runs, warmUps });
  }
  return [
    ...byStatus,
    {
      title: `pages from ${far} on, of ${pages} with ${total} orders`,
      unit: 'ms',
      reference: near(),
      ours: walk(`pages from ${far} on`, {}, far, pages),
      target: within(3),
      runs,
      warmUps,
    },
    {
      title: 'search for an order code',
      unit: 'ms',
      reference: walk('pages from 400 on', {}, 400, pages),
      ours: lookFor('search', codes),
      target: within(10),
      runs,
      warmUps,
    },
    {
      title: 'search for a couple',
      unit: 'ms',
      reference: walk('pages from 800 on', {}, 800, pages),
      ours: lookFor('search', couples),
      target: within(10),
      runs,
      warmUps,
    },
    {
      title: 'first page, asked before',
      unit: 'ms',
      reference: walk('pages from 1200 on', {}, 1200, pages),
      ours: { name: 'page 1, remembered', run: () => latencies(() => ask({}), 20) },
      runs,
      warmUps,
    },
  ];
}

async function read(asked) {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`the order list answered ${status}: ${body}`);
  return JSON.parse(body);
}

/** Order codes and couples that stand in the list, each once, from pages that nothing else asks for. */
async function wordsOf(ask, before) {
  const codes = new Set();
  const couples = new Set();
  for (let page = Math.max(1, before - 60); page < before; page += 1) {
    const { orders } = await read(ask({}, page));
    for (const { order_code: code, event } of orders) {
      if (code) codes.add(code);
      if (event?.sposa && event.sposo) couples.add(`${event.sposa} ${event.sposo}`);
    }
  }
  if (codes.size === 0) throw new Error(`${account} has no orders`);
  return { codes: [...codes], couples: [...couples] };
}
