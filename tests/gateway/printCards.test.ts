import { errorAnswer, printForCheckout, printPrice, printProducts } from '@trade-area/core/contract';
import type { PrintPhoto } from '@trade-area/core/contract';
import {
  cardGeometry,
  choiceOfCard,
  fillCalendar,
  fillCard,
  layOutCard,
  setOption,
  setPieces,
  textsOfCard,
} from '@trade-area/core/layout';
import type { PrintProject } from '@trade-area/core/layout';
import sharp from 'sharp';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet } from '../fixtures/sheets.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';
import { documentOf, orderProject, printsOn, withPhotos } from './printSteps.ts';
import { openCheckout } from './quoteSteps.ts';

/** Cards and calendars from their products to the print files at the desk, over HTTP. */
let lab: TestLab;
let italian: SignedIn;
let desk: DeskForms;
const cardUuid = '0b1c2d3e-5555-4222-8333-000000000001';
const calendarUuid = '0b1c2d3e-5555-4222-8333-000000000002';
const { make, saved, send } = printsOn(() => lab.base);

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  desk = deskForms(lab.base, await signInAtDesk(lab.base, 'workshop@lab.test'));
});
afterAll(() => lab.stop());

async function productsOf(family: string) {
  const answer = await call(lab.base, printProducts, { token: italian.token, path: { family_id: family } });
  return parse(printProducts.answer, answer.json).products;
}

async function priceOf(uuid: string) {
  const { json } = await call(lab.base, printPrice, { token: italian.token, path: { uuid } });
  const { quantity, pages, price } = parse(printPrice.answer, json);
  return {
    quantity,
    pages,
    total: price?.total,
    lines: price?.lines.map(({ label, amount }) => [label, amount]),
  };
}

async function obstacle(uuid: string): Promise<unknown> {
  const answer = await call(lab.base, printForCheckout, { token: italian.token, path: { project_id: uuid } });
  return [answer.status, parse(errorAnswer, answer.json).error.fields];
}

/** The files of an order at the desk, by their names. */
async function filesOf(code: string): Promise<ReadonlyMap<string, Buffer>> {
  await lab.jobsDone();
  const page = await desk.page(`orders/${code}`);
  const links = page.matchAll(/href="\/staff\/(orders\/[^"]+\/prints\/[^"]+)"[^>]*>(.*?)<\/a>/gs);
  const files = new Map<string, Buffer>();
  for (const [, href = '', inside = ''] of links) {
    const answer = await desk.get(href);
    expect([href, answer.status]).toEqual([href, 200]);
    const name = inside.replace(/<[^>]*>/g, '').trim();
    files.set(name, Buffer.from(await answer.arrayBuffer()));
  }
  return files;
}

/** Names of the PDFs among files: the print PDF and the proof. */
const pdfsOf = (files: ReadonlyMap<string, Buffer>) =>
  [...files].filter(([, bytes]) => bytes.subarray(0, 5).toString() === '%PDF-').map(([name]) => name);

