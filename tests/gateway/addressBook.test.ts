import { logout, ticket } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { openQuote } from './checkoutSteps.ts';

/** The address book in a frame of the account, and the Undo of a removal there and at the checkout. */
let lab: TestLab;
let french: SignedIn;
let german: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  french = await signIn(lab.base, 'fr@studio.test');
  german = await signIn(lab.base, 'de@studio.test');
});
afterAll(() => lab.stop());
beforeEach(() => lab.query('delete from delivery_addresses'));

const path = '/embed/address-book';
const couple = {
  address_name: 'Anna Verdi & Luca Bianchi',
  address_address: 'Lindenweg 3',
  address_zip: '10115',
  address_city: 'Berlin',
  address_state: '',
  address_country: 'DE',
};
async function ticketOf(who: SignedIn, purpose = 'address-book'): Promise<string> {
  const { json } = await call(lab.base, ticket, { token: who.token, body: { purpose } });
  return parse(ticket.answer, json).ticket;
}
const open = (parameters: Record<string, string>) =>
  fetch(`${lab.base}${path}?${new URLSearchParams(parameters)}`);
const passIn = (page: string) => /name="pass" value="([\w-]{43})"/.exec(page)?.[1] ?? '';

/** The page of a customer, with its forms. */
async function openedBy(who: SignedIn, lang = 'en') {
  const answer = await open({ ta_token: await ticketOf(who), lang });
  const page = await answer.text();
  const pass = passIn(page);
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ pass, ...fields });
    const sent = await fetch(`${lab.base}${path}?lang=${lang}`, { method: 'POST', body });
    return { status: sent.status, page: await sent.text() };
  };
  return { status: answer.status, page, pass, send };
}
/** The numbers of the entries on a page, in their order. */
const entriesIn = (page: string) =>
  [...page.matchAll(/name="do" value="remove"\/><input type="hidden" name="id" value="(\d+)"/g)].map(
    ([, id]) => id ?? '',
  );
const stored = () =>
  lab.query(`select id::text, is_default::text as chosen, (deleted_at is not null)::text as removed
    from delivery_addresses order by id`);

