import { createImageProject, projectImages, quoteEndpoints } from '@trade-area/core/contract';
import type { ImageProject, ProjectImage } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { expect, vi } from 'vitest';
import { makeSheet } from '../fixtures/sheets.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { call } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

const { create } = quoteEndpoints[''];

export const asJson = (fields: readonly unknown[]) => ({ configuredProduct: JSON.stringify({ fields }) });
export const text = (name: string, stringValue: string) => ({ name, stringValue });
export const number = (name: string, numberValue: number) => ({ name, numberValue });
export const portrait = (seed = 1) => makeSheet({ width: 1500, height: 2250, seed });
export const metadataOf = ({ pID, signature }: ImageProject, bytes: Uint8Array, filename = 'beach.jpg') => ({
  project: pID,
  signature,
  filename,
  mtime: '5',
  sha256: sha256(bytes),
});

/** The calls of a customer about the images of a wall set, on the lab at this address. */
export function designerOn(base: () => string) {
  async function projectFor(who: SignedIn): Promise<ImageProject> {
    const answer = await call(base(), createImageProject, {
      token: who.token,
      path: { cod: who.cod_fot, name: 'wallsetdesigner' },
    });
    expect(answer.status).toBe(200);
    return parse(createImageProject.answer, answer.json);
  }
  async function imagesOf(who: SignedIn, pID: string): Promise<ProjectImage[]> {
    const answer = await call(base(), projectImages, { token: who.token, path: { cod: who.cod_fot, pID } });
    expect(answer.status).toBe(200);
    return parse(projectImages.answer, answer.json);
  }
  async function send(
    who: SignedIn,
    project: ImageProject,
    bytes: Uint8Array,
    name?: string,
  ): Promise<string> {
    const tus = tusOn(base(), who.token);
    const { id, status, text: said } = await tus.create(bytes.length, metadataOf(project, bytes, name));
    if (status !== 201) throw new Error(`${status} ${said}`);
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
  async function quoteWith(who: SignedIn, fields: readonly unknown[]) {
    const answer = await call(base(), create, {
      token: who.token,
      path: { product_id: '70' },
      body: asJson(fields),
    });
    expect(answer.status).toBe(200);
    const quote = parse(create.answer, answer.json);
    return {
      ...quote,
      field: (name: string) => quote.configuredProduct?.fields.find((f) => f.name === name),
    };
  }
  return { projectFor, imagesOf, send, settled, quoteWith };
}
