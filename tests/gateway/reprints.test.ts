import {
  listPayments,
  orderDetails,
  ordersInProcess,
  paymentListAnswer,
  reorder,
} from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';

/** A free order that replaces a claimed one (DEC-24). */
let lab: TestLab;
let who: SignedIn;
let desk: DeskForms;
beforeAll(async () => {
  lab = await startTestLab();
  who = await signIn(lab.base, 'it@studio.test');
  desk = deskForms(lab.base, await signInAtDesk(lab.base));
});
afterAll(() => lab.stop());

const claim = { reprint_reason: 'transport', pieces: 'The album, without its box' };
const shippedOrder = async (offset = 0) =>
  (
    await lab.query(`select o.id::text as id, o.commessa as code from orders o join customers c on c.id = o.customer_id
    where c.email = 'it@studio.test' and not o.incomplete and o.fm_status = 2 order by o.id limit 1 offset ${offset}`)
  )[0] ?? {};
const reprintsOf = (code: string) =>
  lab.query(`select n.commessa as code, n.price, n.amount_to_pay as due, r.reason, r.pieces, s.email from reprints r
    join orders n on n.id = r.order_id join orders o on o.id = r.original_id join staff s on s.id = r.staff_id
    where o.commessa = '${code}' order by n.id`);
const detail = async (code: string) => {
  const { json } = await call(lab.base, orderDetails, { token: who.token, path: { id: code } });
  const [order] = parse(orderDetails.answer, json);
  if (!order) throw new Error(`no order ${code}`);
  return order;
};

it('is in production at once with files, options and addresses of the claimed order, linked in both directions, with its author', async () => {
  const { id, code = '' } = await shippedOrder();
  const manifest = {
    proof: 'a1',
    files: [{ slot: 'cover', upload: 'a1', name: 'cover.jpg', size: 7, fixes: [] }],
  };
  await lab.query(`insert into upload_sets (order_id, pages, folder, manifest, sent_at)
    values (${id}, 30, 'claimed', '${JSON.stringify(manifest)}', now())
    on conflict (order_id) do update set manifest = excluded.manifest, sent_at = excluded.sent_at`);
  expect((await desk.act(code, 'reprint', claim)).status).toBe(303);
  const [made] = await reprintsOf(code);
  expect(made).toMatchObject({
    price: 0,
    due: 0,
    reason: 'transport',
    pieces: claim.pieces,
    email: 'desk@lab.test',
  });
  const reprint = made?.['code'] ?? '';

  const page = await desk.page(`orders/${reprint}`);
  expect(page).toContain(`/staff/orders/${code}"`);
  expect(page).toContain('Transport damage');
  expect(page).toContain('cover.jpg');
  expect(page).toMatch(/created by [^<]+ on/);
  expect(await desk.page(`orders/${code}`)).toContain(`/staff/orders/${reprint}"`);

  const [mine, claimed] = [await detail(reprint), await detail(code)];
  expect(mine).toMatchObject({
    reprint_of: code,
    reprints: [],
    reorderable: false,
    article: claimed.article,
  });
  expect(mine.details.shipping_address).toEqual(claimed.details.shipping_address);
  expect(claimed.reprints).toEqual([reprint]);
  const listed = await call(lab.base, ordersInProcess, {
    token: who.token,
    body: { query: { search: reprint } },
  });
  expect(listed.json).toMatchObject({ total: 1 });
  const again = await call(lab.base, reorder, { token: who.token, body: { cod_order: reprint } });
  expect(again.status).toBe(409);
  const [action] = await lab.query(
    `select a.action from staff_actions a where a.order_id = ${id} order by id desc limit 1`,
  );
  expect(action?.['action']).toBe('reprint');
});