describe('the address book in the account', () => {
  it('is empty at first, and keeps an address that a checkout offers', async () => {
    const { status, page, send } = await openedBy(french);
    expect(status).toBe(200);
    expect(page).toContain('No saved addresses yet');
    const saved = await send({ do: 'add', ...couple });
    expect(saved.page).toContain('Saved.');
    expect(entriesIn(saved.page)).toHaveLength(1);
    // A form that is sent twice keeps one.
    expect(entriesIn((await send({ do: 'add', ...couple })).page)).toHaveLength(1);
    const { browser, code } = await openQuote(lab.base, french);
    expect(await browser.page(`/checkout/${code}/`)).toContain('Anna Verdi &amp; Luca Bianchi');
  });

  it('says at each field what is wrong, and keeps what was typed', async () => {
    const { send } = await openedBy(french);
    const wrong = await send({ do: 'add', ...couple, address_zip: '1011' });
    expect(wrong.status).toBe(422);
    expect(wrong.page).toContain('Enter a postal code such as 10115.');
    expect(wrong.page).toContain('value="Lindenweg 3"');
    expect(await stored()).toEqual([]);
  });

  it('changes an address, and makes one the default', async () => {
    const { send } = await openedBy(french);
    const [id = ''] = entriesIn((await send({ do: 'add', ...couple })).page);
    const edited = await send({ do: 'edit', id });
    expect(edited.page).toContain('value="Lindenweg 3"');
    expect(edited.page).toContain('name="do" value="change"');
    expect((await send({ do: 'change', id, ...couple, address_city: 'Potsdam' })).page).toContain('Potsdam');
    await send({ do: 'default', id });
    expect(await stored()).toEqual([{ id, chosen: 'true', removed: 'false' }]);
    await send({ do: 'companyDefault' });
    expect(await stored()).toEqual([{ id, chosen: 'false', removed: 'false' }]);
  });

  it('removes an address, and Undo puts it back as it was; both can be sent twice', async () => {
    const { send } = await openedBy(french);
    const [id = ''] = entriesIn((await send({ do: 'add', ...couple })).page);
    await send({ do: 'default', id });
    for (const _time of [1, 2]) {
      const removed = await send({ do: 'remove', id });
      expect(removed.status).toBe(200);
      expect(removed.page).toContain('Address of “Anna Verdi &amp; Luca Bianchi” removed.');
      expect(removed.page).toMatch(/name="do" value="restore"[^]*Undo/);
      expect(entriesIn(removed.page)).toEqual([]);
    }
    expect(await stored()).toEqual([{ id, chosen: 'true', removed: 'true' }]);
    const { browser, code } = await openQuote(lab.base, french);
    expect(await browser.page(`/checkout/${code}/`)).not.toContain('Anna Verdi');
    for (const _time of [1, 2]) {
      const restored = await send({ do: 'restore', id });
      expect(restored.page).toContain('Address of “Anna Verdi &amp; Luca Bianchi” restored.');
      expect(entriesIn(restored.page)).toEqual([id]);
    }
    expect(await stored()).toEqual([{ id, chosen: 'true', removed: 'false' }]);
  });

  it('a removed address cannot be changed or chosen, and is no default beside another one', async () => {
    const { send } = await openedBy(french);
    const [first = ''] = entriesIn((await send({ do: 'add', ...couple })).page);
    await send({ do: 'default', id: first });
    await send({ do: 'remove', id: first });
    expect((await send({ do: 'default', id: first })).status).toBe(404);
    expect((await send({ do: 'change', id: first, ...couple })).status).toBe(404);
    expect((await send({ do: 'edit', id: first })).status).toBe(404);
    const second = entriesIn((await send({ do: 'add', ...couple, address_city: 'Potsdam' })).page)[0] ?? '';
    await send({ do: 'default', id: second });
    await send({ do: 'restore', id: first });
    expect(await stored()).toEqual([
      { id: first, chosen: 'false', removed: 'false' },
      { id: second, chosen: 'true', removed: 'false' },
    ]);
  });

  it('an address that is kept again after its removal is restored, not doubled', async () => {
    const { send } = await openedBy(french);
    const [id = ''] = entriesIn((await send({ do: 'add', ...couple })).page);
    await send({ do: 'remove', id });
    expect(entriesIn((await send({ do: 'add', ...couple })).page)).toEqual([id]);
    expect(entriesIn((await send({ do: 'restore', id })).page)).toEqual([id]);
  });

  it('a book that is full stays at 200: an Undo makes room, and of removed addresses the newest 200 are kept', async () => {
    const { send } = await openedBy(french);
    const [id = ''] = entriesIn((await send({ do: 'add', ...couple })).page);
    await send({ do: 'remove', id });
    const fill = (count: number, removed: string) =>
      lab.query(`insert into delivery_addresses (customer_id, address, created_at, deleted_at)
        select customer_id, address || jsonb_build_object('name', 'N' || n), created_at, ${removed}
        from delivery_addresses, generate_series(1, ${count}) n where id = ${id}`);
    await fill(200, 'null');
    const restored = entriesIn((await send({ do: 'restore', id })).page);
    expect([restored.length, restored.includes(id)]).toEqual([200, true]);
    await fill(200, `now() - interval '1 day'`);
    await send({ do: 'remove', id });
    const removed = (await stored()).filter((entry) => entry['removed'] === 'true');
    expect([removed.length, removed.some((entry) => entry['id'] === id)]).toEqual([200, true]);
  });

  it('when the clean-up has deleted a removed address, Undo says that it is gone', async () => {
    const { send } = await openedBy(french);
    const [id = ''] = entriesIn((await send({ do: 'add', ...couple })).page);
    await send({ do: 'remove', id });
    await lab.query(`delete from delivery_addresses where id = ${id}`);
    const late = await send({ do: 'restore', id });
    expect(late.status).toBe(404);
    expect(late.page).toContain('This address is no longer available.');
  });

  it.each([
    ['it', 'Nessun indirizzo salvato', '» rimosso.', 'Annulla'],
    ['es', 'Aún no hay direcciones guardadas', '» se ha eliminado.', 'Deshacer'],
    ['fr', 'Aucune adresse enregistrée', '» supprimée.', 'Annuler'],
    ['de', 'Noch keine gespeicherten Adressen', '“ entfernt.', 'Rückgängig'],
  ])('speaks %s, and goes on in it', async (lang, empty, removed, undo) => {
    const { page, send } = await openedBy(french, lang);
    expect(page).toContain(`<html lang="${lang}"`);
    expect(page).toContain(empty);
    const [id = ''] = entriesIn((await send({ do: 'add', ...couple })).page);
    const said = (await send({ do: 'remove', id })).page;
    expect([said.includes(removed), said.includes(undo)]).toEqual([true, true]);
  });
});

