import {
  allPresets,
  customerStore,
  languages,
  messageThreads,
  orderMessages,
  ticket,
} from '@trade-area/core/contract';
import { parse } from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { call, readResponse } from '../fixtures/wire.ts';
import { signedIn } from './signedIn.ts';

const base = inject('base');
const page = async (path: string) =>
  readResponse(await fetch(base + path, { headers: { accept: 'text/html' }, redirect: 'manual' }));

async function ticketFor(email: string, purpose: string): Promise<string> {
  const { token } = await signedIn(email);
  const { json } = await call(base, ticket, { token, body: { purpose } });
  return parse(ticket.answer, json).ticket;
}

describe('pages that the store links to', () => {
  it('STORE-60 every information page exists in every language', async () => {
    const { token } = await signedIn('internal@lab.test');
    const items = parse(customerStore.answer, (await call(base, customerStore, { token })).json);
    const wanted = items.filter(({ is_in_test }) => !is_in_test);
    for (const language of languages)
      for (const { link_info } of wanted) {
        const { pathname } = new URL(link_info.replace('[lang]', language));
        const asked = pathname.startsWith('/info/') ? pathname : `${pathname}?lang=${language}`;
        const { status, text } = await page(asked);
        expect([asked, status]).toEqual([asked, 200]);
        expect(text).toContain(`<html lang="${language}">`);
      }
  });

  it('STORE-25 every editor of the main shop has a page', async () => {
    const { token } = await signedIn('it@studio.test');
    const items = parse(customerStore.answer, (await call(base, customerStore, { token })).json);
    const links = items.flatMap(({ link_buy, child }) => [link_buy, ...child.map((each) => each.link_buy)]);
    const ours = [...new Set(links.filter((link) => link.startsWith(`${base}/`)))];
    expect(ours.length).toBeGreaterThan(10);
    for (const link of ours) {
      const filled = link.replaceAll('[lang]', 'it').replaceAll(/\[\w+\]/g, 'x');
      const { status, text } = await page(filled.slice(base.length));
      expect([filled, status]).toEqual([filled, 200]);
      expect(text).toContain('<html lang="it">');
    }
  });

  it.each([
    '/info/xx/weddingbook/',
    '/info/en/nothing/',
    '/info/en/lab-test-cube/',
    '/duplicateOrderWork?id=1',
  ])('%s is not there', async (path) => {
    expect((await page(path)).status).toBe(404);
  });

  it.each([
    '/cover/?p=%3Cscript%3Ealert(1)%3C/script%3E',
    '/order-form/?type=%22onload=alert(1)',
    '/site/collections/books/?pid=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    '/duplicateOrderWork?id=9001&redirect=javascript:alert(1)',
    '/duplicateOrderWork?id=9001&redirect=https://evil.example/ta/',
  ])('%s is shown as text and redirects nowhere', async (path) => {
    const { text } = await page(path);
    expect(text).not.toMatch(/<script>|<img src=x|"onload|javascript:|evil\.example/);
  });
});

describe('ways that begin on the main shop', () => {
  const wayOn = async (path: string) => {
    const { text } = await page(path);
    const href = /href="([^"]*\/ta\/config-product\/[^"]*)"/.exec(text)?.[1] ?? '';
    const url = new URL(href.replaceAll('&amp;', '&'));
    return { text, path: url.pathname, query: Object.fromEntries(url.searchParams) };
  };

  it('PRE-03, PRE-04, STORE-59: every preset opens its configurator with what it has chosen', async () => {
    const { token } = await signedIn('it@studio.test');
    const presets = parse(allPresets.answer, (await call(base, allPresets, { token })).json);
    expect(presets).toHaveLength(15);
    for (const { id, filter_class: product } of presets) {
      const { path, query } = await wayOn(`/duplicateOrderWork?c=x&id=${id}&lang=it`);
      expect([id, path.startsWith('/ta/config-product/'), query['product'], query['pid']]).toEqual([
        id,
        true,
        product,
        id,
      ]);
      expect(query['choices']).toMatch(/^\w+=\S+( \w+=\S+)*$/);
    }
    const wedding = await wayOn('/duplicateOrderWork?c=x&id=112&lang=en_US');
    expect(wedding.text).toContain('Ceremony, party, goodbye · Wedding Book · 30 × 30 cm · 40 pages');
    expect(wedding.query['choices']).toContain('CoverMaterial=leather');
  });

  it('a page of the main shop makes no quote (DEC-17), and says what the next one asks', async () => {
    const own = await wayOn('/order-form/?type=gobook&lang=en');
    expect(own.query).toEqual({ product: 'gobook', choices: 'LayoutBy=own' });
    expect(own.text).toContain('You upload your finished layout once you’ve placed the order.');
    const cover = await wayOn('/cover/?p=weddingbook&lang=en');
    expect(cover.query).toEqual({ product: 'weddingbook' });
    expect(cover.text).not.toContain('Design the cover here');
  });
});

describe('the ticket in place of the token (DEC-01)', () => {
  it('greets its customer by name once', async () => {
    const code = await ticketFor('it@studio.test', 'store');
    const path = `/cover/?p=weddingbook&lang=it&ta_token=${code}`;
    expect((await page(path)).text).toContain('Studio Aurora');
    expect((await page(path)).text).not.toContain('Studio Aurora');
  });

  it.each(['old-area', 'upload'])('a ticket for %s opens nothing here', async (purpose) => {
    const code = await ticketFor('it@studio.test', purpose);
    expect((await page(`/order-form/?type=gobook&ta_token=${code}`)).text).not.toContain('Studio Aurora');
  });

  it('the session’s token greets no one', async () => {
    const { token } = await signedIn('it@studio.test');
    expect((await page(`/cover/?p=gobook&ta_token=${token}`)).text).not.toContain('Studio Aurora');
  });
});

describe('the courier (PICK-03)', () => {
  it('has no pickup and no parcel for a number that the lab gave nobody', async () => {
    for (const path of [
      '/embed/pickup?codice=2600011&contact_id=4711',
      '/embed/pickup?codice=7&contact_id=9',
    ]) {
      const { status, text } = await page(`${path}&lang=en`);
      expect([status, text.includes('No pickup is booked'), text.includes('Your pickup is on')]).toEqual([
        200,
        true,
        false,
      ]);
    }
    expect((await page('/courier/ups/000000000001?lang=en')).text).toContain(
      'has no parcel with this number',
    );
  });

  it('shows the pickup and the parcel whose numbers the customer was given', async () => {
    const { token } = await signedIn('us@studio.test');
    const threads = (await call(base, messageThreads, { token })).json as {
      threads: { cod_order: string }[];
    };
    let found: string | undefined;
    for (const { cod_order: id } of threads.threads) {
      const { text } = await call(base, orderMessages, { token, path: { id } });
      found ??= /\/fedex\/(\d+\/\w+)/.exec(text)?.[1];
    }
    const [codice = '', contact = ''] = (found ?? '').split('/');
    const booked = `/embed/pickup?codice=${codice}&contact_id=${contact}&lang=en`;
    expect((await page(booked)).text).toContain('Your pickup is on');
    expect((await page(booked.slice(0, -9).concat('x&lang=en'))).text).toContain('No pickup is booked');
    expect(
      (await page(booked.replace(`contact_id=${contact}`, `contact_id=${contact.slice(0, 3)}`))).text,
    ).toContain('No pickup is booked');
  });
});

describe('pictures and files', () => {
  it.each([
    '/pictures/nothing-front-480.webp',
    '/pictures/index.json',
    '/pictures/..%2f..%2fpackage.json',
    '/pictures/%2e%2e/package.json',
    '/pictures/promotions/901-xx.svg',
    '/pictures/promotions/911-en.svg',
    '/pictures/promotions/none-en.svg',
    '/pictures/slides/none-en.svg',
    '/product-files/none/prices.pdf',
    '/product-files/weddingbook.price_list.prices.pdf/other.pdf',
    '/product-files/weddingbook.marketing.Video.Video/Video',
  ])('%s is not there', async (path) => {
    expect((await page(path)).status).toBe(404);
  });

  it('a drawing may be shown by any page, is cached for an hour, and runs no script', async () => {
    const { headers, text } = await page('/pictures/promotions/901-de.svg');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('Alben im Herbst');
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await fetch(`${base}/pictures/promotions/901-de.svg`, { headers: known })).status).toBe(304);
  });
});