it('is shipped without charge: a delivery note, no invoice, no payment, and no price can be set', async () => {
  const { code = '' } = await shippedOrder(1);
  await desk.act(code, 'reprint', claim);
  const reprint = (await reprintsOf(code))[0]?.['code'] ?? '';
  expect((await desk.get(`orders/${reprint}/delivery-note`)).status).toBe(404);
  expect((await desk.act(reprint, 'price', { price: '10' })).status).toBe(422);
  await desk.act(reprint, 'step', { step: 'packed' });
  expect((await desk.act(reprint, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' })).status).toBe(
    303,
  );
  const [counts] =
    await lab.query(`select (select count(*)::int from invoices i where i.order_id = o.id) as invoices,
    (select count(*)::int from payments p where p.order_id = o.id) as payments, d.shipping_number as note
    from orders o join order_details d on d.order_id = o.id where o.commessa = '${reprint}'`);
  expect(counts).toEqual({ invoices: 0, payments: 0, note: `D${reprint}` });
  const note = await desk.get(`orders/${reprint}/delivery-note`);
  expect([note.status, note.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(
    Buffer.from(await note.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const { json } = await call(lab.base, listPayments, {
    token: who.token,
    body: { query: { cod_order_ref: reprint } },
  });
  expect(parse(paymentListAnswer, json).orders).toEqual([]);
  // A reprint that was damaged again is printed again too.
  expect((await desk.act(reprint, 'reprint', claim)).status).toBe(303);
});

it('is created once by a form that is submitted twice, and refused in words for an order that was not shipped', async () => {
  const { code = '' } = await shippedOrder(2);
  const answers = await Promise.all(
    [1, 2].map(() => desk.act(code, 'reprint', { ...claim, key: 'one claim' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await reprintsOf(code)).toHaveLength(1);
  for (const [fields, words] of [
    [{ ...claim, reprint_reason: 'mood' }, 'Choose a reason.'],
    [{ ...claim, pieces: ' ' }, 'Enter which pieces to print again'],
    [{ ...claim, pieces: 'x'.repeat(501) }, 'Enter which pieces to print again'],
  ] as const) {
    const answer = await desk.act(code, 'reprint', fields);
    expect([answer.status, (await answer.text()).includes(words)]).toEqual([422, true]);
  }
  const [running] = await lab.query(
    `select commessa as code from orders where not incomplete and fm_status = 1 limit 1`,
  );
  const refused = await desk.act(running?.['code'] ?? '', 'reprint', claim);
  expect([refused.status, (await refused.text()).includes('current status')]).toEqual([422, true]);
  const workshop = deskForms(lab.base, await signInAtDesk(lab.base, 'workshop@lab.test'));
  expect(await workshop.page(`orders/${code}`)).not.toContain('name="pieces"');
});

it('is an order of its own: outside of the cart of the claimed one, and the desk reads where the delivery note of a neutral parcel goes', async () => {
  const { id, code = '' } = await shippedOrder(3);
  const other = {
    name: 'Anna Verdi',
    address: 'Lindenweg 3',
    zip: '10115',
    city: 'Berlin',
    state: '',
    country: 'DE',
  };
  await lab.query(`update orders set shipment_code = 'CART-1' where id = ${id}`);
  await lab.query(
    `update order_details set is_neutral = true, other_address = '${JSON.stringify(other)}' where order_id = ${id}`,
  );
  const words = 'Send the delivery note to the studio.';
  expect(await desk.page(`orders/${code}`)).not.toContain(words);
  await desk.act(code, 'reprint', claim);
  const reprint = (await reprintsOf(code))[0]?.['code'] ?? '';
  const [made] = await lab.query(`select o.shipment_code as cart, d.is_neutral as neutral from orders o
    join order_details d on d.order_id = o.id where o.commessa = '${reprint}'`);
  expect(made).toEqual({ cart: '', neutral: true });
  expect(await desk.page(`orders/${reprint}`)).toContain(words);
});

it('that was made by mistake is cancelled at the desk until its production begins, and the claimed order stays', async () => {
  const { code = '' } = await shippedOrder(4);
  await desk.act(code, 'reprint', claim);
  await desk.act(code, 'reprint', claim);
  const [first, second] = (await reprintsOf(code)).map((row) => row['code'] ?? '');
  const sendFrom = async (reprint = '') => {
    const page = await desk.page(`orders/${reprint}/cancel`);
    const body = new FormData();
    for (const name of ['csrf', 'seen'])
      body.set(name, new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '');
    return desk.send(`orders/${reprint}/cancel`, body);
  };
  expect(await desk.page(`orders/${first}`)).toContain(`href="/staff/orders/${first}/cancel"`);
  expect((await detail(first ?? '')).cancellable).toBe(false);
  expect((await sendFrom(first)).headers.get('location')).toBe(`/staff/?cancelled=${first}`);
  await desk.act(second ?? '', 'step', { step: 'printed' });
  expect(await desk.page(`orders/${second}`)).not.toContain(`/staff/orders/${second}/cancel"`);
  expect((await reprintsOf(code)).map((row) => row['code'])).toEqual([second]);
  expect((await detail(code)).reprints).toEqual([second]);
});
