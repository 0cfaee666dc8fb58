import {
  createPrintProject,
  printForCheckout,
  printPhotos,
  readPrintProject,
  savePrintProject,
} from '@trade-area/core/contract';
import type { KeptPrintProject, PrintPhoto } from '@trade-area/core/contract';
import { addPhotos, addPrints, readProject } from '@trade-area/core/layout';
import type { PrintProject } from '@trade-area/core/layout';
import { parse } from 'valibot';
import { expect, vi } from 'vitest';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { call } from '../fixtures/wire.ts';
import type { CallResponse, SignedIn } from '../fixtures/wire.ts';
import { good, seenOn } from './checkoutSteps.ts';
import { metadataOf } from './designerSteps.ts';
import { openCheckout } from './quoteSteps.ts';

/** The document of an answer, which the lab must have kept whole. */
export function documentOf({ project }: Pick<KeptPrintProject, 'project'>): PrintProject {
  const read = readProject(project);
  if (!read.ok) throw new Error(`${read.problem} ${read.path}`);
  return read.project;
}

/** A project with photos that the lab has. */
export const withPhotos = (project: PrintProject, photos: readonly PrintPhoto[]): PrintProject =>
  addPhotos(
    project,
    photos.map(({ sha256: hash, name, width, height }, index) => ({
      id: `p${index + 1}`,
      ...{ name, hash, w: width, h: height },
      taken_at: null,
      icc: 'srgb' as const,
      focus: { x: 0.5, y: 0.5 },
      stars: 0,
      proxy: '',
      thumb: '',
      status: 'ready' as const,
    })),
  );

/** A project with a print of each photo. */
export function withPrints(project: PrintProject, photos: readonly PrintPhoto[], copies = 1): PrintProject {
  const added = withPhotos(project, photos);
  const [printed] = addPrints(
    added,
    added.photos.map(({ id }) => id),
  );
  return { ...printed, spreads: printed.spreads.map((spread) => ({ ...spread, copies })) };
}

/** The calls of a customer about print projects, on the lab at this address. */
export function printsOn(base: () => string) {
  async function make(
    who: SignedIn,
    uuid: string,
    size = '13x18',
    slug = 'prints',
  ): Promise<KeptPrintProject> {
    const answer = await call(base(), createPrintProject, {
      token: who.token,
      body: { uuid, slug, size, name: 'Anna & Luca' },
    });
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.anything()]);
    return parse(createPrintProject.answer, answer.json);
  }
  const save = (who: SignedIn, project: PrintProject, rev = project.rev): Promise<CallResponse> =>
    call(base(), savePrintProject, {
      token: who.token,
      query: { uuid: project.uuid, rev: String(rev) },
      body: Buffer.from(JSON.stringify(project)),
    });
  /** @returns the new revision. */
  async function saved(who: SignedIn, project: PrintProject): Promise<PrintProject> {
    const answer = await save(who, project);
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.anything()]);
    return { ...project, rev: parse(savePrintProject.answer, answer.json).rev };
  }
  async function read(who: SignedIn, uuid: string): Promise<KeptPrintProject> {
    const answer = await call(base(), readPrintProject, { token: who.token, path: { uuid } });
    expect(answer.status).toBe(200);
    return parse(readPrintProject.answer, answer.json);
  }
  async function photos(who: SignedIn, uuid: string): Promise<PrintPhoto[]> {
    const answer = await call(base(), printPhotos, { token: who.token, path: { uuid } });
    expect(answer.status).toBe(200);
    return parse(printPhotos.answer, answer.json).photos;
  }
  /** Sends a photo and waits until the lab has read it. */
  async function send(who: SignedIn, kept: KeptPrintProject, bytes: Uint8Array): Promise<PrintPhoto> {
    const tus = tusOn(base(), who.token);
    const metadata = { ...metadataOf(kept, bytes), taken_at: '2026-06-06T10:00:00Z' };
    const { id, status, text } = await tus.create(bytes.length, metadata);
    if (status !== 201) throw new Error(`${status} ${text}`);
    expect((await tus.patch(id, 0, bytes)).status).toBe(204);
    return vi.waitFor(
      async () => {
        const found = (await photos(who, kept.uuid)).find((each) => each.id === id);
        if (found?.state !== 'ready') throw new Error(`the photo is ${found?.state}`);
        expect([found.sha256, found.taken_at]).toEqual([sha256(bytes), '2026-06-06T10:00:00.000Z']);
        return found;
      },
      { timeout: 40_000, interval: 100 },
    );
  }
  return { make, save, saved, read, photos, send };
}

/** Orders a project by the checkout; the order’s number. */
export async function orderProject(base: string, who: SignedIn, uuid: string): Promise<string> {
  const answer = await call(base, printForCheckout, { token: who.token, path: { project_id: uuid } });
  const number = parse(printForCheckout.answer, answer.json).order_code;
  const browser = await openCheckout(base, who, number);
  const page = await browser.page(`/checkout/${number}/`);
  const contents = /name="contents" value="([^"]*)"/.exec(page)?.[1] ?? '';
  await browser.send(`/checkout/${number}/order`, { ...good, seen: seenOn(page), contents });
  return number;
}
