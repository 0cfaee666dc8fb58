import { contract, listPayments, paymentListAnswer, saveView, ticket } from '@trade-area/core/contract';
import type { Endpoint } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardNumbers, numbersIn, numbersInFolder } from '../fixtures/cardNumbers.ts';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { CallInput, SignedIn } from '../fixtures/wire.ts';
import { good, openQuote } from './checkoutSteps.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import { goodInput } from './goodInput.ts';

/** A card number in every field that the lab stores: of calls, of the forms of its pages, and of uploads (T-B4). */
let lab: TestLab;
let owner: SignedIn;
let orderCode = '';

beforeAll(async () => {
  lab = await startTestLab();
  owner = await signIn(lab.base, 'us@studio.test');
  const { json } = await call(lab.base, listPayments, { token: owner.token, body: {} });
  orderCode = parse(paymentListAnswer, json).orders[0]?.commessa ?? '';
});
afterAll(() => lab.stop());

const refusal = 'looks like a card number';
/** The numbers as people write them, each in another way. */
const written = cardNumbers.map((number, index) => {
  const spaced = number.replace(/(.{4})/g, '$1 ').trim();
  return [number, spaced, spaced.replaceAll(' ', '-'), `my card ${number}, please`][index % 4] ?? number;
});

type Step = string | number;
/** Where the texts and numbers of a value are. */
function leavesOf(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  if (Array.isArray(value)) return value.flatMap((inner: unknown, index) => leavesOf(inner, [...at, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...at, name]));
  return [at];
}
function withText(value: unknown, [step, ...rest]: readonly Step[], text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value))
    return value.map((inner: unknown, index) => (index === step ? withText(inner, rest, text) : inner));
  const record = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...record, [step]: withText(record[step], rest, text) };
}
const entriesOf = (schema: unknown): readonly string[] =>
  typeof schema === 'object' && schema !== null && 'entries' in schema
    ? Object.keys(schema.entries as object)
    : [];

const isPassword = (field: readonly Step[]) => field.some((step) => /password/i.test(String(step)));

/** Every field of a call: those of its valid input, at any depth, and those that the contract allows besides. */
function fieldsOf(endpoint: Endpoint): { readonly name: string; with(text: string): CallInput }[] {
  const { path = {}, query = {}, body = {} } = goodInput(endpoint, { orderCode, cod_fot: owner.cod_fot });
  const isFile = Buffer.isBuffer(body);
  const parts = { path, query, body: isFile ? {} : body };
  const known = [
    ...leavesOf(parts),
    ...entriesOf(endpoint.query).map((name) => ['query', name]),
    ...(isFile ? [] : entriesOf(endpoint.body).map((name) => ['body', name])),
  ].filter((field) => field.length > 1 && !isPassword(field));
  const unique = new Map(known.map((field) => [field.join('.'), field]));
  return [...unique].map(([name, field]) => ({
    name: `${endpoint.id} ${name}`,
    with: (text) => ({
      ...(withText(parts, field, text) as CallInput),
      ...(isFile ? { body } : {}),
    }),
  }));
}

async function expectNowhere(): Promise<void> {
  expect(lab.logged.filter((line) => numbersIn(line).length > 0)).toEqual([]);
  expect(numbersIn(await lab.dump())).toEqual([]);
  expect(numbersInFolder(lab.dataFolder, { without: 'db' })).toEqual([]);
}

describe('T-B4: a card number', () => {
  const writes = contract.filter(({ effect }) => effect === 'write');

  it(`is refused in every field of the ${writes.length} writes of the contract, and is in no table, file or log afterwards`, async () => {
    const wrong: string[] = [];
    let fields = 0;
    for (const endpoint of writes)
      for (const field of fieldsOf(endpoint)) {
        fields += 1;
        const answers = await Promise.all(
          written.map((text) => call(lab.base, endpoint, { token: owner.token, ...field.with(text) })),
        );
        for (const [index, { status, text }] of answers.entries())
          if (status !== 400 || !text.includes(refusal))
            wrong.push(`${field.name} ${written[index]}: ${status} ${text.slice(0, 100)}`);
      }
    expect(wrong).toEqual([]);
    expect(writes.length).toBeGreaterThan(50);
    expect(fields).toBeGreaterThan(120);
    await expectNowhere();
  });

  it('is refused as the key of a request; a key that a program has made is not', async () => {
    const save = (key: string) =>
      call(lab.base, saveView, {
        token: owner.token,
        body: { name: 'Keyed', search: '', columns: [] },
        headers: { 'idempotency-key': key },
      });
    expect((await save('4111-1111-1111-1111')).status).toBe(400);
    expect((await save('41111111-1115-4111-8abc-0123456789ab')).status).toBe(200);
  });

  it('is refused in all that a file is sent with, its name above all', async () => {
    const code = await findWaitingOrder(lab.base, owner.token);
    const tus = tusOn(lab.base, owner.token);
    const metadata = {
      order_code: code,
      filename: 'a.jpg',
      slot: 'none',
      mtime: '1',
      edges: 'none',
      announced: 'a'.repeat(32),
      sha256: 'none',
      upload_folder: 'folder-1',
      share_session: 'a'.repeat(32),
      project: 'none',
    };
    for (const name of [...Object.keys(metadata), 'anything'])
      for (const text of written) {
        const { status, text: said } = await tus.create(10, { ...metadata, [name]: text });
        expect([name, text, status]).toEqual([name, text, 400]);
        expect(said).toContain(refusal);
      }
    expect((await tus.create(10, { order_code: code, filename: '4111 1111 1111 1112.jpg' })).status).toBe(
      201,
    );
    await expectNowhere();
  });
});

