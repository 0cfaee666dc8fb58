// Long because it follows one conversation between a person and the desk, from the first mail to its deletion.
import { addContactMessage, contactLogin } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call } from '../fixtures/wire.ts';
import { signInAtDesk } from './desk.ts';
import { deskVisitor } from './deskVisitor.ts';
import type { DeskVisitor, Fields } from './deskVisitor.ts';

/** Public contact pages and the desk behind them: links, messages, replies, states, mails, limits. */
let lab: TestLab;
let desk: DeskVisitor;
beforeAll(async () => {
  lab = await startTestLab();
  desk = deskVisitor(lab.base, await signInAtDesk(lab.base));
});
afterAll(() => lab.stop());

const day = 86_400_000;
/** One address: the name `localhost` may lead to either loopback. */
const base = () => lab.base.replace('localhost', '127.0.0.1');
const lookUp = async (c: string) => (await call(base(), contactLogin, { path: { c } })).json;
const send = (body: Fields, headers: Fields = {}) => call(base(), addContactMessage, { body, headers });
const unknown = { nome: '', stato: 'unknown', scritto_il: '' };

/** Texts of the mails to an address, the newest first. */
async function mailsTo(email: string): Promise<string[]> {
  await lab.jobsDone();
  const list = await (await fetch(`${lab.base}/outbox`)).text();
  const mails: string[] = [];
  for (const [, id] of list.matchAll(/href="\/outbox\/([^"]+)"/g)) {
    const page = await (await fetch(`${lab.base}/outbox/${id}`)).text();
    const text = page
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'");
    if (text.includes(email)) mails.push(text);
  }
  return mails;
}
const linkIn = (mail = '') => new URL(/https?:\S+\/ta\/contact\?\S+/.exec(mail)?.[0] ?? 'https://no.link/');

/** The desk writes to a person; resolves with the query of the mailed link and the conversation's id. */
async function writeTo(name: string, more: Fields = {}) {
  const email = `${name.toLowerCase()}@foto.example`;
  const fields = { name, email, language: 'en', text: 'We saw your work.\n\nShall we talk?', ...more };
  const { status, to } = await desk.post('new-contact', 'new-contact', fields);
  expect([status, to]).toEqual([303, expect.stringMatching(/^\/staff\/contacts\/\d+\?said=write$/)]);
  const [mail = ''] = await mailsTo(email);
  const { searchParams } = linkIn(mail);
  const part = (of: string) => searchParams.get(of) ?? '';
  return { email, mail, id: /\d+/.exec(to)?.[0] ?? '', link: { c: part('c'), a: part('a'), p: part('p') } };
}
const stateOf = async (id: string) => (await lab.query(`select state from contacts where id = ${id}`))[0];
const idOf = async (email: string) =>
  (await lab.query(`select id::text from contacts where email = '${email}' order by id desc limit 1`))[0]
    ?.id ?? '';

