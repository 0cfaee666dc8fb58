import { ticket } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

/** The page in the portal's frame on which the address for a partner's order page is chosen (DIS-04). */
let lab: TestLab;
let ie: SignedIn;
beforeAll(async () => {
  lab = await startTestLab();
  ie = await signIn(lab.base, 'ie@studio.test');
});
afterAll(() => lab.stop());

async function ticketOf(who: SignedIn, purpose = 'shipping-address'): Promise<string> {
  const { json } = await call(lab.base, ticket, { token: who.token, body: { purpose } });
  return (json as { ticket: string }).ticket;
}
const open = (code: string, lang = 'en') =>
  fetch(`${lab.base}/embed/shipping-address?ta_token=${code}&lang=${lang}`, { redirect: 'manual' });
const addressesOf = (page: string): Record<string, string>[] =>
  [...page.matchAll(/data-address="([^"]+)"/g)].map(([, json = '']) =>
    JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')),
  );

describe('/embed/external-order', () => {
  it('DIS-02: leads to the configured page, and nowhere else', async () => {
    const from = `${lab.base}/embed/external-order?c=${encodeURIComponent('a&b')}&lang=de`;
    const { status, headers } = await fetch(from, { redirect: 'manual' });
    const page = lab.config.portal.links.externalOrder ?? '';
    const to = page.replace('{c}', 'a%26b').replace('{lang}', 'de');
    expect([status, headers.get('location')]).toEqual([302, to]);
  });
});

describe('/embed/shipping-address', () => {
  it('DIS-04, DIS-06: shows the customer’s own addresses, and posts to the portal’s origin alone', async () => {
    const answer = await open(await ticketOf(ie));
    const page = await answer.text();
    expect(answer.status).toBe(200);
    const [studio] = addressesOf(page);
    const [row] = await lab.query(`select company->>'name' as name from customers where code = '1008'`);
    expect(studio).toMatchObject({ id: 0, name: row?.['name'], country: 'IE' });
    expect(page).toContain(`data-parent="${lab.config.portal.portalOrigin}"`);
    expect(answer.headers.get('content-security-policy')).toContain(
      `frame-ancestors ${lab.config.portal.portalOrigin}`,
    );
  });

  it('lists the address book after it, and no address of another customer', async () => {
    const book = (code: string, name: string) =>
      lab.query(`insert into delivery_addresses (customer_id, address, created_at)
        select id, '{"name":"${name}","address":"Main Street 1","zip":"D01","city":"Dublin","state":"","country":"IE"}', now()
        from customers where code = '${code}'`);
    await book('1008', 'Own Couple');
    await book('1001', 'Foreign Couple');
    const page = await (await open(await ticketOf(ie))).text();
    expect(addressesOf(page).map(({ name }) => name)).toContain('Own Couple');
    expect(page).not.toContain('Foreign Couple');
  });

  it.each(['it', 'es', 'fr', 'de'])('is in %s', async (lang) => {
    const english = await (await open(await ticketOf(ie))).text();
    const page = await (await open(await ticketOf(ie), lang)).text();
    expect(page).toContain(`<html lang="${lang}"`);
    const titleOf = (html: string) => /<title>([^<]+)/.exec(html)?.[1];
    expect(titleOf(page)).not.toBe(titleOf(english));
  });

  it('opens once, for a ticket of this purpose alone', async () => {
    const code = await ticketOf(ie);
    expect((await open(code)).status).toBe(200);
    for (const spent of [code, '', 'x', await ticketOf(ie, 'address-book')]) {
      const answer = await open(spent);
      expect(answer.status).toBe(403);
      expect(addressesOf(await answer.text())).toEqual([]);
    }
  });
});
