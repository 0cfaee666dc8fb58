import { activePromotions, checkCode, oldPromotions, promotion, sliders } from '@trade-area/core/contract';
import type { Promotion } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { call, readResponse } from '../fixtures/wire.ts';
import { catalogue } from './catalogue.ts';
import { signedIn } from './signedIn.ts';

const base = inject('base');
const ids = (list: readonly { readonly promo: string }[]) => list.map(({ promo }) => promo).sort();
const { A, B, C } = catalogue.customers;

async function activeOf(email: string, query: Record<string, string> = {}) {
  const { token } = await signedIn(email);
  const { json } = await call(base, activePromotions, { token, query, body: { inter: 0, overlay: 1 } });
  return parse(activePromotions.answer, json);
}

async function oldOf(email: string, query: Record<string, string> = {}, id?: string) {
  const { token } = await signedIn(email);
  const given = { token, query, ...(id === undefined ? {} : { path: { id } }) };
  return parse(oldPromotions.answer, (await call(base, oldPromotions, given)).json);
}

describe('check_cod_gs (GW-09, STATE-05)', () => {
  it.each([
    ['it@studio.test', A.act, 'EUR', 'EUR_IT', 22],
    ['uk@studio.test', B.act, 'GBR', 'GBR_UK', 20],
    ['us@studio.test', C.act, 'USD', 'USD_US', 0],
    ['fr@studio.test', [816, 904, 906, 910, 913], 'EUR', 'EUR_EU', 20],
    ['de@studio.test', [816, 901, 914], 'EUR', 'EUR_EU', 19],
    ['ca@studio.test', [816, 905, 913], 'CAD', 'CAD_CA', 5],
    ['au@studio.test', [816, 906, 914], 'AUD', 'AUD_AU', 0],
    ['reduced@studio.test', [], 'EUR', 'EUR_IT', 22],
    ['empty@studio.test', [909], 'EUR', 'EUR_EU', 19],
  ] as const)('%s has promotions %j, in %s by %s', async (email, active, currency, listino, vat) => {
    const { token, c } = await signedIn(email);
    const answer = parse(checkCode.answer, (await call(base, checkCode, { token, query: { c } })).json);
    expect(answer.promo.map(({ id_promo }) => id_promo).sort()).toEqual(active.map(String).sort());
    expect(answer).toMatchObject({ currency, listino, vat });
    const campaigns = [answer.storybook_camp, answer.wa_camp, answer.mats_camp];
    expect(campaigns).toEqual(active.length > 0 ? [1, 2, 1] : [0, 0, 0]);
  });

  it('PROMO-07 gives the terms of each promotion by family (CAT-PROMOS)', async () => {
    const { token } = await signedIn('internal@lab.test');
    const { promo } = parse(checkCode.answer, (await call(base, checkCode, { token })).json);
    const terms = (id: string) => promo.find(({ id_promo }) => id_promo === id);
    expect(terms('901')).toMatchObject({
      discount: { wedding: 15, young: 15, matted: 10, dma: 10 },
      discount_over_limit: { wedding: 20 },
      discount_limit: { wedding: 1000 },
    });
    expect(terms('905')?.articoli_limits).toEqual({ wallart: [41, 65] });
    expect(terms('907')).toMatchObject({ prezzo_fisso: { tc: 79 }, articoli_limits: { tc: [] } });
    expect(terms('908')).toMatchObject({
      sample_discount: { magazine: 60, go: 40 },
      sample_prezzo_fisso: { baby: 15 },
    });
    expect(terms('910')?.coupon).toEqual({ go: 'GO20' });
    expect(terms('914')).toMatchObject({ discount_price: { mats: 2 }, discount_price_limit: { mats: 3 } });
    expect(terms('816')?.sample_discount).toMatchObject({ wedding: 50, tc: 50 });
  });
});

describe('promoActive (GW-06)', () => {
  it.each(['it@studio.test', 'uk@studio.test', 'us@studio.test', 'empty@studio.test'])(
    '%s: the running promotions are those of check_cod_gs, in five languages',
    async (email) => {
      const { token } = await signedIn(email);
      const check = parse(checkCode.answer, (await call(base, checkCode, { token })).json);
      const { items } = await activeOf(email);
      expect(ids(items)).toEqual(check.promo.map(({ id_promo }) => id_promo).sort());
      for (const item of items) {
        expect(item.is_active).toBe(true);
        expect(Object.values(item.email ?? {}).filter(Boolean)).toHaveLength(5);
        expect(item.ts_start).toMatch(/^\d{4}-\d\d-\d\d 00:00:00$/);
        expect(item.ts_end > item.ts_start).toBe(true);
        expect(item.date_validity_string).not.toBe('');
        expect(`${item.email_img}${item.overlay_html}${item.overlay_html_big}`).not.toBe('');
      }
      const begins = items.map(({ ts_start }) => ts_start);
      expect(begins).toEqual([...begins].sort().toReversed());
    },
  );

  it('the popup of the day is an existing picture with a link to its promotion (DASH-18)', async () => {
    const { overlay } = await activeOf('it@studio.test', { lang: 'es' });
    expect(overlay?.link).toMatch(/^\/ta\/promotions\?openpromo=9\d\d$/);
    const picture = await readResponse(await fetch(overlay?.img ?? ''));
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect((await activeOf('us@studio.test')).overlay).toBeNull();
  });

  it('answers in the requested language', async () => {
    const words = async (lang: string) => {
      const { items } = await activeOf('it@studio.test', { lang });
      const found = items.find(({ promo }) => promo === '901');
      return `${found?.overlay_html_big} ${found?.date_validity_string}`;
    };
    expect(await words('de')).toMatch(/Alben im Herbst.*Gültig bis/s);
    expect(await words('fr')).toMatch(/Albums d.*Valable/s);
    expect(await words('xx')).toMatch(/Album d.*Scadenza: /s);
  });

  it('DASH-15 some have no picture, PROMO-44 some have big HTML; each picture is drawn', async () => {
    const { items } = await activeOf('internal@lab.test');
    expect(ids(items.filter(({ email_img }) => email_img === ''))).toEqual(['911', '914']);
    expect(ids(items.filter(({ overlay_html_big }) => overlay_html_big !== ''))).toEqual([
      '816',
      '901',
      '905',
      '913',
      '914',
    ]);
    for (const { email_img } of items.filter((item) => item.email_img !== '')) {
      const drawn = await readResponse(await fetch(email_img));
      expect([email_img, drawn.status, drawn.text.startsWith('<svg ')]).toEqual([email_img, 200, true]);
    }
  });
});

