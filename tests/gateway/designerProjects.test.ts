import {
  configuratorProduct,
  createImageProject,
  imageLimits,
  projectImages,
} from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { designerOn, metadataOf, number, portrait, text } from './designerSteps.ts';

/** Images for the frames of a wall set, from the first byte until they can be used. */
let lab: TestLab;
let italian: SignedIn;
let french: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  french = await signIn(lab.base, 'fr@studio.test');
});
afterAll(() => lab.stop());

const { projectFor, imagesOf, send, settled, quoteWith } = designerOn(() => lab.base);

describe('the project of a configuration', () => {
  it('CONF-13, GW2-22: is one per customer until a quote uses it; pID and signature are answered', async () => {
    const [first, second] = await Promise.all([projectFor(french), projectFor(french)]);
    expect(first).toEqual(second);
    expect(first.pID).toMatch(/^[\w-]{22}$/);
    expect(first.signature).toMatch(/^[\w-]{22}$/);
    expect(await imagesOf(french, first.pID)).toEqual([]);
  });

  it('CONF-03, CONST2-32: is made for products with an uploader alone', async () => {
    const product = async (id: string) =>
      (await call(lab.base, configuratorProduct, { path: { configurator: id } })).json;
    expect(await product('70')).toMatchObject({ uploader: true });
    expect(await product('10')).toMatchObject({ uploader: false });
    for (const name of ['weddingbook', 'none', ''])
      expect(
        (
          await call(lab.base, createImageProject, {
            token: italian.token,
            path: { cod: italian.cod_fot, name },
          })
        ).status,
      ).toBe(404);
  });

  it('T-A1, T-A2: is the customer’s own: another one sees, fills and names nothing of it', async () => {
    const project = await projectFor(italian);
    const of = (cod: string, who = french) =>
      call(lab.base, projectImages, { token: who.token, path: { cod, pID: project.pID } });
    expect((await of(french.cod_fot)).status).toBe(404);
    expect((await of(italian.cod_fot)).status).toBe(403);
    expect((await of(italian.cod_fot, { ...italian, token: '' })).status).toBe(401);
    const bytes = await portrait();
    const stranger = tusOn(lab.base, french.token);
    expect((await stranger.create(bytes.length, metadataOf(project, bytes))).status).toBe(404);
    const own = tusOn(lab.base, italian.token);
    const forged = { ...metadataOf(project, bytes), signature: 'x' };
    expect((await own.create(bytes.length, forged)).status).toBe(404);
    const id = await send(italian, project, bytes);
    await settled(italian, project, id);
    expect((await stranger.send('GET', `/files/${id}/thumbnail`)).status).toBe(404);
    expect((await stranger.remove(id)).status).toBe(404);
    const quote = await quoteWith(french, [text('Img1_Id', id), number('Img1_W', 9000)]);
    expect(quote.field('Img1_Id')).toBeUndefined();
    expect(quote.designer_id).toBe('');
    expect((await own.remove(id)).status).toBe(204);
  });

  it('CONF-14, GW2-23, STATE-06: lists images with id, width and height, and resumes one that was cut', async () => {
    const project = await projectFor(italian);
    const bytes = await portrait(2);
    const tus = tusOn(lab.base, italian.token);
    const { id } = await tus.create(bytes.length, metadataOf(project, bytes, 'dunes.JPG'));
    await tus.patch(id, 0, bytes.subarray(0, 5_000));
    const list = async () => (await imagesOf(italian, project.pID)).find((each) => each.id === id);
    expect(await list()).toMatchObject({
      name: 'dunes.JPG',
      state: 'partial',
      offset: 5_000,
      size: bytes.length,
      sha256: sha256(bytes),
      width: 0,
      height: 0,
    });
    await tus.patch(id, 5_000, bytes.subarray(5_000));
    const ready = await settled(italian, project, id);
    expect(ready).toMatchObject({ state: 'ready', width: 1500, height: 2250, problem: '' });
    expect(ready?.thumb).toMatch(new RegExp(`/files/${id}/thumbnail$`));
    expect((await tus.send('GET', `/files/${id}/thumbnail`)).status).toBe(200);
    expect((await tus.remove(id)).status).toBe(204);
    expect(await list()).toBeUndefined();
  });

  it('T-D3: refuses what is no image, what is too large or empty, and more than a project holds', async () => {
    const project = await projectFor(italian);
    const tus = tusOn(lab.base, italian.token);
    const bytes = await portrait(3);
    const meta = metadataOf(project, bytes);
    const status = async (size: number, more: Record<string, string>) =>
      (await tus.create(size, { ...meta, ...more })).status;
    expect(await status(bytes.length, { filename: 'page.html' })).toBe(422);
    expect(await status(0, {})).toBe(422);
    expect(await status(bytes.length, { sha256: 'none' })).toBe(422);
    expect(await status(imageLimits.file + 1, {})).toBe(413);
    const html = Buffer.from('<script>alert(1)</script>'.repeat(40));
    const id = await send(italian, project, html);
    expect(await settled(italian, project, id)).toMatchObject({
      state: 'refused',
      problem: 'type',
      width: 0,
    });
    await lab.query(`insert into uploads (id, customer_id, actor_id, project_id, name, size, created_at, touched_at)
      select 'many' || n, customer_id, 1, id, 'x.jpg', 9, now(), now()
      from designer_projects, generate_series(1, ${imageLimits.images}) n where id = '${project.pID}'`);
    expect(await status(bytes.length, {})).toBe(422);
    await lab.query(`delete from uploads where id like 'many%'`);
    await tus.remove(id);
  });
});
