import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStatusLink, orderDetail, orderDetails } from '@trade-area/core/contract';
import { array, parse } from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { good, openQuote, seenOn } from './checkoutSteps.ts';
import { deskForms, signInAtDesk } from './desk.ts';

/** Orders that their customers pick up at the lab. */
let lab: TestLab;
let italian: SignedIn;
let french: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  french = await signIn(lab.base, 'fr@studio.test');
});
afterAll(() => lab.stop());

const seenForPickup = (page: string) => /name="seen_pickup" value="(\d+)"/.exec(page)?.[1] ?? '';
const mailsAbout = (code: string) =>
  readdirSync(join(lab.dataFolder, 'mail'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(lab.dataFolder, 'mail', name), 'utf8'))
    .filter((mail) => mail.includes(code));
const pickup = { ...good, method: 'pickup' };

it('are paid without shipping, need no courier, and their customer is told where they are ready', async () => {
  const { browser, code } = await openQuote(lab.base, italian);
  const page = await browser.page(`/checkout/${code}/`);
  const [seen, seen_pickup] = [seenOn(page), seenForPickup(page)];
  expect(page).toContain('Ritiro in laboratorio');
  expect(page).toContain('Via dei Tigli 12');
  // 9.90 and 22 % of it.
  expect(Number(seen) - Number(seen_pickup)).toBe(1_208);

  // The amount of the other way was not confirmed.
  const refused = await browser.send(`/checkout/${code}/order`, { ...pickup, seen, seen_pickup: seen });
  expect(refused.headers.get('location')).toContain('problem=price');
  // The choice is kept, with both amounts.
  const kept = await browser.page(`/checkout/${code}/`);
  expect(kept).toMatch(/<input(?=[^>]*value="pickup")(?=[^>]*checked)[^>]*>/);
  expect([seenOn(kept), seenForPickup(kept)]).toEqual([seen, seen_pickup]);

  const form = { ...pickup, delivery: '', neutral: '1', keep_address: '1', seen, seen_pickup };
  const placed = await browser.send(`/checkout/${code}/order`, form);
  expect(placed.headers.get('location')).toBe(`/checkout/${code}/done`);
  expect(await browser.page(`/checkout/${code}/done`)).toContain('Ritiro in laboratorio: ');
  const { json } = await call(lab.base, orderDetails, { token: italian.token, path: { id: code } });
  const [order] = parse(array(orderDetail), json);
  expect(order?.details).toMatchObject({
    pickup_address: { city: 'Bassano del Grappa', state: 'VI' },
    alternative_shipping_address: null,
    neutral_parcel: false,
  });
  expect(Math.round((order?.price?.total ?? 0) * 100)).toBe(Number(seen_pickup));

  const desk = deskForms(lab.base, await signInAtDesk(lab.base));
  expect(await desk.page(`orders/${code}`)).toContain('Pickup at the lab');
  await desk.act(code, 'release');
  await desk.act(code, 'step', { step: 'packed' });
  const work = await desk.page(`orders/${code}`);
  expect(work).toContain('Ready for pickup');
  expect(work).not.toContain('name="tracking"');
  expect((await desk.act(code, 'ship')).status).toBe(303);
  // The couple reads neither that it was dispatched nor a courier.
  const body = { cod_order: code };
  const { link } = parse(
    createStatusLink.answer,
    (await call(lab.base, createStatusLink, { token: italian.token, body })).json,
  );
  const followed = await fetch(link.replace(lab.config.portal.labOrigin, lab.base), {
    headers: { 'accept-language': 'en' },
  });
  const status = await followed.text();
  expect(status).toContain('Ready at the lab since');
  expect(status).not.toContain('Dispatched');
  await lab.jobsDone();
  const mails = mailsAbout(code);
  expect(mails.some((mail) => mail.includes('Ritiro in laboratorio: '))).toBe(true);
  expect(mails.some((mail) => mail.includes('pronto per il ritiro'))).toBe(true);
  expect(mails.some((mail) => mail.includes('stato spedito'))).toBe(false);
  const lines = await lab.query(
    `select l.description from order_lines l join orders o on o.id = l.order_id where o.commessa = '${code}'`,
  );
  expect(lines.map(({ description }) => description)).not.toContain('Spedizione');
});

it('are offered in the country of the lab only: elsewhere the choice is none', async () => {
  const { browser, code } = await openQuote(lab.base, french);
  const page = await browser.page(`/checkout/${code}/`);
  expect(page).not.toContain('value="pickup"');
  expect(seenForPickup(page)).toBe('');
  const seen = seenOn(page);
  // The amount of a pickup, which nobody has seen here, is not believed.
  const forged = await browser.send(`/checkout/${code}/order`, { ...pickup, seen, seen_pickup: '1' });
  expect(forged.headers.get('location')).toContain('problem=price');
  expect(await lab.query(`select 1 from orders where commessa = '${code}'`)).toEqual([]);
  const placed = await browser.send(`/checkout/${code}/order`, { ...good, seen });
  expect(placed.headers.get('location')).toBe(`/checkout/${code}/done`);
  const [row] = await lab.query(
    `select d.is_pickup::text as pickup from order_details d join orders o on o.id = d.order_id where o.commessa = '${code}'`,
  );
  expect(row).toEqual({ pickup: 'false' });
});
