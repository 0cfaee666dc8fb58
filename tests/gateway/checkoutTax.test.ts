import { deleteOrder, ticket } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { good, openQuote, seenOn } from './checkoutSteps.ts';

/** The lower half of the checkout: coupons, VAT with its reason, data of the invoice. */
let lab: TestLab;
let who: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  who = await signIn(lab.base, 'it@studio.test');
});
afterAll(() => lab.stop());

const size = [{ name: 'Size', stringValue: '25x25' }];
/** Product 22 for 79.00, less 20 % with the coupon; shipping and VAT of 22 %. */
const full = String(Math.round((7_900 + 990) * 1.22));
const reduced = String(Math.round((7_900 - 1_580 + 990) * 1.22));

async function withCoupon() {
  const open = await openQuote(lab.base, who, '22', size);
  const form = { ...good, coupon: 'go20' };
  await open.browser.send(`/checkout/${open.code}/details`, form);
  const page = await open.browser.page(`/checkout/${open.code}/`);
  const place = (seen: string) => open.browser.send(`/checkout/${open.code}/order`, { ...form, seen });
  return { ...open, page, seen: seenOn(page), place };
}
const orderCount = async (...codes: string[]) => {
  const [row] = await lab.query(
    `select count(*)::int as count from orders where commessa in ('${codes.join("','")}')`,
  );
  return row?.['count'];
};

describe('a coupon (PROMO-14)', () => {
  it('counts once: of two orders at once one gets it, and the other is shown the full price', async () => {
    const [one, two] = [await withCoupon(), await withCoupon()];
    expect([one.seen, two.seen]).toEqual([reduced, reduced]);
    const answers = await Promise.all([one.place(reduced), two.place(reduced)]);
    const paths = answers.map((answer) => answer.headers.get('location') ?? '');
    expect(paths.filter((path) => path.endsWith('/done'))).toHaveLength(1);
    expect(paths.filter((path) => path.includes('problem=price'))).toHaveLength(1);
    expect(await orderCount(one.code, two.code)).toBe(1);
    const loser = paths[0]?.endsWith('/done') ? two : one;
    const page = await loser.browser.page(`/checkout/${loser.code}/`);
    expect(page).toContain('Hai già usato questo coupon');
    expect(seenOn(page)).toBe(full);
    expect((await loser.place(full)).headers.get('location')).toContain('/done');

    // It is free again when its order is deleted.
    const winner = loser === one ? two : one;
    const given = await call(lab.base, ticket, {
      token: who.token,
      body: { purpose: 'delete-order', order_code: winner.code },
    });
    const ta_token = (given.json as { ticket: string }).ticket;
    await call(lab.base, deleteOrder, { body: { order_code: winner.code, ta_token } });
    expect((await withCoupon()).seen).toBe(reduced);
  });
});

describe('VAT and the data of the invoice', () => {
  it.each([
    ['it@studio.test', '10', 'IVA italiana'],
    ['us@studio.test', '10', 'Export outside the EU'],
  ])('%s reads the reason beside the amount', async (email, product, reason) => {
    const { browser, code } = await openQuote(lab.base, await signIn(lab.base, email), product);
    expect(await browser.page(`/checkout/${code}/`)).toContain(reason);
  });

  it('a company of the Union with a VAT number owes the VAT itself; without one it is asked for it', async () => {
    const customer = await signIn(lab.base, 'fr@studio.test');
    const change = (vat: string) =>
      lab.query(`update customers set vat_rate = 0, company = company || '{"vat":"${vat}","country":"FR"}'::jsonb
        where email = 'fr@studio.test'`);
    const { browser, code } = await openQuote(lab.base, customer);
    await change('FR12345678901');
    const known = await browser.page(`/checkout/${code}/`);
    expect(known).toContain('Autoliquidation');
    expect(known).toContain('FR12345678901');
    expect(known).not.toContain('Il manque');
    await change('');
    const unknown = await browser.page(`/checkout/${code}/`);
    expect(unknown).toContain('Il manque votre numéro de TVA');
    expect(unknown).toContain(`${lab.config.portal.portalOrigin}/ta/account"`);
  });

  it('ACC-09: a British company reads its EORI number, or is asked for it; others read nothing of it', async () => {
    const customer = await signIn(lab.base, 'uk@studio.test');
    const { browser, code } = await openQuote(lab.base, customer);
    const change = (eori: string) =>
      lab.query(`update customers set eori = '${eori}' where email = 'uk@studio.test'`);
    await change('GB123456789000');
    const known = await browser.page(`/checkout/${code}/`);
    expect(known).toContain('EORI number: GB123456789000');
    expect(known).not.toContain('Your EORI number is missing.');
    await change('');
    const unknown = await browser.page(`/checkout/${code}/`);
    expect(unknown).toContain('Your EORI number is missing.');
    const own = await openQuote(lab.base, who);
    expect(await own.browser.page(`/checkout/${own.code}/`)).not.toContain('EORI');
  });

  it('EINV-09 a company in Italy without recipient code and PEC is told of 0000000, and may order', async () => {
    await lab.query(`update customers set invoicing = '[]' where email = 'it@studio.test'`);
    const { browser, code } = await openQuote(lab.base, who);
    const page = await browser.page(`/checkout/${code}/`);
    expect(page).toContain('0000000');
    const placed = await browser.send(`/checkout/${code}/order`, { ...good, seen: seenOn(page) });
    expect(placed.headers.get('location')).toContain('/done');
  });
});

describe('the pro forma of an order', () => {
  it('is a PDF for its customer alone, linked from the confirmation', async () => {
    const { browser, code } = await openQuote(lab.base, who);
    const address = `/checkout/${code}/pro-forma.pdf`;
    expect((await browser.send(address)).status).toBe(404);
    const seen = seenOn(await browser.page(`/checkout/${code}/`));
    await browser.send(`/checkout/${code}/order`, { ...good, seen });
    expect(await browser.page(`/checkout/${code}/done`)).toContain(`href="${address}"`);
    const answer = await browser.send(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    // It carries prices: nothing of it stays on the disk after the sign-out.
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    const other = await openQuote(lab.base, await signIn(lab.base, 'fr@studio.test'));
    expect((await other.browser.send(address)).status).toBe(404);
    expect((await fetch(`${lab.base}${address}`)).status).toBe(403);
    // It uses up no number of an invoice.
    expect(
      await lab.query(
        `select 1 from invoices i join orders o on o.id = i.order_id where o.commessa = '${code}'`,
      ),
    ).toEqual([]);
  });
});
