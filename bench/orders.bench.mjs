import { latencies, startLab } from './lab.mjs';

export const name = 'orders';

const account = 'big@studio.test';
const requests = 20;

/**
 * The order list of an account with a million orders; the embedded database. TA_BENCH_ORDERS takes fewer.
 * The lab remembers answers, so every question is asked once only: each has another first day, before all orders.
 */
export async function cases(context) {
  const { client } = await startLab(context, context.orders);
  const tokens = { big: await client.signIn(account), small: await client.signIn('it@studio.test') };
  const list = (query, page = 1, who = 'big') => client.orderList({ token: tokens[who], query, page });
  const asked = (label, query, page, who) => ({
    name: label,
    run: () => latencies(() => list({ ...query, from: unaskedDay() }, page, who)(), requests),
  });

  const everything = await read(list({}));
  const far = Math.min(5000, everything.pages);
  const needle = everything.orders.at(-1)?.order_code ?? '';
  if (!needle) throw new Error(`${account} has no orders`);
  const firstPage = asked('page 1', {});
  const within = (ratio) => ({ ratio, is: 'at most' });
  const limits = [
    { of: 'p50', most: 5 },
    { of: 'p99', most: 25 },
  ];
  const named = { 1: 'in progress', 2: 'suspended', 3: 'shipped', 4: 'on hold' };

  return [
    ...Object.entries(named).map(([status, word]) => ({
      title: `first page, ${word}`,
      unit: 'ms',
      reference: asked('the same of a small account', { status: Number(status) }, 1, 'small'),
      ours: asked('page 1', { status: Number(status) }),
      limits,
    })),
    {
      title: `page ${far} of ${everything.pages}, ${everything.total} orders`,
      unit: 'ms',
      reference: firstPage,
      ours: asked(`page ${far}`, {}, far),
      target: within(3),
    },
    {
      title: 'search for an order code',
      unit: 'ms',
      reference: firstPage,
      ours: asked('search', { search: needle }),
      target: within(10),
    },
    {
      title: 'search for a name',
      unit: 'ms',
      reference: firstPage,
      ours: asked('search', { search: wordOf(everything.orders) }),
      target: within(10),
    },
    {
      title: 'first page, asked before',
      unit: 'ms',
      reference: firstPage,
      ours: { name: 'page 1, remembered', run: () => latencies(list({}), requests) },
    },
  ];
}

let day = Date.UTC(1900, 0, 1);

/** A day long before the first order, another one at every call. */
function unaskedDay() {
  day += 86_400_000;
  return new Date(day).toISOString().slice(0, 10);
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
