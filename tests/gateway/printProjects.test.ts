import {
  createPrintProject,
  deletePrintProject,
  duplicateProject,
  errorAnswer,
  printForCheckout,
  printPhotos,
  printPrice,
  printProducts,
  printProjects,
  printSession,
  printVersions,
  readPrintProject,
  readPrintVersion,
  renameProject,
  restorePrintVersion,
} from '@trade-area/core/contract';
import type { Endpoint } from '@trade-area/core/contract';
import { printGeometry } from '@trade-area/core/layout';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { documentOf, printsOn } from './printSteps.ts';

let lab: TestLab;
let italian: SignedIn;
let french: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  french = await signIn(lab.base, 'fr@studio.test');
});
afterAll(() => lab.stop());

const { make, save, saved, read } = printsOn(() => lab.base);
const uuidOf = (number: number) => `0b1c2d3e-1111-4222-8333-${String(number).padStart(12, '0')}`;
const minutes = 60_000;

async function versions(who: SignedIn, uuid: string) {
  const answer = await call(lab.base, printVersions, { token: who.token, path: { uuid } });
  expect(answer.status).toBe(200);
  return parse(printVersions.answer, answer.json).versions;
}

describe('the editor of prints', () => {
  it('GW2-14, PRINT-02: a session has a key of its own, which is no token', async () => {
    const keyOf = async (who: SignedIn) => {
      const { json } = await call(lab.base, printSession, { token: who.token });
      return parse(printSession.answer, json).session_key;
    };
    const key = await keyOf(italian);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await keyOf(italian)).toBe(key);
    expect(await keyOf(french)).not.toBe(key);
    expect((await call(lab.base, printSession, { token: key })).status).toBe(401);
  });

  it('PRINT-16: the products of a family have their sizes, the geometry of their sheets and their prices', async () => {
    const answer = await call(lab.base, printProducts, { token: italian.token, path: { family_id: '27' } });
    const { currency, products } = parse(printProducts.answer, answer.json);
    expect([currency, products.map(({ slug, module_id: module }) => [slug, module])]).toEqual([
      'EUR',
      [
        ['prints', ''],
        ['fineart-prints', '41'],
      ],
    ]);
    const sizes = new Map(products[0]?.sizes.map((each) => [each.size, each]));
    expect([...sizes.keys()]).toEqual(['10x15', '13x18', '20x30', '30x45', '50x75']);
    expect(sizes.get('13x18')).toMatchObject({ price: 0.55, geometry: printGeometry(130, 180) });
    const none = await call(lab.base, printProducts, { token: italian.token, path: { family_id: '1' } });
    expect(parse(printProducts.answer, none.json).products).toEqual([]);
  });
});

describe('the module of a product', () => {
  const bound = { slug: 'photobook', size: '20x20' };
  const make = (uuid: string, body: { slug: string; size: string; module_id?: string }) =>
    call(lab.base, createPrintProject, { token: italian.token, body: { uuid, ...body } });

  it('PRINT-17: decides how its book is bound, and no project has another: neither when it is made, saved, priced nor ordered', async () => {
    expect((await make(uuidOf(90), { ...bound, module_id: '340' })).status).toBe(422);
    const made = await make(uuidOf(91), bound);
    expect([made.status, made.json]).toEqual([200, expect.anything()]);
    const project = documentOf(parse(createPrintProject.answer, made.json));
    expect(project).toMatchObject({ module_id: 0, geometry: { binding: 'bound' } });
    const pro = documentOf(
      parse(createPrintProject.answer, (await make(uuidOf(92), { ...bound, slug: 'photobook-pro' })).json),
    );
    expect(pro).toMatchObject({ module_id: 340, geometry: { binding: 'layflat' } });
    // A bound book that says it is lay-flat, to be saved as it is, or as a copy under another uuid.
    const layFlat = { ...project, module_id: 340, geometry: pro.geometry };
    for (const document of [layFlat, { ...layFlat, uuid: uuidOf(93), rev: 0 }])
      expect((await save(italian, document)).status).toBe(422);
    // One that the lab has although it should not.
    await lab.query(
      `update print_versions set document = replace(document, '"module_id":0', '"module_id":340')
       where project_id = (select id from projects where uuid = '${project.uuid}')`,
    );
    const { token } = italian;
    const { uuid } = project;
    for (const answer of [
      await call(lab.base, printPrice, { token, path: { uuid } }),
      await call(lab.base, printForCheckout, { token, path: { project_id: uuid } }),
    ])
      expect([answer.status, parse(errorAnswer, answer.json).error.fields]).toEqual([
        422,
        { project: 'module_id' },
      ]);
  });
});

