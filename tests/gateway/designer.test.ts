// Long because the images of a project, of a quote and of its order are sent to one lab with the same steps.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  configuratorProduct,
  createImageProject,
  deleteQuote,
  imageLimits,
  orderDetails,
  projectImages,
  quoteEndpoints,
  readLedger,
  restoreQuote,
} from '@trade-area/core/contract';
import type { ImageProject, ProjectImage, UploadLedger } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet } from '../fixtures/sheets.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { good, openQuote, seenOn } from './checkoutSteps.ts';

/** Images for the frames of a wall set, from the first byte to the files of the order. */
let lab: TestLab;
let italian: SignedIn;
let french: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  french = await signIn(lab.base, 'fr@studio.test');
});
afterAll(() => lab.stop());

const { create, read, save } = quoteEndpoints[''];

async function projectFor(who: SignedIn): Promise<ImageProject> {
  const answer = await call(lab.base, createImageProject, {
    token: who.token,
    path: { cod: who.cod_fot, name: 'wallsetdesigner' },
  });
  expect(answer.status).toBe(200);
  return parse(createImageProject.answer, answer.json);
}
async function imagesOf(who: SignedIn, pID: string): Promise<ProjectImage[]> {
  const answer = await call(lab.base, projectImages, { token: who.token, path: { cod: who.cod_fot, pID } });
  expect(answer.status).toBe(200);
  return parse(projectImages.answer, answer.json);
}
const metadataOf = ({ pID, signature }: ImageProject, bytes: Uint8Array, filename = 'beach.jpg') => ({
  project: pID,
  signature,
  filename,
  mtime: '5',
  sha256: sha256(bytes),
});
async function send(who: SignedIn, project: ImageProject, bytes: Uint8Array, name?: string): Promise<string> {
  const tus = tusOn(lab.base, who.token);
  const { id, status, text } = await tus.create(bytes.length, metadataOf(project, bytes, name));
  if (status !== 201) throw new Error(`${status} ${text}`);
  expect((await tus.patch(id, 0, bytes)).status).toBe(204);
  return id;
}
const settled = (who: SignedIn, { pID }: ImageProject, id: string) =>
  vi.waitFor(
    async () => {
      const image = (await imagesOf(who, pID)).find((each) => each.id === id);
      if (image?.state === 'arrived') throw new Error('not looked at yet');
      return image;
    },
    { timeout: 40_000, interval: 100 },
  );
const asJson = (fields: readonly unknown[]) => ({ configuredProduct: JSON.stringify({ fields }) });
const text = (name: string, stringValue: string) => ({ name, stringValue });
const number = (name: string, numberValue: number) => ({ name, numberValue });
async function quoteWith(who: SignedIn, fields: readonly unknown[]) {
  const answer = await call(lab.base, create, {
    token: who.token,
    path: { product_id: '70' },
    body: asJson(fields),
  });
  expect(answer.status).toBe(200);
  const quote = parse(create.answer, answer.json);
  return { ...quote, field: (name: string) => quote.configuredProduct?.fields.find((f) => f.name === name) };
}
const portrait = (seed = 1) => makeSheet({ width: 1500, height: 2250, seed });

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

