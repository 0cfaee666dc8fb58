import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderDetails } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { good, openQuote, seenOn } from './checkoutSteps.ts';
import type { OpenQuote } from './checkoutSteps.ts';
import { deskForms, signInAtDesk } from './desk.ts';

/** Where an order goes: the address book, and drop shipping from the checkout to the parcel. */
let lab: TestLab;
let italian: SignedIn;
let french: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  french = await signIn(lab.base, 'fr@studio.test');
});
afterAll(() => lab.stop());

const couple = {
  address_name: 'Anna Verdi & Luca Bianchi',
  address_address: 'Lindenweg 3',
  address_zip: '10115',
  address_city: 'Berlin',
  address_state: '',
  address_country: 'DE',
};
async function place({ browser, code }: OpenQuote, fields: Readonly<Record<string, string>>) {
  const seen = seenOn(await browser.page(`/checkout/${code}/?lang=it`));
  const answer = await browser.send(`/checkout/${code}/order?lang=it`, { ...good, ...fields, seen });
  return answer.headers.get('location') ?? '';
}
/** The addresses that a checkout offers, by their name, with the values of their choices. */
function choicesIn(page: string): Map<string, string> {
  const radios = [...page.matchAll(/<input[^>]*name="delivery"[^>]*>/g)].map(([tag]) => tag);
  const part = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const labelOf = (id: string) => page.split(`for="${id}">`)[1]?.split('<')[0] ?? '';
  return new Map(radios.map((tag) => [labelOf(part(tag, 'id')).replace('&amp;', '&'), part(tag, 'value')]));
}
const chosenIn = (page: string) =>
  /<input[^>]*name="delivery"[^>]*checked=""[^>]*value="([^"]*)"|<input[^>]*name="delivery"[^>]*value="([^"]*)"[^>]*checked/
    .exec(page)
    ?.slice(1)
    .find(Boolean);
const mailsTo = (part: string) =>
  readdirSync(join(lab.dataFolder, 'mail'))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(lab.dataFolder, 'mail', name), 'utf8'))
    .filter((mail) => mail.includes(part));
/** The readable text of a mail: its first part, decoded. */
const textOf = (mail: string) =>
  mail.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => `%${hex}`);

describe('the address of an order', () => {
  it('follows the rules of its country, and each problem is at its field', async () => {
    const quote = await openQuote(lab.base, italian);
    const to = await place(quote, { ...couple, delivery: 'other', address_zip: '1011', address_city: '' });
    const page = await quote.browser.page(to);
    expect(page).toContain('Inserisci nome, indirizzo, CAP');
    expect(page).toContain('Inserisci un CAP, ad esempio 10115.');
    expect(page).toContain('Inserisci la città.');
    expect(page).not.toContain('Inserisci via e numero civico.');
    expect(page).toContain('value="Lindenweg 3"');
    const second = await place(quote, { ...couple, delivery: 'other', address_zip: '1011' });
    expect(await quote.browser.page(second)).toContain('una parte non è possibile nel suo Paese');
    expect(await lab.query(`select 1 from orders where commessa = '${quote.code}'`)).toEqual([]);
  });

  it('that nobody has chosen is asked for, and none is guessed', async () => {
    const quote = await openQuote(lab.base, italian);
    for (const delivery of ['', 'book:999999', 'book:-1', 'moon']) {
      const page = await quote.browser.page(await place(quote, { delivery }));
      expect(page).toContain('Scegli dove consegnare l’ordine.');
    }
    expect(await lab.query(`select 1 from orders where commessa = '${quote.code}'`)).toEqual([]);
  });

  it('is kept with the order, once, and offered and chosen the next time', async () => {
    for (const zip of ['10115', ' 10115 ']) {
      const quote = await openQuote(lab.base, italian);
      const fields = { ...couple, address_zip: zip, delivery: 'other', keep_address: '1' };
      expect(await place(quote, fields)).toContain('/done');
    }
    expect(await lab.query('select 1 from delivery_addresses')).toHaveLength(1);
    const next = await openQuote(lab.base, italian);
    const choice =
      choicesIn(await next.browser.page(`/checkout/${next.code}/`)).get(couple.address_name) ?? '';
    expect(choice).toMatch(/^book:\d+$/);
    expect(await place(next, { delivery: choice })).toContain('/done');
    const [row] = await lab.query(
      `select d.other_address->>'city' as city, d.is_neutral::text as neutral from order_details d join orders o on o.id = d.order_id where o.commessa = '${next.code}'`,
    );
    expect(row).toEqual({ city: 'Berlin', neutral: 'false' });
  });
});

