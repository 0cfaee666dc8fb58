import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { password } from '../fixtures/wire.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';

/** Overdue payments at the desk, and the mails that remind of them. */
let lab: TestLab;
let desk: DeskForms;
let codes: string[];

beforeAll(async () => {
  lab = await startTestLab();
  desk = deskForms(lab.base, await signInAtDesk(lab.base));
  // Unpaid orders of customers who read Italian and French.
  const rows =
    await lab.query(`(select o.id, o.commessa from orders o join customers c on c.id = o.customer_id
    where c.email = 'it@studio.test' and not o.incomplete and o.fm_status = 1 and o.price > 5000 order by o.id limit 2)
    union all (select o.id, o.commessa from orders o join customers c on c.id = o.customer_id
    where c.email = 'fr@studio.test' and not o.incomplete and o.fm_status = 1 and o.price > 5000 order by o.id limit 1)`);
  const ids = rows.map(({ id }) => id).join(', ');
  await lab.query(`delete from payments where order_id in (${ids})`);
  await lab.query(
    `update orders set payment_data = '', amount_to_pay = list_price, on_hold = false where id in (${ids})`,
  );
  codes = rows.map(({ commessa = '' }) => commessa);
  for (const code of codes) await desk.act(code, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' });
});
afterAll(() => lab.stop());

/** As if so many days had gone by; sign-ins stay. */
async function pass(days: number): Promise<void> {
  await lab.query(`update invoices set issued = issued - ${days}`);
  await lab.query(`update payment_reminders set at = at - interval '${days} days'`);
}
const remind = (code: string, step: number) => desk.act(code, 'reminder', { step: String(step) });
const isListed = async (code: string) => (await desk.page('overdue')).includes(`/staff/orders/${code}"`);
async function mailsWith(...words: string[]): Promise<string[]> {
  await lab.jobsDone();
  const list = await (await fetch(`${lab.base}/outbox`)).text();
  const texts = await Promise.all(
    [...list.matchAll(/href="(\/outbox\/[^"]+)"/g)].map(async ([, href]) =>
      (await fetch(`${lab.base}${href}`)).text(),
    ),
  );
  return texts.filter((text) => words.every((word) => text.includes(word)));
}

describe('an overdue payment', () => {
  it('is listed once its term is over, and reminded of in the customer’s language, each step once', async () => {
    const [code = '', , french = ''] = codes;
    expect([await isListed(code), (await remind(code, 1)).status]).toEqual([false, 422]);
    await pass(15);
    expect([await isListed(code), await isListed(french)]).toEqual([true, true]);
    expect((await remind(code, 2)).status).toBe(422);

    const both = await Promise.all([remind(code, 1), remind(code, 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 422]);
    const [mail = '', ...more] = await mailsWith('Promemoria di pagamento', code);
    expect(more).toEqual([]);
    const [order] =
      await lab.query(`select i.number, o.amount_to_pay as due from orders o join invoices i on i.order_id = o.id
      where o.commessa = '${code}'`);
    const amount = new Intl.NumberFormat('de', { minimumFractionDigits: 2 }).format(
      Number(order?.['due']) / 100,
    );
    expect(mail).toContain(amount);
    expect(mail).toContain(`${String(order?.['number']).padStart(5, '0')}/`);
    expect(mail).toContain(lab.config.seller.iban);
    expect(mail).toContain(`/ta/order/${code}`);
    expect((await remind(french, 1)).status).toBe(303);
    expect(await mailsWith('Rappel de paiement', french)).toHaveLength(1);
    expect(await desk.page(`orders/${code}`)).toMatch(/Reminder 1: €[\d.,]+\s*<span[^>]*>sent by [^<]+ on/);

    expect((await remind(code, 2)).status).toBe(422);
    await pass(8);
    expect((await remind(code, 1)).status).toBe(422);
    expect((await remind(code, 2)).status).toBe(303);
    expect(await mailsWith('Secondo sollecito', code)).toHaveLength(1);
    await pass(30);
    expect((await remind(code, 3)).status).toBe(422);
  });

  it('of a bank transfer in advance is reminded of before the order is shipped, by the number of the order', async () => {
    const [{ code = '' } = {}] =
      await lab.query(`select o.commessa as code from orders o join customers c on c.id = o.customer_id
      where c.email = 'de@studio.test' and not o.incomplete and o.fm_status = 1 and o.price > 5000
        and not exists (select from invoices i where i.order_id = o.id) order by o.id limit 1`);
    const set = (columns: string) => lab.query(`update orders set ${columns} where commessa = '${code}'`);
    await set(`payment_data = 'bank transfer', amount_to_pay = list_price, order_date = '${lab.today()}'`);
    expect([await isListed(code), (await remind(code, 1)).status]).toEqual([false, 422]);
    await set(`order_date = '${lab.today(15)}'`);
    expect(await isListed(code)).toBe(true);
    await set(`payment_data = 'card'`);
    expect([await isListed(code), (await remind(code, 1)).status]).toEqual([false, 422]);
    await set(`payment_data = 'bank transfer'`);
    expect((await remind(code, 1)).status).toBe(303);
    const [mail = '', ...more] = await mailsWith(`Zahlungserinnerung: Bestellung ${code}`);
    expect(more).toEqual([]);
    for (const words of [lab.config.seller.iban, `Verwendungszweck ${code}`, `/ta/order/${code}`])
      expect(mail).toContain(words);
    await desk.act(code, 'paid');
    await pass(8);
    expect([await isListed(code), (await remind(code, 2)).status]).toEqual([false, 422]);
  });

  it('leaves the list once it is paid, and is reminded of no more', async () => {
    const [, code = ''] = codes;
    expect(await isListed(code)).toBe(true);
    expect((await remind(code, 1)).status).toBe(303);
    await pass(8);
    await desk.act(code, 'paid');
    expect([await isListed(code), (await remind(code, 2)).status]).toEqual([false, 422]);
  });

  it('is no business of the workshop', async () => {
    const body = new FormData();
    body.set('email', 'workshop@lab.test');
    body.set('password', password);
    const answer = await fetch(`${lab.base}/staff/sign-in`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const workshop = deskForms(lab.base, (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
    expect((await workshop.get('overdue')).status).toBe(404);
    expect(await workshop.page('')).not.toContain('/staff/overdue');
    const [, , french = ''] = codes;
    expect((await workshop.act(french, 'reminder', { step: '2' })).status).toBe(422);
  });
});