describe('a print project', () => {
  it('is made once for its uuid, read, saved over its revision, and listed with size and prints', async () => {
    const uuid = uuidOf(1);
    const kept = await make(italian, uuid);
    expect(kept).toMatchObject({ uuid, rev: 1, ordered: '' });
    expect(await make(italian, uuid)).toEqual(kept);
    const project = documentOf(kept);
    expect(project).toMatchObject({ rev: 1, family_id: 27, product_code: 'prints', size: '13x18' });
    const next = await saved(italian, { ...project, name: 'Second name' });
    expect(next.rev).toBe(2);
    expect(documentOf(await read(italian, uuid))).toEqual(next);
    const { json } = await call(lab.base, printProjects, {
      token: italian.token,
      body: { family_id: '27' },
    });
    const [first] = parse(printProjects.answer, json).results;
    expect(first).toMatchObject({ uuid, name: 'Second name', size: '13x18', family_id: '27' });
  });

  it('STATE-06: a save over another revision is refused with its time and device, and changes nothing', async () => {
    const uuid = uuidOf(2);
    const start = documentOf(await make(italian, uuid));
    const other = await signIn(lab.base, 'it@studio.test');
    const theirs = await saved(other, { ...start, name: 'theirs' });
    const answer = await save(italian, { ...start, name: 'mine' });
    expect(answer.status).toBe(409);
    const { fields } = parse(errorAnswer, answer.json).error;
    expect(fields).toMatchObject({ rev: '2', browser: expect.any(String), system: expect.any(String) });
    expect(Date.parse(fields?.['saved_at'] ?? '')).toBeGreaterThan(0);
    expect(documentOf(await read(italian, uuid))).toEqual(theirs);
    // A document that the lab has already is no conflict: the answer was lost, and the document is sent again.
    const again = await save(other, { ...start, name: 'theirs' });
    expect([again.status, again.json]).toEqual([200, expect.objectContaining({ rev: 2 })]);
    // Mine is kept as a copy under a new uuid.
    const copy = { ...start, uuid: uuidOf(3), name: 'mine', rev: 0 };
    expect((await saved(italian, copy)).rev).toBe(1);
    expect(documentOf(await read(italian, uuidOf(3))).name).toBe('mine');
  });

  it('refuses documents that it cannot keep, of another project, product or size', async () => {
    const uuid = uuidOf(4);
    const project = documentOf(await make(italian, uuid));
    const problem = async (changed: object, rev = project.rev) => {
      const answer = await save(italian, { ...project, ...changed }, rev);
      return [answer.status, parse(errorAnswer, answer.json).error.fields];
    };
    expect(await problem({ spreads: 7 })).toEqual([422, { project: 'invalid spreads' }]);
    expect(await problem({ product_code: 'cards' })).toEqual([422, { project: 'product_code' }]);
    expect(await problem({ family_id: 275 })).toEqual([422, { project: 'family_id' }]);
    const foreign = await call(lab.base, readPrintProject, { token: italian.token, path: { uuid } });
    expect(foreign.status).toBe(200);
    const unknown = { ...project, uuid: uuidOf(5) };
    expect((await save(italian, unknown, 3)).status).toBe(404);
    expect((await save(italian, { ...unknown, size: '9x9' }, 0)).status).toBe(422);
    expect((await save(italian, { ...unknown, product_code: 'weddingbook' }, 0)).status).toBe(409);
    const large = { ...project, name: 'x'.repeat(8_000_001) };
    expect((await save(italian, large)).status).toBe(413);
    expect((await read(italian, uuid)).rev).toBe(1);
  });

  it('T-A1: another customer’s project answers exactly as none', async () => {
    const uuid = uuidOf(6);
    const project = documentOf(await make(italian, uuid));
    const calls: readonly (readonly [Endpoint, object])[] = [
      [readPrintProject, { path: { uuid } }],
      [printVersions, { path: { uuid } }],
      [readPrintVersion, { path: { uuid, rev: 1 } }],
      [restorePrintVersion, { body: { uuid, rev: '1', version: '1' } }],
      [printPhotos, { path: { uuid } }],
      [printPrice, { path: { uuid } }],
      [printForCheckout, { path: { project_id: uuid } }],
      [deletePrintProject, { path: { uuid } }],
    ];
    for (const [endpoint, given] of calls) {
      const text = JSON.stringify(given).replaceAll(uuid, uuidOf(999));
      const foreign = await call(lab.base, endpoint, { ...given, token: french.token });
      const none = await call(lab.base, endpoint, { ...(JSON.parse(text) as object), token: french.token });
      expect([endpoint.id, foreign.status, foreign.text]).toEqual([endpoint.id, 404, none.text]);
    }
    expect((await save(french, project)).status).toBe(404);
    // The same uuid is another project for another customer.
    expect(documentOf(await make(french, uuid)).name).toBe('Anna & Luca');
    expect((await saved(french, { ...project, name: 'mine' })).rev).toBe(2);
    expect(documentOf(await read(italian, uuid)).name).toBe('Anna & Luca');
  });

  it('keeps 20 versions, of a burst of saves the first and the last, and restores one as a new revision that can be taken back', async () => {
    const uuid = uuidOf(7);
    let project = documentOf(await make(italian, uuid));
    for (let step = 1; step <= 24; step += 1) {
      lab.advance(11 * minutes);
      for (const moment of ['first', 'between', 'last'])
        project = await saved(italian, { ...project, name: `step ${step} ${moment}` });
    }
    const list = await versions(italian, uuid);
    expect(list).toHaveLength(20);
    expect(list[0]).toMatchObject({ rev: project.rev, restored: 0, sheets: 0, photos: 0 });
    expect(list.slice(0, 4).map(({ rev }) => project.rev - rev)).toEqual([0, 2, 3, 5]);
    const old = list[5]?.rev ?? 0;
    const shown = await call(lab.base, readPrintVersion, {
      token: italian.token,
      path: { uuid, rev: old },
    });
    const { name } = documentOf(parse(readPrintVersion.answer, shown.json));
    const restored = await call(lab.base, restorePrintVersion, {
      token: italian.token,
      body: { uuid, rev: String(project.rev), version: String(old) },
    });
    expect(restored.status).toBe(200);
    const answer = parse(restorePrintVersion.answer, restored.json);
    expect([answer.rev, documentOf(answer).name]).toEqual([project.rev + 1, name]);
    const after = await versions(italian, uuid);
    expect(after.slice(0, 2).map(({ rev, restored: from }) => [rev, from])).toEqual([
      [project.rev + 1, old],
      [project.rev, 0],
    ]);
    const late = await call(lab.base, restorePrintVersion, {
      token: italian.token,
      body: { uuid, rev: String(project.rev), version: String(old) },
    });
    expect(late.status).toBe(409);
  });

  it('PROJ-03: is renamed and duplicated with its document by the list of projects', async () => {
    const uuid = uuidOf(8);
    await make(italian, uuid);
    const renamed = await call(lab.base, renameProject, {
      token: italian.token,
      body: { uuid, name: 'Renamed', former: 'Anna & Luca' },
    });
    expect(renamed.status).toBe(200);
    expect(documentOf(await read(italian, uuid)).name).toBe('Renamed');
    const copied = await call(lab.base, duplicateProject, { token: italian.token, body: { uuid } });
    const copy = parse(duplicateProject.answer, copied.json).uuid;
    const kept = await read(italian, copy);
    expect(documentOf(kept)).toMatchObject({ uuid: copy, rev: 1, name: 'Renamed', size: '13x18' });
    expect((await saved(italian, { ...documentOf(kept), name: 'Copy' })).rev).toBe(2);
    expect(documentOf(await read(italian, uuid)).name).toBe('Renamed');
  });

  it('one that was never opened in the editor begins empty', async () => {
    const { json } = await call(lab.base, printProjects, {
      token: french.token,
      body: { family_id: '27' },
    });
    const seeded = parse(printProjects.answer, json).results.find(({ size }) => size === '');
    if (!seeded) throw new Error('no seeded project');
    const kept = await read(french, seeded.uuid);
    expect(kept).toMatchObject({ rev: 0, uuid: seeded.uuid });
    expect(kept.pID).not.toBe('');
    const project = documentOf(kept);
    expect(project).toMatchObject({ name: seeded.name, product_code: 'prints', size: '10x15' });
    expect((await saved(french, project)).rev).toBe(1);
  });
});
