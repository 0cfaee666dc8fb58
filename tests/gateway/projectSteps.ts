import {
  allProjects,
  deletePrintProject,
  deleteProject,
  duplicateProject,
  printFamilies,
  printProjects,
  projectsPerPage,
  quoteEndpoints,
  removeProjectCover,
  renameProject,
  saveProjectCover,
} from '@trade-area/core/contract';
import type { Endpoint, WorkFilter } from '@trade-area/core/contract';
import { parse } from 'valibot';
import sharp from 'sharp';
import { expect } from 'vitest';
import { call } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

/** The calls of a customer about saved projects, on the lab at this address. */
export function projectsOn(base: () => string) {
  const ask = (endpoint: Endpoint, who: SignedIn, body: Record<string, unknown>, key?: string) =>
    call(base(), endpoint, {
      token: who.token,
      body,
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  /** A page of works under a filter. */
  async function works(filter: string, who: SignedIn, page = 1) {
    const answer = await ask(allProjects, who, { page, elements_per_page: projectsPerPage, filter });
    expect(answer.status).toBe(200);
    return parse(allProjects.answer, answer.json);
  }
  /** A page of a family of the print service. */
  async function prints(family_id: string, who: SignedIn, page = '1') {
    const answer = await ask(printProjects, who, { family_id, page });
    expect(answer.status).toBe(200);
    return parse(printProjects.answer, answer.json);
  }
  async function firstWork(filter: WorkFilter, who: SignedIn) {
    const [row] = (await works(filter, who)).data;
    if (!row) throw new Error(`no work under ${filter}`);
    return row;
  }
  async function firstPrint(who: SignedIn) {
    const [row] = (await prints(printFamilies.prints, who)).results;
    if (!row) throw new Error('no print project');
    return row;
  }
  const removePrint = (who: SignedIn, uuid: string) =>
    call(base(), deletePrintProject, { token: who.token, path: { uuid } });
  /** Every call that names a project, about this one. */
  async function everyCall(
    who: SignedIn,
    { uuid, id, name }: { readonly uuid: string; readonly id: string; readonly name: string },
  ) {
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { token } = who;
    return Promise.all([
      ask(renameProject, who, { uuid, name: 'Mine', former: name }),
      ask(duplicateProject, who, { uuid }),
      ask(removeProjectCover, who, { uuid }),
      ask(deleteProject, who, { id }),
      removePrint(who, uuid),
      call(base(), saveProjectCover, { token, query: { uuid }, body: new Uint8Array(picture) }),
      call(base(), quoteEndpoints[''].read, { token, path: { conf_id: uuid } }),
    ]);
  }
  return { ask, works, prints, firstWork, firstPrint, removePrint, everyCall };
}
