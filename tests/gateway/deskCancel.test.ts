import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartOrders } from './cartOrders.ts';
import type { CartProduct } from './cartOrders.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';
import { startPaymentLab } from './paymentLab.ts';
import type { PaymentLab } from './paymentLab.ts';

/** The desk cancels an order of a cart: its page says what happens to the money, and that happens (docs/decisions/0016). */
let at: PaymentLab;
let lab: PaymentLab['lab'];
let desk: DeskForms;

beforeAll(async () => {
  at = await startPaymentLab();
  ({ lab } = at);
  desk = deskForms(lab.base, await signInAtDesk(lab.base));
});
afterAll(() => at.stop());
beforeEach(() => lab.query('delete from cart_lines'));
const { orderCart, cardOf, promote, productsOf, newMails } = cartOrders(() => at);

const hidden = (page: string, name: string) =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '').replaceAll('&amp;', '&');

/** Opens the page, and presses its button with what it has shown. */
async function confirmOn(page: string, code: string, by = desk): Promise<Response> {
  const body = new FormData();
  for (const name of ['csrf', 'seen']) body.set(name, hidden(page, name));
  const answer = await by.send(`orders/${code}/cancel`, body);
  await lab.jobsDone();
  return answer;
}
const cancelPage = (code: string) => desk.page(`orders/${code}/cancel`);

