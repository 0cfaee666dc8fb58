import { changeMethod, ordersIncomplete, ticket } from '@trade-area/core/contract';
import { formatMoney } from '@trade-area/core/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';

interface Waiting {
  readonly commessa: string;
  readonly by_ftp: boolean;
  readonly blocked: boolean;
  readonly tipo: string;
  readonly price: { readonly total: number; readonly price: number; readonly vat: number };
}

let lab: TestLab;
let token = '';
beforeAll(async () => {
  lab = await startTestLab({
    change: ({ portal, ...config }) => ({
      ...config,
      portal: { ...portal, portalOrigin: 'https://portal.example' },
      allowedOrigins: [],
    }),
  });
  ({ token } = await signIn(lab.base, 'us@studio.test'));
});
afterAll(() => lab.stop());

const waiting = async (of = token) =>
  (
    (await call(lab.base, ordersIncomplete, { token: of, path: { page: 1 }, body: {} })).json as {
      orders: Waiting[];
    }
  ).orders;

it.each(['uploader', 'change-method', 'delete-order', 'online_payments'])(
  'EMB-12: the lab serves the page for the frame /embed/%s, for the configured portal and its own checkout only',
  async (name) => {
    const answer = await fetch(`${lab.base}/embed/${name}?order_code=2600001&ta_token=none`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    const policy = answer.headers.get('content-security-policy') ?? '';
    // A card is added in the checkout, too, which is a page of the lab.
    const own = name === 'online_payments' ? ` ${lab.base}` : '';
    expect(policy).toContain(`; frame-ancestors https://portal.example${own};`);
    // Its links stay in the frame (EMB-10).
    expect(await answer.text()).toContain('<script src="/site/framed.js" type="module"></script>');
  },
);

/** Opens the frame with a new ticket, as the portal does, and saves with it. */
async function choose(code: string, method: string, of = token) {
  const body = { purpose: 'change-method', order_code: code };
  const { ticket: once } = (await call(lab.base, ticket, { token: of, body })).json as { ticket: string };
  const page = await fetch(`${lab.base}/embed/change-method?order_code=${code}&by_ftp=1&ta_token=${once}`);
  const saved = await call(lab.base, changeMethod, { body: { order_code: code, ta_token: once, method } });
  expect(saved.status).toBe(200);
  const order = (await waiting(of)).find(({ commessa }) => commessa === code);
  return { page: await page.text(), order };
}

it('the delivery method of the files is chosen with its price, and the order costs that price (EMB-03, EMB-17)', async () => {
  const before = (await waiting()).find(
    ({ by_ftp, blocked, tipo, price }) => by_ftp && blocked && tipo === 'album' && price.total > 0,
  );
  const code = before?.commessa ?? '';
  const { page, order } = await choose(code, 'lab');
  const pages = Number(/(\d+) pages/.exec(page)?.[1]);
  expect(page).toContain(`+ ${(pages * 2).toFixed(2)} $`);
  expect(order?.by_ftp).toBe(false);
  expect(order?.price.price).toBeCloseTo((before?.price.price ?? 0) + pages * 2, 2);
  const said = order?.price.total.toLocaleString('en-US', { minimumFractionDigits: 2 });
  expect(page).toContain(`New order total: ${said} $`);
  const back = await choose(code, 'upload');
  expect(back.order).toEqual(before);
});

it.each([
  ['it@studio.test', 'it'],
  ['de@studio.test', 'de'],
  ['fr@studio.test', 'fr'],
] as const)(
  'all amounts of the frame contain VAT: the difference is that of the totals, and of the list of orders (EMB-17), %s',
  async (email, language) => {
    const { token: customer } = await signIn(lab.base, email);
    const before = (await waiting(customer)).find(
      ({ by_ftp, blocked, tipo, price }) =>
        by_ftp && blocked && tipo === 'album' && price.total > price.price,
    );
    const code = before?.commessa ?? '';
    const { page, order } = await choose(code, 'lab', customer);
    const said = (amount: number) =>
      formatMoney({ amount: Math.round(amount * 100), currency: 'EUR', symbol: '' }, language);
    const [total, former] = [order?.price.total ?? 0, before?.price.total ?? 0];
    const text = page.replaceAll('&nbsp;', '\u00a0');
    expect(total).toBeGreaterThan(former);
    expect(order?.price.vat).toBeGreaterThan(before?.price.vat ?? 0);
    expect(text).toContain(`+ ${said(total - former)}`);
    expect(text).toContain(` ${said(total)}<`);
    expect(text).toContain(` ${said(former)}<`);
    // Without VAT stands nowhere what it is compared with.
    expect(text).not.toContain(said((order?.price.price ?? 0) - (before?.price.price ?? 0)));
    expect(text).not.toContain(said(order?.price.price ?? 0));
    const onePage = (lab.config.layoutPrices['EUR']?.page ?? 0) / 100;
    const rate = (before?.price.total ?? 0) / (before?.price.price ?? 1);
    expect(text).toContain(said(onePage * rate));
    expect((await choose(code, 'upload', customer)).order).toEqual(before);
  },
);