describe('the frame refuses', () => {
  const refused = async (answer: Response) => {
    const page = await answer.text();
    return {
      status: answer.status,
      pass: passIn(page),
      leadsBack: /href="[^"]*\/ta\/account" target="_top"/.test(page),
    };
  };
  const wanted = { status: 403, pass: '', leadsBack: true };

  it.each([
    ['no ticket', async () => ({})],
    ['an invented ticket', async () => ({ ta_token: 'a'.repeat(43) })],
    ['the token of the session itself', async () => ({ ta_token: french.token })],
    ['a ticket for another page', async () => ({ ta_token: await ticketOf(french, 'print-again') })],
  ])('%s (DEC-01)', async (_name, parameters: () => Promise<Record<string, string>>) =>
    expect(await refused(await open(await parameters()))).toEqual(wanted),
  );

  it('a ticket that was used, and the pass of another page or of a session that has ended (T-A10)', async () => {
    const ta_token = await ticketOf(french);
    expect((await open({ ta_token })).status).toBe(200);
    expect(await refused(await open({ ta_token }))).toEqual(wanted);
    const other = await fetch(
      `${lab.base}/embed/print-again?ta_token=${await ticketOf(french, 'print-again')}`,
    );
    const body = new URLSearchParams({ pass: passIn(await other.text()), do: 'add', ...couple });
    expect(await refused(await fetch(`${lab.base}${path}`, { method: 'POST', body }))).toEqual(wanted);
    const leaving = await signIn(lab.base, 'es@studio.test');
    const { send } = await openedBy(leaving);
    await call(lab.base, logout, { token: leaving.token });
    expect((await send({ do: 'add', ...couple })).status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it('to touch another customer’s address: it is not there (DEC-06)', async () => {
    const own = await openedBy(french);
    const [id = ''] = entriesIn((await own.send({ do: 'add', ...couple })).page);
    const thief = await openedBy(german);
    expect(thief.page).not.toContain('Lindenweg');
    for (const step of ['edit', 'change', 'default', 'remove', 'restore'])
      expect((await thief.send({ do: step, id, ...couple, address_city: 'Rome' })).status).toBe(404);
    await own.send({ do: 'remove', id });
    expect((await thief.send({ do: 'restore', id })).status).toBe(404);
    expect(await stored()).toEqual([{ id, chosen: 'false', removed: 'true' }]);
  });

  it('EMB-12: every parent but the portal and the configured pages', async () => {
    const answer = await open({ ta_token: await ticketOf(french) });
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/frame-ancestors http:\/\/localhost:5100 [^;*]*(;|$)/);
    expect(policy).toContain("form-action 'self'");
  });
});

describe('at the checkout', () => {
  it('a removal can be undone; another customer’s is not found', async () => {
    const { browser, code } = await openQuote(lab.base, french);
    const book = `/checkout/${code}/addresses`;
    await browser.send(`${book}?lang=en`, couple);
    const id = /addresses\/(\d+)\/remove/.exec(await browser.page(book))?.[1] ?? '';
    const removed = await browser.send(`${book}/${id}/remove?lang=en`, {});
    expect(removed.status).toBe(303);
    const page = await browser.page(removed.headers.get('location') ?? '');
    expect(page).toContain('Address of “Anna Verdi &amp; Luca Bianchi” removed.');
    expect(page).toContain('No saved addresses yet');
    expect((await browser.send(`${book}/${id}/remove`, {})).status).toBe(303);

    const thief = await openQuote(lab.base, german);
    const others = `/checkout/${thief.code}/addresses`;
    for (const step of ['remove', 'restore'])
      expect((await thief.browser.send(`${others}/${id}/${step}`, {})).status).toBe(404);
    expect(await thief.browser.page(`${others}?removed=${id}`)).not.toContain('Anna Verdi');

    const undo = new RegExp(`action="([^"]*/addresses/${id}/restore[^"]*)"`).exec(page)?.[1] ?? '';
    const restored = await browser.send(undo.replaceAll('&amp;', '&'), {});
    const after = await browser.page(restored.headers.get('location') ?? '');
    expect(after).toContain('Address of “Anna Verdi &amp; Luca Bianchi” restored.');
    expect(after).toContain('Lindenweg 3');
    // An Undo that was used already offers none.
    expect(await browser.page(`${book}?lang=en&removed=${id}`)).not.toContain('removed.');
  });
});