describe('T-B4: a form of the lab’s pages', () => {
  it('at the checkout is refused in every field; the same form without the number is kept', async () => {
    const { browser, code } = await openQuote(lab.base, owner);
    const address = {
      address_name: 'Anna Verdi',
      address_address: 'Lindenweg 3',
      address_zip: '10115',
      address_city: 'Berlin',
      address_state: '',
      address_country: 'DE',
    };
    const all: Readonly<Record<string, string>> = { ...good, ...address, note: 'Thank you' };
    for (const path of ['details', 'order', 'addresses'])
      for (const [index, name] of Object.keys(all).entries()) {
        const text = written[index % written.length] ?? '';
        const answer = await browser.send(`/checkout/${code}/${path}`, { ...all, [name]: text });
        const said = await answer.text();
        expect([path, name, answer.status]).toEqual([path, name, 400]);
        expect(said).toContain(refusal);
        expect(said).not.toContain(text);
      }
    expect((await browser.send(`/checkout/${code}/details`, all)).status).toBe(303);
    await expectNowhere();
  });

  it.each([
    ['it', 'Sembra il numero di una carta'],
    ['es', 'Parece un número de tarjeta'],
    ['fr', 'semble être un numéro de carte'],
    ['de', 'sieht nach einer Kartennummer aus'],
  ])('says so in %s, before it is known who sends it', async (language, said) => {
    const answer = await fetch(`${lab.base}/checkout/900000001/details`, {
      method: 'POST',
      body: new URLSearchParams({ note: '4111 1111 1111 1111' }),
      headers: { accept: 'text/html', 'accept-language': language, 'sec-fetch-site': 'same-origin' },
    });
    expect([answer.status, (await answer.text()).includes(said)]).toEqual([400, true]);
  });

  it('in the address book of the account is refused', async () => {
    const { json } = await call(lab.base, ticket, { token: owner.token, body: { purpose: 'address-book' } });
    const opened = await fetch(
      `${lab.base}/embed/address-book?ta_token=${(json as { ticket: string }).ticket}`,
    );
    const pass = /name="pass" value="([\w-]{43})"/.exec(await opened.text())?.[1] ?? '';
    expect(pass).not.toBe('');
    const body = new URLSearchParams({ pass, do: 'add', address_name: 'Anna 4242 4242 4242 4242' });
    const answer = await fetch(`${lab.base}/embed/address-book`, { method: 'POST', body });
    expect(answer.status).toBe(400);
    await expectNowhere();
  });

  it('at the desk is refused in an answer to a customer, and in the name of its file', async () => {
    const desk = deskForms(lab.base, await signInAtDesk(lab.base));
    const key = crypto.randomUUID();
    const refused = await desk.act(orderCode, 'message', { key, text: 'Your card 5555 5555 5555 4444' });
    expect(refused.status).toBe(400);
    const page = await desk.page(`orders/${orderCode}`);
    const form = new FormData();
    form.set('csrf', /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '');
    form.set('key', key);
    form.set('text', 'As a file');
    form.set('files', new File(['%PDF-1.4'], 'card 378282246310005.pdf', { type: 'application/pdf' }));
    expect((await desk.send(`orders/${orderCode}/message`, form)).status).toBe(400);
    expect((await desk.act(orderCode, 'message', { key, text: 'Thank you' })).status).toBe(303);
    await expectNowhere();
  });

  it('at the desk takes a courier’s number that looks like one: the desk cannot choose another', async () => {
    const desk = deskForms(lab.base, await signInAtDesk(lab.base));
    const [running] = await lab.query(
      'select commessa from orders where fm_status = 1 and not incomplete order by id limit 1',
    );
    const parcel = { carrier: 'UPS', tracking: '4532015112830366' };
    const code = running?.['commessa'] ?? '';
    expect((await desk.act(code, 'ship', { ...parcel, carrier: parcel.tracking })).status).toBe(400);
    expect((await desk.act(code, 'ship', parcel)).status).toBe(303);
    const [stored] = await lab.query(
      `select d.tracking_code from order_details d join orders o on o.id = d.order_id where o.commessa = '${code}'`,
    );
    expect(stored?.['tracking_code']).toBe(parcel.tracking);
  });
});