describe('a contact link', () => {
  it('CONT-01, GW2-15: answers the first name; is used once its person has written, and works again', async () => {
    const { link, mail, id } = await writeTo('Giulia');
    expect(mail).toContain('Hello Giulia,');
    expect(mail).toMatch(/We saw your work\.\s+Shall we talk\?/);
    expect(await lookUp(link.c)).toEqual({ nome: 'Giulia', stato: 'open', scritto_il: '' });
    // The hash alone is stored.
    expect(await lab.dump()).not.toContain(link.c);

    lab.advance(60_000);
    expect((await send({ txt_public: '  Yes, on Monday.\n', ...link })).json).toEqual({ success: true });
    expect(await lookUp(link.c)).toEqual({
      nome: 'Giulia',
      stato: 'used',
      scritto_il: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });
    lab.advance(60_000);
    expect((await send({ txt_public: 'Or on Tuesday.', ...link })).json).toEqual({ success: true });
    const rows = await lab.query(
      `select text, is_by_link::text as linked, link_a, link_p from contact_messages where contact_id = ${id} order by id offset 1`,
    );
    // CONT-07, CONT-12: the text as typed, the link as received.
    expect(rows).toEqual([
      { text: '  Yes, on Monday.\n', linked: 'true', link_a: link.a, link_p: link.p },
      { text: 'Or on Tuesday.', linked: 'true', link_a: link.a, link_p: link.p },
    ]);
  });

  it.each(['x', 'A'.repeat(43), '%00', '../../staff', 'é'.repeat(60), "' or 1=1 --"])(
    'CONT-11: %j is answered like one that never was',
    async (c) => {
      const { status, json } = await call(base(), contactLogin, { path: { c } });
      // A code that no address can hold is refused before it is looked up.
      expect([status, status === 200 ? json : unknown]).toEqual([
        expect.toBeOneOf([200, 400, 404, 422]),
        unknown,
      ]);
    },
  );

  it('ends after 90 days: no name is told, and a message with it is one of a stranger', async () => {
    const { link } = await writeTo('Matteo');
    lab.advance(91 * day);
    desk = deskVisitor(lab.base, await signInAtDesk(lab.base));
    expect(await lookUp(link.c)).toEqual({ nome: '', stato: 'expired', scritto_il: '' });
    await send({ txt_public: 'Late', ...link, nome: 'M', email: 'm@late.example' });
    const [row] = await lab.query(
      `select c.name, m.is_by_link::text as linked from contacts c join contact_messages m on m.contact_id = c.id where c.email = 'm@late.example'`,
    );
    expect(row).toEqual({ name: 'M', linked: 'false' });
  });
});

