import { latencies, startLab } from './lab.mjs';

export const name = 'orders';

const account = 'big@studio.test';
const requests = 20;

/** The order list of an account with a million orders; the embedded database. TA_BENCH_ORDERS takes fewer. */
export async function cases(context) {
  const { client } = await startLab(context, context.orders);
  const token = await client.signIn(account);
  const small = client.orderList({ token: await client.signIn('it@studio.test'), query: { status: 1 } });
  const listOf = (query, page = 1) => client.orderList({ token, query, page });

  const everything = await read(listOf({}));
  const far = Math.min(5000, everything.pages);
  const needle = everything.orders[0]?.order_code ?? '';
  if (!needle) throw new Error(`${account} has no orders`);
  const firstPage = { name: 'page 1', run: () => latencies(listOf({}), requests) };
  const within = (ratio) => ({ ratio, is: 'at most' });
  const named = { 1: 'in progress', 2: 'suspended', 3: 'shipped', 4: 'on hold' };

  return [
    ...Object.entries(named).map(([status, word]) => ({
      title: `first page, ${word}`,
      unit: 'ms',
      reference: { name: 'the same of a small account', run: () => latencies(small, requests) },
      ours: { name: 'page 1', run: () => latencies(listOf({ status: Number(status) }), requests) },
      limits: [
        { of: 'p50', most: 5 },
        { of: 'p99', most: 25 },
      ],
    })),
    {
      title: `page ${far} of ${everything.pages}, ${everything.total} orders`,
      unit: 'ms',
      reference: firstPage,
      ours: { name: `page ${far}`, run: () => latencies(listOf({}, far), requests) },
      target: within(3),
    },
    {
      title: 'search for an order code',
      unit: 'ms',
      reference: firstPage,
      ours: { name: 'search', run: () => latencies(listOf({ search: needle }), requests) },
      target: within(10),
    },
    {
      title: 'search for a name',
      unit: 'ms',
      reference: firstPage,
      ours: { name: 'search', run: () => latencies(listOf({ search: wordOf(everything.orders) }), requests) },
      target: within(10),
    },
  ];
}

async function read(ask) {
  const { status, body } = await ask();
  if (status !== 200) throw new Error(`the order list answered ${status}: ${body}`);
  return JSON.parse(body);
}

/** A first name that stands in the list. */
function wordOf(orders) {
  return (
    orders
      .map(({ event }) => event?.sposa || event?.name || '')
      .find(Boolean)
      ?.split(/\s/)[0] ?? 'a'
  );
}