async function ordered(products: readonly CartProduct[], change: Readonly<Record<string, string>> = {}) {
  const { code, quotes, press } = await orderCart(products, change);
  await press();
  return { code, codes: quotes.map((quote) => quote.code) };
}
/** Gross, due and paid of an order in minor units; undefined = it is gone. */
async function moneyOf(code: string) {
  const [row] = await lab.query(`select o.list_price as gross, o.amount_to_pay as due,
    (select coalesce(sum(p.amount), 0)::int from payments p where p.order_id = o.id) as paid
    from orders o where o.commessa = '${code}'`);
  return row && { gross: Number(row['gross']), due: Number(row['due']), paid: Number(row['paid']) };
}
const money = (minor: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(minor / 100);
const actionsOf = (code: string) =>
  lab.query(`select a.action, s.email from staff_actions a join staff s on s.id = a.staff_id
    where a.order_code = '${code}'`);

describe('an order of a cart that is cancelled at the desk', () => {
  it('paid by card: the refund that the page names is made, and shipping moves as it says', async () => {
    const { code, codes } = await ordered(['book', 'large'], { payment: await cardOf() });
    const [first = '', second = ''] = codes;
    const before = await moneyOf(second);
    const charged = at.stripe.kept(code);
    expect(await desk.page(`orders/${first}`)).toContain(`href="/staff/orders/${first}/cancel"`);
    const page = await cancelPage(first);
    expect(page).toContain('The customer can order its quote again.');
    expect(await moneyOf(first)).toBeDefined();
    const done = await confirmOn(page, first);
    expect(done.headers.get('location')).toBe(`/staff/?cancelled=${first}`);
    expect(await moneyOf(first)).toBeUndefined();
    const refunded = charged - at.stripe.kept(code);
    const after = await moneyOf(second);
    const moved = Number(after?.gross) - Number(before?.gross);
    expect([refunded > 0, moved > 0, after?.due]).toEqual([true, true, 0]);
    expect(page).toContain(`${money(refunded)} is refunded to the card ending in 4242.`);
    expect(page).toContain(`Shipping of ${money(moved)} moves to order ${second}.`);
    expect(page).toContain('The customer gets an e-mail about the refund.');
    expect(page).not.toContain('new amount to pay');
    expect(await desk.page(`?cancelled=${first}`)).toContain(`Order ${first} cancelled.`);
    expect(await actionsOf(first)).toEqual([{ action: 'cancel', email: 'desk@lab.test' }]);
    const [quote] = await lab.query(`select is_ordered::text from quotes where order_code = '${first}'`);
    expect(quote?.['is_ordered']).toBe('false');

    const last = await cancelPage(second);
    expect(last).toContain(`${money(at.stripe.kept(code))} is refunded`);
    await confirmOn(last, second);
    expect(at.stripe.kept(code)).toBe(0);
  });

  it('not paid: it is due no more, but its shipping is, for the other order', async () => {
    const { codes } = await ordered(['book', 'large']);
    const [first = '', second = ''] = codes;
    const [gone, before] = [await moneyOf(first), await moneyOf(second)];
    await lab.jobsDone();
    const mails = newMails();
    const page = await cancelPage(first);
    await confirmOn(page, first);
    const after = await moneyOf(second);
    const moved = Number(after?.due) - Number(before?.due);
    expect(moved).toBeGreaterThan(0);
    expect(page).toContain('No card is refunded.');
    expect(page).toContain(`${money(Number(gone?.due) - moved)} is no longer due.`);
    expect(page).toContain(`Shipping of ${money(moved)} moves to order ${second}.`);
    expect(page).toContain(`The customer gets an e-mail with the new amount to pay for order ${second}.`);
    expect(mails()).toEqual([expect.stringContaining(`Ordine ${second}: nuovo importo da pagare`)]);

    const last = await cancelPage(second);
    expect(last).toContain('The customer gets an e-mail that the order was cancelled.');
    const lastMails = newMails();
    await confirmOn(last, second);
    expect(lastMails()).toEqual([expect.stringContaining(`Abbiamo annullato l’ordine ${second}.`)]);
    expect(lastMails()[0]).toContain('/ta/print-again');
  });

  it('that was made from no quote: the page does not offer to order one again', async () => {
    const [seeded] = await lab.query(`select commessa from orders o where incomplete and not exists (
      select from quotes q where q.order_code = o.commessa) and not exists (
      select from receipts r where r.order_id = o.id) order by id limit 1`);
    const code = seeded?.['commessa'] ?? '';
    const page = await cancelPage(code);
    expect(page).toContain('The order is deleted with its files and messages.');
    expect(page).not.toContain('order its quote again');
    expect((await confirmOn(page, code)).status).toBe(303);
    expect(await moneyOf(code)).toBeUndefined();
  });

  it('that the others need for their promotion: the page says so, and they keep their prices', async () => {
    const sample = await ordered(['book']);
    const products = await productsOf(sample.codes[0] ?? '');
    const coupon = await promote('95401', { over: 40, limit: (1.5 * products) / 100 });
    const { codes } = await ordered(['book', 'book'], { coupon });
    const [first = '', second = ''] = codes;
    const page = await cancelPage(first);
    expect(page).toContain(`order ${second} doesn’t reach the minimum of its promotion. It keeps its price.`);
    const products0 = await productsOf(second);
    expect((await confirmOn(page, first)).status).toBe(303);
    expect(await productsOf(second)).toBe(products0);
    expect(await moneyOf(second)).toBeDefined();
  });

  it('whose money has changed since the page was opened is shown again, and nothing is cancelled', async () => {
    const { codes } = await ordered(['book', 'large', 'book']);
    const [first = '', second = ''] = codes;
    const page = await cancelPage(first);
    await confirmOn(await cancelPage(second), second);
    const answer = await confirmOn(page, first);
    expect(answer.status).toBe(422);
    const shown = await answer.text();
    expect(shown).toContain('Something has changed since you opened the page.');
    expect(await moneyOf(first)).toBeDefined();
    expect((await confirmOn(shown, first)).status).toBe(303);
    // The same form again: it is done already.
    const again = await confirmOn(shown, first);
    expect([again.status, again.headers.get('location')]).toEqual([303, `/staff/?cancelled=${first}`]);
    expect(await actionsOf(first)).toHaveLength(1);
  });

  it('with money that the desk has recorded: it is returned first', async () => {
    const { codes } = await ordered(['book']);
    const [only = ''] = codes;
    const page = await cancelPage(only);
    await desk.act(only, 'paid', { amount: '5.00' });
    expect(await cancelPage(only)).toContain(`The desk has recorded ${money(500)} as received`);
    expect(await cancelPage(only)).not.toContain('name="seen"');
    expect((await confirmOn(page, only)).status).toBe(422);
    const receipt = hidden(await desk.page(`orders/${only}`), 'receipt');
    await desk.act(only, 'reversed', { receipt, note: 'returned' });
    expect((await confirmOn(await cancelPage(only), only)).status).toBe(303);
    expect(await moneyOf(only)).toBeUndefined();
  });

  it('in production is refused, and has no link', async () => {
    const { codes } = await ordered(['book']);
    const [only = ''] = codes;
    const page = await cancelPage(only);
    await desk.act(only, 'release');
    await desk.act(only, 'step', { step: 'checked' });
    expect((await confirmOn(page, only)).status).toBe(422);
    expect(await cancelPage(only)).toContain('Only orders that aren’t in production yet can be cancelled.');
    expect(await desk.page(`orders/${only}`)).not.toContain(`/staff/orders/${only}/cancel`);
    expect(await actionsOf(only)).toEqual([]);
  });
});

describe('the page of a cancellation', () => {
  it('is for the desk: the workshop has no link, no page and no right', async () => {
    const { codes } = await ordered(['book']);
    const [only = ''] = codes;
    const workshop = deskForms(lab.base, await signInAtDesk(lab.base, 'workshop@lab.test'));
    expect(await workshop.page(`orders/${only}`)).not.toContain('/cancel"');
    expect((await workshop.get(`orders/${only}/cancel`)).status).toBe(404);
    const body = new FormData();
    body.set('csrf', hidden(await workshop.page(`orders/${only}`), 'csrf'));
    body.set('seen', hidden(await cancelPage(only), 'seen'));
    expect((await workshop.send(`orders/${only}/cancel`, body)).status).toBe(403);
    expect(await moneyOf(only)).toBeDefined();
  });

  it('needs a session, its own form, and an order that is there', async () => {
    const { codes } = await ordered(['book']);
    const [only = ''] = codes;
    const stranger = deskForms(lab.base, '');
    expect((await stranger.get(`orders/${only}/cancel`)).headers.get('location')).toBe('/staff/');
    const forged = new FormData();
    forged.set('csrf', 'invented');
    forged.set('seen', hidden(await cancelPage(only), 'seen'));
    expect((await desk.send(`orders/${only}/cancel`, forged)).status).toBe(403);
    expect(await moneyOf(only)).toBeDefined();
    expect((await desk.get('orders/999999999/cancel')).status).toBe(404);
    expect(await desk.page('?cancelled=999999999')).not.toContain('cancelled.');
  });

  it.each([
    ['it', 'Annulla ordine {code}', 'Nessuna carta viene rimborsata.'],
    ['es', 'Cancelar pedido {code}', 'No se reembolsa ninguna tarjeta.'],
    ['fr', 'Annuler la commande {code}', 'Aucune carte n’est remboursée.'],
    ['de', 'Bestellung {code} stornieren', 'Es wird keine Karte erstattet.'],
  ])('speaks %s', async (language, title, noRefund) => {
    const { codes } = await ordered(['book']);
    const cookie = `${await signInAtDesk(lab.base)}; ${await languageCookie(language)}`;
    const page = await deskForms(lab.base, cookie).page(`orders/${codes[0] ?? ''}/cancel`);
    expect(page).toContain(title.replace('{code}', codes[0] ?? ''));
    expect(page).toContain(noRefund);
  });
});

async function languageCookie(language: string): Promise<string> {
  const answer = await fetch(`${lab.base}/staff/language?to=${language}`, { redirect: 'manual' });
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