describe('a message', () => {
  it('GW2-16: without a link it begins a conversation, and its sender gets a receipt with nothing that was typed', async () => {
    const email = 'ada@nebbia.example';
    const typed = { txt_public: 'See https://evil.example', nome: 'Win money', email, lang: 'de' };
    expect((await send(typed)).json).toEqual({ success: true });
    const [receipt = ''] = await mailsTo(email);
    expect(receipt).toContain('hat Ihre Nachricht erhalten');
    expect(receipt).not.toMatch(/evil\.example|Win money/);
    const page = await desk.get(`contacts/${await idOf(email)}`);
    expect(page.text).toContain('See https://evil.example');
    expect(page.text).toContain('name and address as typed');
    expect(page.text).not.toContain('href="https://evil.example');
  });

  it.each([
    ['only spaces', { txt_public: ' \n ' }, 'txt_public'],
    ['no text', {}, 'txt_public'],
    ['a text that is too long', { txt_public: 'x'.repeat(10_001) }, 'txt_public'],
    ['a wrong e-mail', { txt_public: 'x', email: 'ada@' }, 'email'],
    ['a name that is too long', { txt_public: 'x', nome: 'x'.repeat(101) }, 'nome'],
    ['a link that is too long', { txt_public: 'x', c: 'x'.repeat(201) }, 'c'],
  ])('with %s is refused and stored nowhere', async (_what, body: Fields, field) => {
    const before = await lab.query('select count(*)::text from contact_messages');
    const { status, json } = await send(body);
    expect([status, Object.keys((json as { error: { fields: Fields } }).error.fields)]).toEqual([
      422,
      [field],
    ]);
    expect(await lab.query('select count(*)::text from contact_messages')).toEqual(before);
  });

  it('under one key arrives once, with one receipt; another text under that key is refused', async () => {
    const email = 'twice@nebbia.example';
    const key = { 'idempotency-key': '0123456789abcdef' };
    const both = await Promise.all([1, 2].map(() => send({ txt_public: 'Once', email }, key)));
    expect(both.map(({ json }) => json)).toEqual([{ success: true }, { success: true }]);
    expect((await send({ txt_public: 'Other', email }, key)).status).toBe(422);
    expect(await lab.query(`select id from contacts where email = '${email}'`)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('with an address of a customer is answered like any other, and reaches no account', async () => {
    const [known, strange] = [
      await send({ txt_public: 'x', email: 'it@studio.test' }),
      await send({ txt_public: 'x', email: 'nobody@studio.test' }),
    ];
    expect([known.status, known.text]).toEqual([strange.status, strange.text]);
  });

  it('of another site’s page is refused', async () => {
    const { status } = await send({ txt_public: 'x' }, { origin: 'https://evil.example' });
    expect(status).toBe(403);
  });
});

describe('the desk', () => {
  const email = 'marta@luce.example';

  it('lists, answers by mail, closes and opens again; each act has its author', async () => {
    await send({ txt_public: 'What does a sample cost?', nome: 'Marta', email, lang: 'it' });
    const id = await idOf(email);
    const list = await desk.get('contacts');
    expect(list.text).toMatch(new RegExp(`/staff/contacts/${id}"[^]*Marta[^]*What does a sample cost\\?`));
    const [, count] = /data-count="contacts">(\d+)</.exec((await desk.get('')).text) ?? [];
    expect(Number(count)).toBe(
      Number((await lab.query(`select count(*)::text from contacts where state = 'new'`))[0]?.count),
    );

    const path = `contacts/${id}`;
    expect(await desk.post(`${path}/answer`, path, { text: 'It is free.' })).toMatchObject({
      status: 303,
      to: `/staff/${path}?said=answer`,
    });
    expect(await stateOf(id)).toEqual({ state: 'answered' });
    // They were queued one after the other, and may be sent in any order.
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails.filter((each) => each.includes('ha ricevuto il tuo messaggio'))).toHaveLength(1);
    const mail = mails.find((each) => each.includes('Ciao Marta,')) ?? '';
    expect(mail).toContain('It is free.');
    expect((await desk.get(path)).text).toMatch(/It is free\.|e-mail sent/);

    // The person replies by the link: the conversation waits again.
    const { searchParams } = linkIn(mail);
    expect(await lookUp(searchParams.get('c') ?? '')).toMatchObject({ nome: 'Marta', stato: 'open' });
    await send({ txt_public: 'Grazie!', c: searchParams.get('c') ?? '' });
    expect(await stateOf(id)).toEqual({ state: 'new' });

    await desk.post(`${path}/close`, path);
    await desk.post(`${path}/close`, path);
    expect(await stateOf(id)).toEqual({ state: 'closed' });
    expect((await desk.get('contacts?state=closed')).text).toContain('Marta');
    await desk.post(`${path}/reopen`, path);
    const acts = await lab.query(
      `select s.email || ' ' || a.action as act from contact_actions a join staff s on s.id = a.staff_id where a.contact_id = ${id} order by a.id`,
    );
    expect(acts.map(({ act }) => act)).toEqual([
      'desk@lab.test answer',
      'desk@lab.test close',
      'desk@lab.test reopen',
    ]);
  });

  it('finds people by name, address and words, in every state', async () => {
    for (const words of ['marta', 'MARTA@luce', 'sample cost'])
      expect((await desk.get(`contacts?q=${encodeURIComponent(words)}`)).text).toContain(email);
    expect((await desk.get('contacts?q=zebra')).text).toContain('No results');
  });

  it('a reply that is submitted twice is one mail', async () => {
    const { id, email: to } = await writeTo('Chiara');
    const path = `contacts/${id}`;
    const form = { text: 'Twice', key: 'a-key-of-this-form' };
    await Promise.all([desk.post(`${path}/answer`, path, form), desk.post(`${path}/answer`, path, form)]);
    expect((await mailsTo(to)).filter((mail) => mail.includes('Twice'))).toHaveLength(1);
  });

  it.each([
    [{ name: '' }, 'Enter a name of up to 100 characters.'],
    [{ email: 'chiara@' }, 'Enter a valid e-mail address.'],
    [{ text: '  ' }, 'Enter a message of up to 10,000 characters.'],
  ] as const)('a first mail with %j says what is wrong, and keeps what was typed', async (wrong, said) => {
    const fields = {
      name: 'Chiara',
      email: 'chiara@foto.example',
      language: 'fr',
      text: 'Bonjour',
      ...wrong,
    };
    const { status, text } = await desk.post('new-contact', 'new-contact', fields);
    expect(status).toBe(422);
    expect(text).toContain(said);
    expect(text).toMatch(/<option[^>]*value="fr"[^>]*selected/);
  });

  it('cannot answer a person without an address', async () => {
    await send({ txt_public: 'No address here' });
    const id = await idOf('');
    expect((await desk.get(`contacts/${id}`)).text).toContain('gave no e-mail address');
    const path = `contacts/${id}`;
    const { status, text } = await desk.post(`${path}/answer`, path, { text: 'x' });
    expect([status, text.includes('The e-mail wasn’t sent.')]).toEqual([422, true]);
  });

  it('deletes a conversation with all that it knows of its person, whose link then leads nowhere', async () => {
    const { id, email: to, link } = await writeTo('Fabio');
    await send({ txt_public: 'Delete me, please', ...link });
    const path = `contacts/${id}`;
    expect((await desk.get(path)).text).toContain('You can’t undo this.');
    expect((await desk.post(`${path}/delete`, '', { csrf: 'forged' })).status).toBe(403);
    expect(await desk.post(`${path}/delete`, path)).toMatchObject({
      status: 303,
      to: '/staff/contacts?said=delete',
    });
    expect((await desk.get('contacts?said=delete')).text).toContain('Conversation deleted.');
    expect((await desk.get(path)).status).toBe(404);
    expect((await desk.post(`${path}/delete`, 'new-contact')).status).toBe(404);
    expect(await lookUp(link.c)).toEqual(unknown);
    for (const table of ['contact_messages', 'contact_links', 'contact_actions', 'video_views'])
      expect(await lab.query(`select 1 from ${table} where contact_id = ${id}`)).toEqual([]);
    expect((await desk.get(`contacts?q=${encodeURIComponent(to)}`)).text).toContain('No results');
  });

  it('is not for the workshop, nor without a session or a token of the form', async () => {
    const workshop = deskVisitor(lab.base, await signInAtDesk(lab.base, 'workshop@lab.test'));
    const id = await idOf(email);
    for (const path of ['contacts', 'new-contact', `contacts/${id}`])
      expect((await workshop.get(path)).status).toBe(404);
    expect((await workshop.get('')).text).not.toContain('/staff/contacts');
    const body = { text: 'x', csrf: 'forged' };
    expect((await desk.post(`contacts/${id}/answer`, '', body)).status).toBe(403);
    const nobody = deskVisitor(lab.base, '');
    expect(await nobody.get(`contacts/${id}`)).toMatchObject({ status: 303, to: '/staff/' });
  });

  it.each(['0', 'x', '9'.repeat(30), '../people'])('has no conversation %j', async (id) =>
    expect((await desk.get(`contacts/${id}`)).status).toBe(404),
  );
});

describe('limits (T-A8)', () => {
  it('stop a flood from one address with a time to wait, in the database', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 25; sent += 1)
      statuses.push((await send({ txt_public: `Flood ${sent}` })).status);
    expect(statuses.at(-1)).toBe(429);
    const refused = await send({ txt_public: 'More' });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    lab.advance(1_000 * wait);
    expect((await send({ txt_public: 'After the wait' })).status).toBe(200);
    expect((await lab.query('select count(*)::text from allowances'))[0]?.count).not.toBe('0');
  });

  it('fill nobody’s mailbox: the third receipt to an address within hours is not sent, the message is', async () => {
    lab.advance(day);
    desk = deskVisitor(lab.base, await signInAtDesk(lab.base));
    const email = 'victim@luce.example';
    for (const text of ['one', 'two', 'three'])
      expect((await send({ txt_public: text, email })).json).toEqual({ success: true });
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await lab.query(`select id from contacts where email = '${email}'`)).toHaveLength(3);
  });
});