describe('the images of a quote', () => {
  it('CONF-09: are kept with it as the lab measured them, and only in frames that it has', async () => {
    const project = await projectFor(italian);
    const id = await send(italian, project, await portrait(4));
    await settled(italian, project, id);
    const chosen = (frame: number) => [
      text(`Img${frame}_Id`, id),
      text(`Img${frame}_Url`, 'https://evil.test/x.jpg'),
      number(`Img${frame}_W`, 99_999),
      number(`Img${frame}_H`, 1),
    ];
    const quote = await quoteWith(italian, [
      number('Panels', 4),
      ...chosen(2),
      ...chosen(9),
      text('Img1_Id', 'none'),
    ]);
    expect(quote.designer_id).toBe(project.pID);
    expect(quote.field('Img2_Id')).toMatchObject({ stringValue: id });
    expect(quote.field('Img2_W')).toMatchObject({ numberValue: 1500 });
    expect(quote.field('Img2_H')).toMatchObject({ numberValue: 2250 });
    expect(quote.field('Img2_Url')?.stringValue).toMatch(new RegExp(`^${lab.base}/files/`));
    for (const frame of [1, 9]) expect(quote.field(`Img${frame}_Id`)).toBeUndefined();
    // A new configuration has images of its own; those of the quote stay with it.
    expect((await projectFor(italian)).pID).not.toBe(project.pID);
    expect((await tusOn(lab.base, italian.token).remove(id)).status).toBe(409);
    const again = await call(lab.base, read, { token: italian.token, path: { conf_id: quote.id } });
    expect(parse(read.answer, again.json)).toMatchObject({ designer_id: project.pID });
    const emptied = await call(lab.base, save, {
      token: italian.token,
      path: { conf_id: quote.id, idQuote: quote.idQuote },
      body: asJson([number('Panels', 4)]),
    });
    expect(parse(save.answer, emptied.json)).toMatchObject({ designer_id: project.pID });
    expect((await tusOn(lab.base, italian.token).remove(id)).status).toBe(204);
  });

  it('CONF-09: keep where they are cropped, within their edges; forged values count as centred', async () => {
    const project = await projectFor(italian);
    const id = await send(italian, project, await portrait(7));
    await settled(italian, project, id);
    const saved = await quoteWith(italian, [
      ...[number('Panels', 3), text('Img1_Id', id), text('Img2_Id', id), text('Img3_Id', id)],
      ...[number('Img1_CropX', 0.25), number('Img1_CropY', 0.75), number('Img1_CropZoom', 1.5)],
      ...[number('Img2_CropX', -8), text('Img2_CropY', 'low'), number('Img2_CropZoom', 900)],
      ...[number('Img9_CropX', 0.1)],
    ]);
    const cropOf = (frame: number) =>
      ['X', 'Y', 'Zoom'].map((part) => saved.field(`Img${frame}_Crop${part}`)?.numberValue);
    expect(cropOf(1)).toEqual([0.25, 0.75, 1.5]);
    expect(cropOf(2)).toEqual([0, 0.5, 4]);
    expect(cropOf(3)).toEqual([undefined, undefined, undefined]);
    expect(cropOf(9)).toEqual([undefined, undefined, undefined]);
  });

  it('CONF-09: reach the order as they were seen: the part in the frame, with its bleed', async () => {
    const project = await projectFor(italian);
    const bytes = await makeSheet({ width: 2000, height: 2000, seed: 8 });
    const id = await send(italian, project, bytes, 'dance.jpg');
    await settled(italian, project, id);
    const fields = [
      ...[text('Size', '20x30'), number('Panels', 3), text('Img1_Id', id), text('Img2_Id', id)],
      ...[number('Img2_CropX', 0.5), number('Img2_CropY', 0.5), number('Img2_CropZoom', 1.1)],
    ];
    const { browser, code } = await openQuote(lab.base, italian, '70', fields);
    const seen = seenOn(await browser.page(`/checkout/${code}/`));
    await browser.send(`/checkout/${code}/order`, { ...good, seen });
    const files = await vi.waitFor(
      async () => {
        const { json } = await call(lab.base, readLedger, {
          token: italian.token,
          body: { order_code: code },
        });
        const ledger = json as UploadLedger;
        if (ledger.files.length < 2 || ledger.files.some(({ state }) => state !== 'checked'))
          throw new Error('not yet');
        return ledger.files.toSorted((a, b) => a.slot.localeCompare(b.slot));
      },
      { timeout: 40_000, interval: 100 },
    );
    // 20 × 30 cm and 3 mm on each side, of 2,000 and of 1,818 pixels of height.
    expect(files.map(({ slot, name, width, height }) => [slot, name, width, height])).toEqual([
      ['image-001', 'dance.jpg', 1373, 2040],
      ['image-002', 'dance.jpg', 1248, 1854],
    ]);
    expect(files.map(({ density }) => density >= 150)).toEqual([true, true]);
    expect(files.flatMap(({ findings }) => findings.filter(({ level }) => level === 'block'))).toEqual([]);
  });

  it('stay while the quote is deleted, and are in their frame when it is restored', async () => {
    const project = await projectFor(italian);
    const id = await send(italian, project, await portrait(6));
    await settled(italian, project, id);
    const quote = await quoteWith(italian, [number('Panels', 4), text('Img2_Id', id)]);
    const act = (endpoint: typeof deleteQuote | typeof restoreQuote) =>
      call(lab.base, endpoint, { token: italian.token, body: { id: quote.id } });
    expect((await act(deleteQuote)).status).toBe(200);
    expect((await tusOn(lab.base, italian.token).remove(id)).status).toBe(409);
    expect((await act(restoreQuote)).status).toBe(200);
    expect((await imagesOf(italian, project.pID)).map((image) => image.id)).toEqual([id]);
  });

  it('reach the order: its files, in the place of their frame, checked, without sending them again', async () => {
    const project = await projectFor(italian);
    const bytes = await portrait(5);
    const id = await send(italian, project, bytes, 'wedding.jpg');
    await settled(italian, project, id);
    const fields = [text('Size', '20x30'), number('Panels', 3), text('Img1_Id', id), text('Img3_Id', id)];
    const { browser, code } = await openQuote(lab.base, italian, '70', fields);
    const seen = seenOn(await browser.page(`/checkout/${code}/`));
    await browser.send(`/checkout/${code}/order`, { ...good, seen });
    // One frame is empty still.
    expect(await browser.page(`/checkout/${code}/done`)).toContain('Carica ora i file');
    const ledger = await vi.waitFor(
      async () => {
        const { json } = await call(lab.base, readLedger, {
          token: italian.token,
          body: { order_code: code },
        });
        const { files } = json as UploadLedger;
        if (files.length < 2 || files.some(({ state }) => state !== 'checked')) throw new Error('not yet');
        return json as UploadLedger;
      },
      { timeout: 40_000, interval: 100 },
    );
    expect(
      ledger.files.map(({ slot, name, sha256: sum, density }) => [slot, name, sum, density > 150]).sort(),
    ).toEqual([
      ['image-001', 'wedding.jpg', sha256(bytes), true],
      ['image-003', 'wedding.jpg', sha256(bytes), true],
    ]);
    expect(ledger.files.some(({ id: copy }) => copy === id)).toBe(false);
    const details = await call(lab.base, orderDetails, {
      token: italian.token,
      path: { id: code },
      body: {},
    });
    expect(details.status).toBe(200);
    // The image of an ordered quote stays.
    expect((await tusOn(lab.base, italian.token).remove(id)).status).toBe(409);
  });

  it('of all frames: page and mail of the order ask to check and submit them, not to upload them', async () => {
    const project = await projectFor(italian);
    const id = await send(italian, project, await portrait(8));
    await settled(italian, project, id);
    const images = [1, 2, 3].map((frame) => text(`Img${frame}_Id`, id));
    const fields = [text('Size', '20x30'), number('Panels', 3), ...images];
    const { browser, code } = await openQuote(lab.base, italian, '70', fields);
    const seen = seenOn(await browser.page(`/checkout/${code}/`));
    await browser.send(`/checkout/${code}/order`, { ...good, seen });
    expect(await browser.page(`/checkout/${code}/done`)).toContain('Controlla le immagini');
    await lab.jobsDone();
    const folder = join(lab.dataFolder, 'mail');
    const mail = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .find((each) => each.includes(`Ordine ${code} confermato`));
    expect(mail).toContain('Le tue immagini vengono aggiunte all’ordine.');
    expect(mail).not.toContain('Carica ora i tuoi file');
  });
});