describe('cards', () => {
  let photo: PrintPhoto;
  let project: PrintProject;

  it('PRINT-16: the products have a paper, prices by the number of pieces, a pack and their choices in words', async () => {
    const products = await productsOf('292');
    expect(products.map(({ slug, module_id: module }) => [slug, module]).slice(0, 2)).toEqual([
      ['cards', ''],
      ['thank-you-cards', '61'],
    ]);
    const [cards, thanks] = products;
    expect(cards?.sizes).toMatchObject([
      {
        size: '10x15',
        price: 1.1,
        tiers: [
          { from: 50, price: 0.94 },
          { from: 100, price: 0.83 },
        ],
        geometry: cardGeometry(100, 150),
      },
    ]);
    expect([thanks?.pack, thanks?.sizes[0]?.price]).toEqual([20, 0.95]);
    expect(
      thanks?.options.map(({ name, label, choices }) => [name, label, choices.map((each) => each.label)]),
    ).toEqual([
      ['CardFold', 'Formato', ['Piatto', 'Piegato']],
      ['CardCorners', 'Angoli', ['Vivi', 'Arrotondati']],
      ['CardFoil', 'Lamina sul titolo', ['Nessuna', 'Oro', 'Argento']],
    ]);
  });

  it('a new card has the first design of its product with words of the customer’s language, in one pack', async () => {
    const kept = await make(italian, cardUuid, '10x15', 'thank-you-cards');
    project = documentOf(kept);
    expect(project.spreads.map(({ kind, copies }) => [kind, copies])).toEqual([
      ['single', 20],
      ['single', 20],
    ]);
    expect(textsOfCard(project)[0]?.item.text).toBe('Grazie');
    photo = await send(italian, kept, await makeSheet({ width: 1600, height: 2200, seed: 3 }));
    project = fillCard(withPhotos(project, [photo]));
  });

  it('is priced by its form, its choices and the number of pieces, which the lab reads from the document', async () => {
    const folded = layOutCard(project, { ...choiceOfCard(project, 'it'), folded: true });
    const prices: unknown[] = [];
    project = setOption(folded, 'CardCorners', 'rounded');
    for (const pieces of [40, 60, 100]) {
      project = await saved(italian, setPieces(project, pieces));
      const { quantity, pages, total } = await priceOf(cardUuid);
      prices.push([quantity, pages, total]);
    }
    // 0.95 + 32 % + 9 %, less 15 % from 50 and 25 % from 100 pieces.
    expect(prices).toEqual([
      [40, 2, 53.6],
      [60, 2, 68.4],
      [100, 2, 101],
    ]);
    expect((await priceOf(cardUuid)).lines).toEqual([
      ['', 72],
      ['Formato: Piegato', 23],
      ['Angoli: Arrotondati', 6],
    ]);
  });

  it.each<[string, (card: PrintProject) => PrintProject, object]>([
    ['a part of a pack', (card) => setPieces(card, 30), { quantity: 'packs of 20' }],
    ['an unknown choice', (card) => setOption(card, 'CardFoil', 'platinum'), { project: 'options CardFoil' }],
    [
      'more of one side',
      ({ spreads: [front, back], ...card }) => ({
        ...card,
        spreads:
          front && back
            ? [
                { ...front, copies: 20 },
                { ...back, copies: 40 },
              ]
            : [],
      }),
      { project: 'sheets' },
    ],
    [
      'a folded and a flat side',
      ({ spreads: [front, back], ...card }) => ({
        ...card,
        spreads: front && back ? [front, { ...back, kind: 'single' }] : [],
      }),
      { project: 'sheets' },
    ],
    ['one side', (card) => ({ ...card, spreads: card.spreads.slice(0, 1) }), { project: 'sheets' }],
  ])('is refused with %s', async (_name, change, fields) => {
    const { rev } = await saved(italian, change(project));
    expect(await obstacle(cardUuid)).toEqual([422, fields]);
    project = await saved(italian, { ...project, rev });
  });

  it('PRINT-04: is ordered, and its print files are the outer and the inner sheet with two PDFs', async () => {
    project = await saved(italian, setPieces(project, 40));
    const answer = await call(lab.base, printForCheckout, {
      token: italian.token,
      path: { project_id: cardUuid },
    });
    const { quantity, family_id: family, order_code: number } = parse(printForCheckout.answer, answer.json);
    expect([quantity, family]).toEqual([40, '292']);
    const browser = await openCheckout(lab.base, italian, number);
    const page = await browser.page(`/checkout/${number}/`);
    expect(['Piegato', 'Arrotondati'].map((word) => page.includes(word))).toEqual([true, true]);
    const code = await orderProject(lab.base, italian, cardUuid);
    const files = await filesOf(code);
    const names = [...files.keys()];
    expect(names.filter((name) => name.endsWith('.jpg'))).toEqual([
      `001_${code}_outside_40x.jpg`,
      `002_${code}_inside_40x.jpg`,
    ]);
    for (const name of names.filter((each) => each.endsWith('.jpg'))) {
      const { width, height, density, icc } = await sharp(files.get(name)).metadata();
      // 20 × 15 cm and 3 mm on each side, at 300 dpi.
      expect([width, height, density, icc !== undefined]).toEqual([2433, 1843, 300, true]);
    }
    expect(pdfsOf(files)).toHaveLength(2);
  });
});

describe('calendars', () => {
  it('have three papers, one without a pack or choices', async () => {
    const [calendars] = await productsOf('334');
    expect(calendars).toMatchObject({ slug: 'calendars', pack: 1, options: [] });
    expect(calendars?.sizes.map(({ size, price, tiers }) => [size, price, tiers[0]])).toEqual([
      ['21x15', 12, { from: 5, price: 10.8 }],
      ['21x29.7', 19, { from: 5, price: 17.1 }],
      ['29.7x42', 28, { from: 5, price: 25 }],
    ]);
  });

  it('begin with the next year in the customer’s language and country, and are printed page by page in their order', async () => {
    const kept = await make(italian, calendarUuid, '21x15', 'calendars');
    const empty = documentOf(kept);
    expect(empty.calendar).toMatchObject({ locale: 'it', holidays: 'it' });
    const year = new Date().getUTCFullYear() + 1;
    expect(empty.calendar?.start).toBe(`${year}-01`);
    const photo = await send(italian, kept, await makeSheet({ width: 2400, height: 1800, seed: 4 }));
    const filled = fillCalendar(withPhotos(empty, [photo]));
    const project = await saved(italian, setPieces(filled, 5));
    expect(await priceOf(calendarUuid)).toMatchObject({ quantity: 5, pages: 13, total: 54 });

    const short = await saved(italian, { ...project, spreads: project.spreads.slice(0, 12) });
    expect(await obstacle(calendarUuid)).toEqual([422, { project: 'pageCount' }]);
    await saved(italian, { ...project, rev: short.rev });

    const code = await orderProject(lab.base, italian, calendarUuid);
    const files = await filesOf(code);
    const names = [...files.keys()].filter((name) => name.endsWith('.jpg'));
    expect(names).toHaveLength(13);
    expect(names.slice(0, 2)).toEqual([`001_${code}_cover.jpg`, `002_${code}_${year}-01.jpg`]);
    const { width, height } = await sharp(files.get(names[1] ?? '')).metadata();
    expect([width, height]).toEqual([2551, 1843]);
    expect(pdfsOf(files)).toHaveLength(2);
  }, 180_000);
});
