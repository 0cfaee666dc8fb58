import {
  deleteProject,
  deleteProjectFiles,
  duplicateProject,
  printFamilies,
  quoteEndpoints,
  quoteList,
  renameProject,
  workFilters,
} from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { projectsOn } from './projectSteps.ts';

let lab: TestLab;
let german: SignedIn;
let french: SignedIn;
let italian: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  german = await signIn(lab.base, 'de@studio.test');
  french = await signIn(lab.base, 'fr@studio.test');
  italian = await signIn(lab.base, 'it@studio.test');
});
afterAll(() => lab.stop());

const { ask, works, prints, firstWork, firstPrint, removePrint, everyCall } = projectsOn(() => lab.base);

describe('the list of all projects', () => {
  it.each(workFilters)(
    'PROJ-02, PROJ-03: %s lists the saved works of its products, and no others',
    async (filter) => {
      const { data } = await works(filter, german);
      expect(data.length).toBeGreaterThanOrEqual(4);
      for (const row of data) {
        expect(row).toMatchObject({ customer_id: '1003', data: JSON.stringify({ order_code: row.id }) });
        // Products of a collection are of other families too.
        expect(['sbc', 'kbc'].includes(filter) ? row.slug.split('-')[0] : row.filter_product).toBe(filter);
      }
    },
  );

  it('PROJ-04, PROJ-15: says picture, product, number, name and the last change; the last changed first', async () => {
    const { data } = await works('wedding', german);
    for (const row of data) {
      expect(row).toMatchObject({ product: 'Wedding Book', has_cover: false });
      expect(row.id).toMatch(/^\d{9}$/);
      expect(row.image).toMatch(/^http/);
      expect(row.name).toMatch(/ & /);
      expect(Date.parse(row.ts_updated)).toBeGreaterThan(0);
      expect(row.cover).not.toBe('');
    }
    const times = data.map(({ ts_updated }) => ts_updated);
    expect(times).toEqual([...times].sort().toReversed());
  });

  it('PROJ-16: a work has the attributes of its family, the Young Book those of its own too', async () => {
    const { size, link_edit } = await firstWork('young', german);
    const fields = Object.entries({
      Size: size,
      CoverMaterial: 'leather',
      SpineMaterial: 'suede',
      BackMaterial: 'ecoleather',
      Paper: 'satin',
      Box: 'slipcase',
      BoxMaterial: 'cotton',
      Ribbon: 'navy',
    }).map(([name, stringValue]) => ({ name, stringValue }));
    const made = await call(lab.base, quoteEndpoints[''].create, {
      token: german.token,
      path: { product_id: /config-product\/(\d+)\//.exec(link_edit)?.[1] ?? '' },
      body: { configuredProduct: JSON.stringify({ fields }) },
    });
    expect(made.status).toBe(200);
    expect(await firstWork('young', german)).toMatchObject({
      cover: 'leather',
      lenzuolo: 'suede',
      back: 'ecoleather',
      filter_material: 'leather',
      young_cover: 'leather',
      young_sheet: 'satin',
      young_box: 'slipcase',
      young_internal: 'cotton',
      young_nastro: 'navy',
    });
    const { cover, young_cover, young_sheet } = await firstWork('go', german);
    expect([cover === '', young_cover, young_sheet]).toEqual([false, '', '']);
  });

  it('GW2-07, PROJ-05, PROJ-06, CONST2-11: comes ten a page, with a flag for the next', async () => {
    const pages = [];
    for (const page of [1, 2, 3, 4, 5, 6]) pages.push(await works('wedding', italian, page));
    expect(pages.map(({ data, is_next_page }) => [data.length, is_next_page])).toEqual([
      [10, true],
      [10, true],
      [10, true],
      [10, true],
      [7, false],
      [0, false],
    ]);
    expect(new Set(pages.flatMap(({ data }) => data).map(({ uuid }) => uuid)).size).toBe(47);
  });

  it('PROJ-14, PROJ-24: a work opens in the configurator, which loads it', async () => {
    const row = await firstWork('wallart', german);
    expect(row.link_edit).toMatch(new RegExp(`/ta/config-product/4\\d/product-config/${row.uuid}$`));
    const { read } = quoteEndpoints[''];
    const opened = await call(lab.base, read, { token: german.token, path: { conf_id: row.uuid } });
    expect(opened.status).toBe(200);
    expect(parse(read.answer, opened.json).configuredProduct?.fields.length).toBeGreaterThan(0);
  });

  it('PROJ-23: names what a new project of the filter can be made of', async () => {
    expect((await works('go', german)).create.map(({ name }) => name)).toContain('Go Book');
    const { create } = await works('wallart', german);
    expect(create.length).toBeGreaterThan(5);
    for (const { link } of create) expect(link).toMatch(/\/ta\/config-product\/\d+/);
  });

  it('PROJ-13, ERR2-08: an account without projects, and an unknown filter, have none', async () => {
    const empty = await signIn(lab.base, 'empty@studio.test');
    for (const filter of workFilters) expect((await works(filter, empty)).data).toEqual([]);
    for (const filter of ['', 'none', 'photobook', "'; drop table quotes", '%'])
      expect((await works(filter, german)).data).toEqual([]);
  });

  it('an ordered work is an order, and no project any more', async () => {
    const row = await firstWork('baby', german);
    await lab.query(`update quotes set is_ordered = true where uuid = '${row.uuid}'`);
    expect((await works('baby', german)).data.map(({ uuid }) => uuid)).not.toContain(row.uuid);
    const removed = await ask(deleteProject, german, { id: row.id });
    expect(removed.status).toBe(409);
    await lab.query(`update quotes set is_ordered = false where uuid = '${row.uuid}'`);
  });
});

describe('projects of the print service', () => {
  it('GW2-08, PROJ-07, PROJ-08: lists a family by its id', async () => {
    for (const family of Object.values(printFamilies)) {
      const { results, is_next_page } = await prints(family, german);
      expect([results.length, is_next_page]).toEqual([4, false]);
      for (const row of results) expect(row).toMatchObject({ family_id: family, customer_id: '1003' });
    }
    for (const family of ['', '1', '70', 'none']) expect((await prints(family, german)).results).toEqual([]);
  });

  it('PROJ-05, PROJ-10: pages by the same flag', async () => {
    const sizes = [];
    for (const page of ['1', '2', '3', '4']) {
      const { results, is_next_page } = await prints(printFamilies.photobook, italian, page);
      sizes.push([results.length, is_next_page]);
    }
    expect(sizes).toEqual([
      [10, true],
      [10, true],
      [3, false],
      [0, false],
    ]);
  });

  it('GW2-09, PROJ-11: is deleted by its uuid, once', async () => {
    const row = await firstPrint(german);
    expect((await removePrint(german, row.uuid)).status).toBe(200);
    expect((await prints(printFamilies.prints, german)).results.map(({ uuid }) => uuid)).not.toContain(
      row.uuid,
    );
    expect((await removePrint(german, row.uuid)).status).toBe(404);
  });

  it('DEC-17, GW2-38, T-A11: the documented GET deletes only for a same-origin fetch with the header', async () => {
    const { uuid } = await firstPrint(german);
    const get = (headers: Record<string, string>) =>
      fetch(`${lab.base}/printbox/deleteProject/${uuid}`, { headers });
    const authorization = `Bearer ${german.token}`;
    expect((await get({ 'sec-fetch-site': 'same-origin' })).status).toBe(405);
    expect((await get({ authorization })).status).toBe(405);
    expect((await get({ authorization, 'sec-fetch-site': 'cross-site' })).status).toBe(405);
    expect((await prints(printFamilies.prints, german)).results.map((row) => row.uuid)).toContain(uuid);
    expect((await get({ authorization, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await prints(printFamilies.prints, german)).results.map((row) => row.uuid)).not.toContain(uuid);
  });
});

describe('deleting a saved work', () => {
  it('GW2-10, GW2-11, PROJ-12: takes two calls; deleted in another tab, it is not found', async () => {
    const row = await firstWork('magazine', german);
    const removed = await ask(deleteProject, german, { id: row.id });
    expect(removed.status).toBe(200);
    expect(parse(deleteProject.answer, removed.json)).toEqual({ success: true, data: row.id });
    const files = { cod_fot: german.cod_fot, applet: 'cover', bucket_name: 'projects' };
    expect((await ask(deleteProjectFiles, german, files)).status).toBe(200);
    expect((await works('magazine', german)).data.map(({ uuid }) => uuid)).not.toContain(row.uuid);
    expect((await ask(deleteProject, german, { id: row.id })).status).toBe(404);
    // One list and one table: it left the saved quotes too.
    const quotes = await call(lab.base, quoteList, { token: german.token, query: { search: row.id } });
    expect(parse(quoteList.answer, quotes.json).total).toBe(0);
  });

  it('GW2-40: files of another applet or bucket are refused', async () => {
    for (const body of [
      { applet: 'other', bucket_name: 'projects' },
      { applet: 'cover', bucket_name: '../etc' },
    ])
      expect((await ask(deleteProjectFiles, german, body)).status).toBe(422);
  });
});

describe('names and copies', () => {
  it('a name is kept in one table, and not overwritten unseen', async () => {
    const row = await firstWork('go', german);
    const wish = { uuid: row.uuid, name: ' Zoë & Luc ', former: row.name };
    expect((await ask(renameProject, german, wish)).json).toEqual({ name: 'Zoë & Luc' });
    expect((await works('go', german)).data.find(({ uuid }) => uuid === row.uuid)?.name).toBe('Zoë & Luc');
    const found = await call(lab.base, quoteList, { token: german.token, query: { search: 'zoe luc' } });
    expect(parse(quoteList.answer, found.json).result.map(({ id }) => id)).toEqual([row.uuid]);
    expect((await ask(renameProject, german, { ...wish, name: 'Other' })).status).toBe(409);
    const print = await firstPrint(german);
    const named = { uuid: print.uuid, name: 'Beach', former: print.name };
    expect((await ask(renameProject, german, named)).status).toBe(200);
    expect((await firstPrint(german)).name).toBe('Beach');
    expect((await ask(renameProject, german, { ...named, name: 'x'.repeat(81) })).status).toBe(422);
  });

  it('T-E2: a copy is made once for its key, has its own number, and stands first', async () => {
    const row = await firstWork('storybook', german);
    const before = (await works('storybook', german)).data.length;
    const copies = await Promise.all(
      [1, 2].map(() => ask(duplicateProject, german, { uuid: row.uuid }, 'copy-of-a-story')),
    );
    expect(copies.map(({ status }) => status)).toEqual([200, 200]);
    const { uuid } = parse(duplicateProject.answer, copies[0]?.json);
    expect(parse(duplicateProject.answer, copies[1]?.json).uuid).toBe(uuid);
    const { data } = await works('storybook', german);
    expect(data).toHaveLength(before + 1);
    expect(data[0]).toMatchObject({ uuid, name: row.name, size: row.size, pages: row.pages });
    expect(data[0]?.id).not.toBe(row.id);

    const print = await firstPrint(german);
    const copied = await ask(duplicateProject, german, { uuid: print.uuid });
    const copy = parse(duplicateProject.answer, copied.json);
    expect(copy.link_edit).toMatch(new RegExp(`/ta/config-print/27/${copy.uuid}$`));
    expect((await firstPrint(german)).uuid).toBe(copy.uuid);
  });
});

const noPrint = '00000000-0000-4000-a000-000000000000';

describe('another customer’s project (T-A1, DEC-06, ROLE-11)', () => {
  it('is not listed, and every call about it answers as about none', async () => {
    const work = await firstWork('wedding', french);
    const print = await firstPrint(french);
    const mine = [
      ...(await works('wedding', german)).data,
      ...(await prints(printFamilies.prints, german)).results,
    ];
    expect(mine.map(({ uuid }) => uuid)).not.toContain(work.uuid);
    expect(mine.map(({ uuid }) => uuid)).not.toContain(print.uuid);
    for (const [project, none] of [
      [work, 'none'],
      [print, noPrint],
    ] as const) {
      const theirs = await everyCall(german, project);
      const nobodys = await everyCall(german, { ...project, uuid: none, id: '1' });
      expect(theirs.map(({ status }) => status)).toEqual(theirs.map(() => 404));
      expect(theirs.map(({ text }) => text)).toEqual(nobodys.map(({ text }) => text));
    }
    expect((await works('wedding', french)).data[0]).toEqual(work);
    expect((await prints(printFamilies.prints, french)).results[0]).toEqual(print);
  });

  it('a foreign code beside the session is refused', async () => {
    const forged = { cod_fot: french.cod_fot, applet: 'cover', bucket_name: 'projects' };
    expect((await ask(deleteProjectFiles, german, forged)).status).toBe(403);
  });
});

it('a project that was deleted in another tab is not found by any call, and none brings it back', async () => {
  const work = await firstWork('kbc', german);
  const print = await firstPrint(german);
  expect((await ask(deleteProject, german, { id: work.id })).status).toBe(200);
  expect((await removePrint(german, print.uuid)).status).toBe(200);
  for (const project of [work, print])
    for (const { status } of await everyCall(german, project)) expect(status).toBe(404);
  expect((await works('kbc', german)).data.map(({ uuid }) => uuid)).not.toContain(work.uuid);
  expect((await prints(printFamilies.prints, german)).results.map(({ uuid }) => uuid)).not.toContain(
    print.uuid,
  );
});