describe('old promotions (GW-08)', () => {
  it('PROMO-06 come ten a page, the last to end first, without running ones', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => oldOf('it@studio.test', { page })));
    expect(pages.map(({ items, totalPages }) => [items.length, totalPages])).toEqual([
      [10, 3],
      [10, 3],
      [4, 3],
    ]);
    const all: Promotion[] = pages.flatMap(({ items }) => items);
    expect(all.map(({ promo }) => promo)).toEqual(
      Array.from({ length: 24 }, (_, index) => String(938 - index)),
    );
    expect(all.some(({ is_active }) => is_active)).toBe(false);
    const subjects = all.map(({ email }) => email?.oggetto_en);
    expect(new Set(subjects).size).toBe(24);
  });

  it.each([
    ['99', '918'],
    ['1000000000', '938'],
    ['0', '938'],
    ['-1', '938'],
    ['x', '938'],
    ['1.5', '938'],
    ['', '938'],
  ])(
    'page %j begins with %s: a page after the last gives the last, an invalid one the first',
    async (page, first) => {
      expect((await oldOf('it@studio.test', { page })).items[0]?.promo).toBe(first);
    },
  );

  it.each([
    ['920', ['920']],
    ['816', []],
    ['1', []],
    ["' or 1=1 --", []],
    ['%', []],
  ])('id %j gives %j', async (id, expected) => {
    const { items, totalPages } = await oldOf('it@studio.test', {}, id);
    expect(ids(items)).toEqual(expected);
    expect(totalPages).toBe(expected.length);
  });

  it('are personal: a customer who never had one sees none', async () => {
    expect(await oldOf('empty@studio.test')).toEqual({ items: [], totalPages: 0 });
    expect((await oldOf('empty@studio.test', {}, '920')).items).toEqual([]);
  });

  it('the schema drops no field', async () => {
    const { token } = await signedIn('it@studio.test');
    const { json } = await call(base, oldPromotions, { token });
    for (const item of (json as { items: unknown[] }).items)
      expect(() => parse(promotion, item)).not.toThrow();
  });
});

describe('sliders (GW-07)', () => {
  it('SHELL-25, DASH-28 there are slides of every type and rule, in the language, each with its picture', async () => {
    const { token } = await signedIn('us@studio.test');
    const inLanguage = async (lang: string) =>
      parse(sliders.answer, (await call(base, sliders, { token, query: { lang } })).json);
    const slides = await inLanguage('it');
    const types = new Set(slides.map(({ type }) => type));
    expect(types.has(1) && types.has(2) && [...types].some((type) => type !== 1 && type !== 2)).toBe(true);
    const entries = slides.flatMap(({ promo_filter }) => promo_filter);
    expect(new Set(entries.map(({ is_exclusive }) => is_exclusive)).size).toBe(2);
    expect(slides.some(({ promo_filter }) => promo_filter.length === 0)).toBe(true);
    for (const type of [1, 2, 3]) {
      const important = slides.filter((slide) => slide.type === type).map((slide) => slide.is_important);
      expect([type, new Set(important).size]).toEqual([type, 2]);
    }
    for (const { url_img } of slides) expect((await fetch(url_img)).status).toBe(200);
    const pictured = slides.filter(({ image }) => image !== '');
    expect(pictured.length).toBeGreaterThan(5);
    for (const { image, image_srcset, image_avif } of pictured) {
      expect((await fetch(image)).headers.get('content-type')).toBe('image/webp');
      expect(image_srcset).toMatch(/-600\.webp\S* 600w, \S+-1200\.webp\S* 1200w$/);
      expect(image_avif).toMatch(/-600\.avif\S* 600w, \S+-1200\.avif\S* 1200w$/);
    }
    const german = await inLanguage('de');
    expect(german.map(({ id }) => id)).toEqual(slides.map(({ id }) => id));
    expect(german[0]?.nome).not.toBe(slides[0]?.nome);
    expect((await call(base, sliders, { token })).status).toBe(422);
  });
});