describe('the address book', () => {
  it('adds, changes, removes and chooses the default; another customer’s is not there (DEC-06)', async () => {
    const { browser, code } = await openQuote(lab.base, french);
    const book = `/checkout/${code}/addresses`;
    await browser.send(`/checkout/${code}/details?lang=fr&next=addresses`, { ...good, bride: 'Ottilia' });
    const wrong = await browser.send(`${book}?lang=fr`, { ...couple, address_zip: '' });
    expect(wrong.status).toBe(422);
    const refused = await wrong.text();
    expect(refused).toContain('Indiquez un code postal comme 10115.');
    expect(refused).toContain('value="Lindenweg 3"');
    expect((await browser.send(`${book}?lang=fr`, couple)).status).toBe(303);
    const id = /addresses\/(\d+)\/default/.exec(await browser.page(book))?.[1] ?? '';
    await browser.send(`${book}/${id}`, { ...couple, address_city: 'Potsdam' });
    await browser.send(`${book}/${id}/default`, {});
    const checkout = await browser.page(`/checkout/${code}/`);
    expect(checkout).toContain('Potsdam');
    expect(checkout).toContain('value="Ottilia"');

    const fresh = await openQuote(lab.base, french);
    expect(chosenIn(await fresh.browser.page(`/checkout/${fresh.code}/`))).toBe(`book:${id}`);
    const thief = await openQuote(lab.base, italian);
    const others = `/checkout/${thief.code}/addresses/${id}`;
    expect((await thief.browser.send(others, couple)).status).toBe(404);
    expect((await thief.browser.send(`${others}/default`, {})).status).toBe(404);
    await thief.browser.send(`${others}/remove`, {});
    expect(await browser.page(book)).toContain('Potsdam');
    expect(await place(thief, { delivery: `book:${id}` })).toContain('problem=delivery');

    await browser.send(`${book}/default`, {});
    const own = await openQuote(lab.base, french);
    expect(chosenIn(await own.browser.page(`/checkout/${own.code}/`))).toBe('profile');
    await browser.send(`${book}/${id}/remove`, {});
    expect(await browser.page(book)).not.toContain('Potsdam');
  });

  it('an address that was removed meanwhile is asked for again', async () => {
    const quote = await openQuote(lab.base, french);
    const book = `/checkout/${quote.code}/addresses`;
    await quote.browser.send(book, { ...couple, address_name: 'Clara' });
    const page = await quote.browser.page(`/checkout/${quote.code}/`);
    const choice = choicesIn(page).get('Clara') ?? '';
    expect(choice).toMatch(/^book:/);
    await quote.browser.send(`${book}/${choice.replace('book:', '')}/remove`, {});
    expect(await place(quote, { delivery: choice })).toContain('problem=delivery');
  });
});

it('the order’s page names the chosen options in each language, its sheets in the customer’s (DET-16)', async () => {
  const quote = await openQuote(lab.base, italian);
  expect(await place(quote, {})).toContain('/done');
  const { json } = await call(lab.base, orderDetails, { token: italian.token, path: { id: quote.code } });
  const [order] = parse(orderDetails.answer, json);
  const labels = Object.entries(order?.option_labels ?? {});
  expect(labels.length).toBeGreaterThan(2);
  for (const [name, named] of labels) {
    expect(Object.keys(named).sort()).toEqual(['de', 'en', 'es', 'fr', 'it']);
    expect(named['it']).toBe(order?.[`se_${name}`]);
  }
  expect(order?.option_labels['Pages']).toMatchObject({
    de: expect.stringMatching(/^Seiten: \d+$/),
    it: expect.stringMatching(/^Pagine: \d+$/),
  });
});

it('drop shipping: order, desk, packing slip and mails say where the parcel goes, the slip nothing of the lab', async () => {
  const quote = await openQuote(lab.base, italian);
  const { code } = quote;
  expect(await place(quote, { ...couple, delivery: 'other', neutral: '1' })).toContain('/done');
  const { json } = await call(lab.base, orderDetails, { token: italian.token, path: { id: code } });
  expect(parse(orderDetails.answer, json)[0]?.details).toMatchObject({
    neutral_parcel: true,
    alternative_shipping_address: { name: couple.address_name, zip: '10115', country: 'DE' },
  });
  await lab.jobsDone();
  const [confirmation = ''] = mailsTo(`pro-forma-${code}.pdf`);
  expect(confirmation).toContain('Content-Type: application/pdf');
  expect(textOf(confirmation)).toContain('Lindenweg 3');

  const desk = deskForms(lab.base, await signInAtDesk(lab.base));
  const page = await desk.page(`orders/${code}`);
  expect(page).toContain('Lindenweg 3');
  expect(page).toContain('Neutral parcel');
  const slip = await desk.page(`orders/${code}/packing`);
  expect(slip).toContain('Anna Verdi &amp; Luca Bianchi');
  expect(slip).toContain('Distinta di imballaggio');
  const [company] = await lab.query(`select company->>'name' as name from customers where code = '1001'`);
  expect(slip).toContain(company?.['name']);
  expect(slip).not.toContain(lab.config.portal.company.name);
  expect(slip).not.toMatch(/\d,\d\d|€/);
  expect((await fetch(`${lab.base}/staff/orders/${code}/packing`, { redirect: 'manual' })).status).toBe(303);

  await desk.act(code, 'release');
  await desk.act(code, 'step', { step: 'packed' });
  await desk.act(code, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' });
  await lab.jobsDone();
  const shipped =
    mailsTo('1Z999AA10123456784')
      .map(textOf)
      .find((mail) => mail.includes(code)) ?? '';
  expect(shipped).toContain('Lindenweg 3');
});

it('an order to the studio is neutral in no way: its slip names the lab', async () => {
  const quote = await openQuote(lab.base, italian);
  expect(await place(quote, { delivery: 'profile', neutral: '1' })).toContain('/done');
  const desk = deskForms(lab.base, await signInAtDesk(lab.base));
  expect(await desk.page(`orders/${quote.code}`)).not.toContain('Neutral parcel');
  expect(await desk.page(`orders/${quote.code}/packing`)).toContain(lab.config.portal.company.name);
});
