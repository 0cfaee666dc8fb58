// Long because it orders a product in each of the ways in which one is made.
import { randomUUID } from 'node:crypto';
import { readConfiguratorPath, readConfiguratorQuery } from '@trade-area/core/configurator';
import {
  allPresets,
  configuratorPrice,
  configuratorProduct,
  createPrintProject,
  customerStore,
  listPayments,
  orderDetail,
  orderDetails,
  paymentListAnswer,
  printForCheckout,
  printPrice,
  printProducts,
  productInfo,
  quoteEndpoints,
  storeItem,
} from '@trade-area/core/contract';
import type { StoreItem } from '@trade-area/core/contract';
import { readPrintPath } from '@trade-area/core/editor';
import { printFamilies } from '@trade-area/core/layout';
import { choicesOf, fieldsOf, samplesField } from '@trade-area/core/pricing';
import { array, parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { good, seenOn } from './checkoutSteps.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';
import { endingOf, presets, products } from './everyProductTable.ts';
import type { Ending } from './everyProductTable.ts';
import { openCheckout } from './quoteSteps.ts';

const emails: Readonly<Record<string, string>> = { internal: 'internal@lab.test' };
const valuesOf = (fields: unknown) =>
  new Map(
    (fields as { name: string; stringValue?: string; numberValue?: number }[]).map(
      ({ name, stringValue, numberValue }) => [name, numberValue ?? stringValue],
    ),
  );
/** The order that a checkout page shows. */
const contentsOn = (page: string) => /name="contents" value="([^"]*)"/.exec(page)?.[1] ?? '';
const cents = (major: number | null | undefined) => Math.round((major ?? Number.NaN) * 100);

/** The page of the portal that a product or preset leads to, as a person follows the links there. */
interface Way {
  readonly configurator: string;
  readonly query: ReturnType<typeof readConfiguratorQuery>;
}

/** The print editor of a family. */
interface PrintWay {
  readonly family: string;
}

/** The amount of an order that the card of its product names: a sample's card names what the account pays for it. */
const namedAmount = (slug: string, { base, net }: { readonly base: number; readonly net: number }) =>
  slug.startsWith('fab-') ? net : base;

/**
 * Declares the cases of these accounts, named by the first part of their e-mail address: every product and preset of the
 * demonstration is followed from its card to a paid order, or to what the table expects instead.
 */
