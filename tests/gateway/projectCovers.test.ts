import {
  deleteProject,
  deleteProjectFiles,
  duplicateProject,
  printFamilies,
  quoteEndpoints,
  removeProjectCover,
  restoreQuote,
  saveProjectCover,
} from '@trade-area/core/contract';
import { parse } from 'valibot';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { projectsOn } from './projectSteps.ts';

let lab: TestLab;
let german: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  german = await signIn(lab.base, 'de@studio.test');
});
afterAll(() => lab.stop());

const { ask, works, prints, firstWork, firstPrint } = projectsOn(() => lab.base);

describe('own pictures', () => {
  const photo = (format: 'jpeg' | 'png' | 'webp', width = 3_000, height = 2_000) =>
    sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } })
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Villa Aurora' } } })
      .toFormat(format)
      .toBuffer();
  const send = (uuid: string, bytes: Uint8Array, who = german) =>
    call(lab.base, saveProjectCover, { token: who.token, query: { uuid }, body: new Uint8Array(bytes) });
  const drawn = async (address: string) => {
    const answer = await fetch(address);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it.each(['jpeg', 'png', 'webp'] as const)(
    'a %s is drawn anew: small, upright, and without what else it carried',
    async (format) => {
      const row = await firstWork('kbc', german);
      const answer = await send(row.uuid, await photo(format));
      expect(answer.status).toBe(200);
      const { image } = parse(saveProjectCover.answer, answer.json);
      const { bytes } = await drawn(image);
      const { width, height, format: kept, exif } = await sharp(bytes).metadata();
      expect([width, height, kept, exif]).toEqual([640, 960, 'webp', undefined]);
      expect(bytes.length).toBeLessThanOrEqual(200_000);
      const shown = (await works('kbc', german)).data.find(({ uuid }) => uuid === row.uuid);
      expect(shown).toMatchObject({ image, has_cover: true });
    },
  );

  it('a copy shares it, and removing it shows the product again', async () => {
    const row = await firstPrint(german);
    const { image } = parse(saveProjectCover.answer, (await send(row.uuid, await photo('jpeg'))).json);
    const copy = parse(
      duplicateProject.answer,
      (await ask(duplicateProject, german, { uuid: row.uuid })).json,
    );
    const removed = await ask(removeProjectCover, german, { uuid: row.uuid });
    expect(parse(removeProjectCover.answer, removed.json).image).toBe(row.thumbnail_url);
    const { results } = await prints(printFamilies.prints, german);
    expect(results.find(({ uuid }) => uuid === copy.uuid)?.thumbnail_url).toBe(image);
    expect(results.find(({ uuid }) => uuid === row.uuid)).toMatchObject({ has_cover: false });
    expect((await drawn(image)).status).toBe(200);
  });

  it('removed from a work, it leaves the work in its material and color again', async () => {
    const { create } = quoteEndpoints[''];
    const color = { name: 'CoverColor', stringValue: 'leather-navy' };
    const fields = [{ name: 'CoverMaterial', stringValue: 'leather' }, color];
    const { json } = await call(lab.base, create, {
      token: german.token,
      path: { product_id: '10' },
      body: { configuredProduct: JSON.stringify({ fields }) },
    });
    const { id, picture } = parse(create.answer, json);
    expect(picture).toContain('/CoverColor/leather-navy.webp');
    await send(id, await photo('jpeg'));
    const removed = await ask(removeProjectCover, german, { uuid: id });
    expect(parse(removeProjectCover.answer, removed.json).image).toBe(picture);
  });

  it('PROJ-12: goes with a work whose files are deleted, even if the work is restored', async () => {
    const row = await firstWork('sbc', german);
    const { image } = parse(saveProjectCover.answer, (await send(row.uuid, await photo('png'))).json);
    await ask(deleteProject, german, { id: row.id });
    await ask(deleteProjectFiles, german, { applet: 'cover', bucket_name: 'projects' });
    expect((await drawn(image)).status).toBe(404);
    expect((await ask(restoreQuote, german, { id: row.uuid })).status).toBe(200);
    expect((await works('sbc', german)).data.find(({ uuid }) => uuid === row.uuid)).toMatchObject({
      has_cover: false,
    });
  });

  it.each([
    ['a page', Buffer.from('<script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['the beginning of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
    ['nothing', Buffer.alloc(0)],
  ])('T-C4, T-D3: %s is refused', async (_what, bytes) => {
    const row = await firstWork('wallart', german);
    expect((await send(row.uuid, bytes)).status).toBe(422);
    expect((await firstWork('wallart', german)).has_cover).toBe(false);
  });
});
