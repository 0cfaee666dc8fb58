import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { good, openQuote } from './checkoutSteps.ts';
import { signInAtDesk } from './desk.ts';

/** The pages that a person gets instead of an answer: in their language, with a step that leads on. */
let lab: TestLab;
let italian: SignedIn;
let french: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  french = await signIn(lab.base, 'fr@studio.test');
});
afterAll(() => lab.stop());

interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
}
async function ask(path: string, { headers = {}, form }: Asked = {}) {
  const answer = await fetch(`${lab.base}${path}`, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  });
  return { status: answer.status, page: await answer.text() };
}
const own = { 'sec-fetch-site': 'same-origin' };
const portal = () => lab.config.portal.portalOrigin;

describe('a refusal', () => {
  it.each([
    ['en', 'The form came from another website', 'Your orders'],
    ['it', 'Il modulo proviene da un altro sito', 'I tuoi ordini'],
    ['es', 'El formulario procede de otro sitio web', 'Tus pedidos'],
    ['fr', 'Le formulaire provient d’un autre site', 'Vos commandes'],
    ['de', 'Das Formular stammt von einer anderen Website', 'Ihre Bestellungen'],
  ])('in the browser’s language %s says what to do, and leads on', async (language, lead, orders) => {
    const { status, page } = await ask('/checkout/900000001/details', {
      form: good,
      headers: { 'sec-fetch-site': 'cross-site', 'accept-language': `${language};q=0.9` },
    });
    expect(status).toBe(403);
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(lead);
    expect(page).toContain(`href="${portal()}/ta/orders-list"`);
    expect(page).toContain(orders);
    expect(page).not.toContain('submitted from another site');
  });

  it('of another customer’s checkout is in the account’s language (DEC-06)', async () => {
    const { code } = await openQuote(lab.base, french);
    const { browser } = await openQuote(lab.base, italian);
    const headers = { cookie: browser.cookie, 'accept-language': 'de' };
    const { status, page } = await ask(`/checkout/${code}/`, { headers });
    expect(status).toBe(404);
    expect(page).toContain('<html lang="it"');
    expect(page).toContain('appartiene a un altro account');
    expect(page).toContain(`href="${portal()}/ta/print-again"`);
    // The language of the address counts first.
    expect((await ask(`/checkout/${code}/?lang=es`, { headers })).page).toContain('pertenece a otra cuenta');
  });

  it('of a product that is no longer sold names it, and leads to the quotes', async () => {
    const { browser, code } = await openQuote(lab.base, italian);
    const sell = (isArchived: boolean) =>
      lab.query(`update products set is_archived = ${isArchived} where slug = 'weddingbook'`);
    await sell(true);
    const { status, page } = await ask(`/checkout/${code}/`, { headers: { cookie: browser.cookie } });
    await sell(false);
    expect(status).toBe(409);
    expect(page).toContain('Questo prodotto non è più disponibile');
    expect(page).toContain(`href="${portal()}/ta/print-again"`);
  });

  it('of a form that is too long leads back to the checkout', async () => {
    const { browser, code } = await openQuote(lab.base, italian);
    const { status, page } = await ask(`/checkout/${code}/details`, {
      form: { ...good, note: 'x'.repeat(300_000) },
      headers: { cookie: browser.cookie, ...own },
    });
    expect(status).toBe(413);
    expect(page).toContain('accorcia il testo');
    expect(page).toContain(`href="/checkout/${code}/?lang=it"`);
  });

  it('at the desk is in the language that was chosen there, and leads to the desk', async () => {
    const cookie = `${await signInAtDesk(lab.base)}; ta_staff_language=de`;
    const { status, page } = await ask('/staff/jobs/retry', {
      form: { csrf: 'x' },
      headers: { cookie, ...own },
    });
    expect(status).toBe(403);
    expect(page).toContain('Das Formular ist abgelaufen');
    expect(page).toContain('href="/staff/"');
  });

  it('within a frame leads on in the whole window', async () => {
    const { page } = await ask('/checkout/900000001/details', {
      form: good,
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' },
    });
    expect(page).toMatch(/<a[^>]+target="_top"[^>]*>|<a[^>]+href="[^"]+\/ta\/orders-list"[^>]+target="_top"/);
  });
});
