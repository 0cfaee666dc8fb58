import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  deleteQuote,
  orderDetails,
  quoteEndpoints,
  readLedger,
  restoreQuote,
} from '@trade-area/core/contract';
import type { UploadLedger } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet } from '../fixtures/sheets.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { good, openQuote, seenOn } from './checkoutSteps.ts';
import { asJson, designerOn, number, portrait, text } from './designerSteps.ts';

/** Images of a wall set from its quote to the files of its order. */
let lab: TestLab;
let italian: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
});
afterAll(() => lab.stop());

const { read, save } = quoteEndpoints[''];
const { projectFor, imagesOf, send, settled, quoteWith } = designerOn(() => lab.base);

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