export function describeEveryProduct(accounts: readonly string[]): void {
  let lab: TestLab;
  let desk: DeskForms;
  let csrf = '';
  const people = new Map<string, SignedIn>();

  beforeAll(async () => {
    lab = await startTestLab();
    for (const name of accounts)
      people.set(name, await signIn(lab.base, emails[name] ?? `${name}@studio.test`));
    desk = deskForms(lab.base, await signInAtDesk(lab.base));
    csrf = /name="csrf" value="([^"]+)"/.exec(await desk.page('?list=waiting'))?.[1] ?? '';
  });
  afterAll(() => lab.stop());

  async function storeOf(person: SignedIn): Promise<ReadonlyMap<string, StoreItem>> {
    const { json } = await call(lab.base, customerStore, { token: person.token });
    return new Map(parse(array(storeItem), json).map((item) => [item.slug, item]));
  }

  /** Follows a link of a card; one to the main shop leads on from there. */
  async function follow(person: SignedIn, address: string): Promise<Way | PrintWay | 'nowhere'> {
    const filled = address.replaceAll('[c]', person.c).replaceAll('[lang]', 'en');
    const url = new URL(filled.replaceAll(/\[\w+\]/g, ''));
    const path = url.pathname.replace(/^\/ta(?=\/)/, '');
    const print = readPrintPath(path);
    if (print) return { family: print.family };
    const page = readConfiguratorPath(path);
    if (page) return { configurator: page.configurator, query: readConfiguratorQuery(url.search) };
    if (url.origin !== lab.base) return 'nowhere';
    const answer = await fetch(url, { headers: { accept: 'text/html' } });
    const next = /href="([^"]*\/ta\/config-product\/[^"]*)"/.exec(await answer.text())?.[1];
    return next === undefined ? 'nowhere' : follow(person, next.replaceAll('&amp;', '&'));
  }

  interface Followed {
    readonly ending: Ending | string;
    /** Slug that the configurator opened, and its prices in cents; null = nothing was ordered. */
    readonly ordered: { readonly slug: string; readonly base: number; readonly net: number } | null;
  }
  const nothing = (ending: string): Followed => ({ ending, ordered: null });

  /** From the configurator to the payments list, with one price. */
  async function order(person: SignedIn, { configurator, query }: Way): Promise<Followed> {
    const { token } = person;
    const which = {
      ...(query.product === '' ? {} : { product: query.product }),
      ...(query.ed === '' ? {} : { ed: query.ed }),
    };
    const opened = await call(lab.base, configuratorProduct, { token, path: { configurator }, query: which });
    if (opened.status === 404) return nothing('not public');
    const { slug } = parse(configuratorProduct.answer, opened.json);
    const chosen = new Map([
      ...choicesOf(query.choices),
      ...(query.isSample ? [[samplesField, 1] as const] : []),
    ]);
    const fields = fieldsOf(chosen);
    const priced = await call(lab.base, configuratorPrice, {
      token,
      body: { configurator, ...which, fields },
    });
    const { price, problems } = parse(configuratorPrice.answer, priced.json);
    if (!price || problems.length > 0) return nothing(`cannot be ordered: ${JSON.stringify(problems)}`);
    const { create } = quoteEndpoints[''];
    const configuredProduct = JSON.stringify({
      fields: [{ name: 'ProductCode', stringValue: slug }, ...fields],
    });
    const made = await call(lab.base, create, {
      token,
      path: { product_id: configurator },
      body: { configuredProduct },
    });
    const quote = parse(create.answer, made.json);
    const code = quote.headerValues?.fields.find(({ name }) => name === 'order_code')?.stringValue ?? '';
    if (code === '') return nothing('has no order number');
    const gross = cents(price.to_pay);
    const taken = await place(person, code, { gross });
    if (typeof taken === 'string') return nothing(taken);
    const { paid, amounts: reached } = taken;
    const amounts = { quote: cents(quote.totalPrice), ...reached };
    expect([slug, paid, amounts]).toEqual([
      slug,
      gross === 0 ? 422 : 303,
      { quote: cents(price.total), checkout: gross, order: gross, payments: gross },
    ]);
    return {
      ending: 'order',
      ordered: { slug, base: cents(price.lines[0]?.amount), net: cents(price.total) },
    };
  }

  /**
   * Places the order of a number and pays it.
   * @returns the amounts of its price at each stage, or why it was refused.
   */
  async function place(person: SignedIn, code: string, { gross }: { readonly gross: number }) {
    const { token } = person;
    const browser = await openCheckout(lab.base, person, code);
    const page = await browser.page(`/checkout/${code}/`);
    const seen = seenOn(page);
    const placed = await browser.send(`/checkout/${code}/order`, {
      ...good,
      seen,
      contents: contentsOn(page),
    });
    if (placed.headers.get('location') !== `/checkout/${code}/done`)
      return `was refused: ${placed.headers.get('location')}`;
    const paid = await pay(code, gross);
    const detail = await call(lab.base, orderDetails, { token, path: { id: code } });
    const [ordered] = parse(array(orderDetail), detail.json);
    const listed = await call(lab.base, listPayments, { token, body: { query: { cod_order_ref: code } } });
    const payments = parse(paymentListAnswer, listed.json).orders.reduce(
      (sum, each) => sum + cents(each.dati_pagamento.importo_in_valuta ?? each.price.total),
      0,
    );
    const amounts = {
      checkout: Number(seen),
      order: cents(ordered?.price?.total),
      payments: gross === 0 ? 0 : payments,
    };
    return { paid, amounts };
  }

  /** From the print editor to the payments list: a book, cards or a calendar in the first size, as the lab makes it. */
  async function orderMade(person: SignedIn, { family }: PrintWay, slug: string): Promise<Followed> {
    const { token } = person;
    const listed = await call(lab.base, printProducts, { token, path: { family_id: family } });
    const product = parse(printProducts.answer, listed.json).products.find((each) => each.slug === slug);
    const size = product?.sizes[0]?.size ?? '';
    const uuid = randomUUID();
    if (size === '') return nothing('not public');
    const made = await call(lab.base, createPrintProject, { token, body: { uuid, slug, size } });
    if (made.status !== 200) return nothing(`cannot be made: ${made.text}`);
    const priced = await call(lab.base, printPrice, { token, path: { uuid } });
    const { price } = parse(printPrice.answer, priced.json);
    const checkout = await call(lab.base, printForCheckout, { token, path: { project_id: uuid } });
    if (!price || checkout.status !== 200) return nothing(`cannot be ordered: ${checkout.text}`);
    const { order_code: code } = parse(printForCheckout.answer, checkout.json);
    const gross = cents(price.to_pay);
    const taken = await place(person, code, { gross });
    if (typeof taken === 'string') return nothing(taken);
    expect([slug, taken]).toEqual([
      slug,
      { paid: 303, amounts: { checkout: gross, order: gross, payments: gross } },
    ]);
    return {
      ending: 'order',
      ordered: { slug, base: cents(price.lines[0]?.unit), net: cents(price.total) },
    };
  }

  /** The desk records the bank transfer. @returns the status of its answer: 422 when nothing is due. */
  async function pay(code: string, gross: number): Promise<number> {
    const body = new FormData();
    body.set('csrf', csrf);
    body.set('amount', gross === 0 ? '1' : '');
    return (await desk.send(`orders/${code}/paid`, body)).status;
  }

  /** Follows CREATE on a card to its end; a card that is not there sells nothing. */
  async function press(person: SignedIn, card: StoreItem | undefined, slug: string): Promise<Followed> {
    const links = [card?.link_buy ?? '', ...(card?.child ?? []).map(({ link_buy: link }) => link)];
    const [first] = links.filter((link) => link !== '');
    if (card && first === undefined) return nothing(await comingSoon(person, slug));
    const way = await follow(person, first ?? (await usualAddress(slug)));
    if (way === 'nowhere') return nothing('leads nowhere');
    if (!('family' in way)) return order(person, way);
    // Prints are not followed: their projects need photos first.
    return way.family === String(printFamilies.prints)
      ? nothing('print editor')
      : orderMade(person, way, slug);
  }

  /** The lab sells what is coming soon in no way: no page, and no quote under its name. */
  async function comingSoon(person: SignedIn, product: string): Promise<string> {
    const { token } = person;
    const page = parse(
      productInfo.answer,
      (await call(lab.base, productInfo, { token, path: { product } })).json,
    );
    const found: number[] = [];
    for (const configurator of ['10', '51', '52', '57']) {
      const body = { configurator, product, fields: [] };
      found.push((await call(lab.base, configuratorPrice, { token, body })).status);
    }
    const isSold = page.details.name !== '' || found.some((status) => status !== 404);
    return isSold ? 'can be ordered' : 'coming soon';
  }

  /** The address under which a product that this account does not see is sold to others. */
  async function usualAddress(slug: string): Promise<string> {
    const [row] = await lab.query(`select buy from products where slug = '${slug}'`);
    const buy = row?.['buy'] ?? '';
    if (buy.startsWith('CR ')) return `${lab.base}/ta/config-print/${buy.slice('CR '.length)}`;
    const [, id = '', query = ''] = /\bCP ([\w-]+)(\?[\w=&-]*)?/.exec(buy) ?? [];
    return `${lab.base}/ta/config-product/${id}${query || `?product=${slug}`}`;
  }

  describe.each(accounts)('the products of %s', (name) => {
    const personOf = () => {
      const person = people.get(name);
      if (!person) throw new Error(`no ${name}`);
      return person;
    };

    it('CONF-17, CHECK-08: all 73 end as the table says, each at one price from the card to the payments list', async () => {
      const person = personOf();
      const store = await storeOf(person);
      const rows = await lab.query('select slug from products order by position');
      expect(rows.map(({ slug }) => slug)).toEqual(Object.keys(products));
      const today = new Date().toISOString().slice(0, 10);
      for (const slug of Object.keys(products)) {
        const card = store.get(slug);
        const { ending, ordered } = await press(person, card, slug);
        expect([slug, ending]).toEqual([slug, endingOf(slug, name, today)]);
        // Presets open with choices of their own.
        if (!ordered || !card || slug.startsWith('pm-')) continue;
        const made = { 'fab-album-samples': 'weddingbook', 'fab-wall-samples': 'acrylic-pro' }[slug] ?? slug;
        expect([slug, ordered.slug, namedAmount(slug, ordered)]).toEqual([slug, made, cents(card.prezzo_da)]);
      }
    }, 240_000);

    it('PRE-03: all presets end in an order of their product with their choices', async () => {
      const person = personOf();
      const { json } = await call(lab.base, allPresets, { token: person.token });
      const found = parse(allPresets.answer, json);
      expect(Object.fromEntries(found.map(({ id, filter_class }) => [id, filter_class]))).toEqual(presets);
      for (const { id, filter_class: slug } of found) {
        const way = await follow(person, `${lab.base}/duplicateOrderWork?c=${person.c}&id=${id}&lang=en_US`);
        if (typeof way === 'string' || 'family' in way) throw new Error(`preset ${id} ends elsewhere`);
        const { ending, ordered } = await order(person, way);
        expect([id, ending, ordered?.slug]).toEqual([id, 'order', slug]);
        const [last] = await lab.query('select fields::text as fields from quotes order by id desc limit 1');
        const saved = valuesOf(JSON.parse(last?.['fields'] ?? '[]'));
        for (const [choice, value] of choicesOf(way.query.choices))
          expect([id, choice, String(saved.get(choice))]).toEqual([id, choice, value]);
      }
    }, 120_000);
  });
}
