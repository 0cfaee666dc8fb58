import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findPhoto, sheetsOf, usesOf } from '@trade-area/core/layout';
import sharp from 'sharp';
import * as v from 'valibot';
import type { Lab } from '../../base/lab.ts';
import { ownerOf } from '../../base/owner.ts';
import type { LocalCopy } from '../../base/ports/fileStore.ts';
import type { Queries } from '../../database/open.ts';
import { handle, JobFailure } from '../../jobs/definition.ts';
import type { JobContext, JobDefinition, JobHandler } from '../../jobs/definition.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { photoFiles } from '../photoTable.ts';
import { keptDocument, storedProject } from '../table.ts';
import { changeProof, dropOtherSheets, proofById, sheetsOfProof, storeSheet } from './table.ts';
import type { ProofRow } from './table.ts';

/** Makes the pictures of a proof. */
const proofJob: JobDefinition<{ proof: number }> = {
  kind: 'print.proof',
  queue: 'prints',
  payload: v.object({ proof: v.number() }),
  attempts: 8,
};

/** Queues the pictures of a proof, in the transaction that shows another revision. */
export function queueProof(queries: Queries, proof: number, at: Date): Promise<void> {
  return enqueue(queries, proofJob, { key: String(proof), payload: { proof }, at });
}

export function proofJobs(lab: Lab): JobHandler[] {
  return [
    handle(proofJob, async ({ proof: id }, context) => {
      const proof = await proofById(lab.database.queries, id);
      // Its pictures are made, or it was deleted.
      if (!proof || proof.document === '') return null;
      await makePictures(lab, proof, context);
      return null;
    }),
  ];
}

/** The sheets one after the other; a run that follows a killed one makes only what is missing. */
async function makePictures(lab: Lab, proof: ProofRow, context: JobContext): Promise<void> {
  const project = storedProject(proof);
  const owner = ownerOf(proof);
  const files = await photoFiles(lab.database.queries, owner, keptDocument(project).photos);
  const made = new Set((await sheetsOfProof(lab.database.queries, proof)).map(({ number }) => number));
  const folder = join(lab.dataFolder, 'rendering', `proof-${randomBytes(8).toString('hex')}`);
  await mkdir(folder, { recursive: true });
  try {
    for (const [index, sheet] of sheetsOf(project).entries()) {
      const number = index + 1;
      if (made.has(number)) continue;
      context.signal.throwIfAborted();
      const copies: LocalCopy[] = [];
      const into = { print: null, web: join(folder, 'web.jpg') };
      try {
        const photos: Record<string, string> = {};
        for (const id of usesOf({ cover: null, spreads: [sheet] }).keys()) {
          const file = files.get(findPhoto(project, id)?.hash ?? '');
          if (!file) continue;
          const copy = await lab.uploads.files.openLocalCopy(file.id, file.size);
          copies.push(copy);
          photos[id] = copy.path;
        }
        const outcome = await lab.renderer.sheet({ project, sheetId: sheet.id, photos, into });
        if (!outcome) throw new Error(`ta: sheet ${number} of a proof could not be rendered.`);
        if (outcome.photo) {
          const photo = findPhoto(project, outcome.photo.id)?.name || outcome.photo.id;
          await context.write((queries) => changeProof(queries, proof.id, { photo }));
          throw new JobFailure('file', outcome.photo.reason, { permanent: true });
        }
      } finally {
        for (const copy of copies) await copy.release();
      }
      if (
        !(await keepPicture(
          lab,
          proof,
          { number, isSpread: sheet.kind === 'inner', path: into.web },
          context,
        ))
      )
        return;
    }
    const dropped = await context.write(async (queries) => {
      const now = await proofById(queries, proof.id);
      // Another revision is shown meanwhile: its own run follows.
      if (now?.rev !== proof.rev) return [];
      await changeProof(queries, proof.id, { document: '', photo: '' });
      return dropOtherSheets(queries, proof);
    });
    for (const name of dropped) await lab.uploads.blobs.remove(name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores a picture and then its row. @returns false when another revision is shown meanwhile. */
async function keepPicture(
  { uploads }: Pick<Lab, 'uploads'>,
  { id: proofId, customerId, rev }: ProofRow,
  { number, isSpread, path }: { readonly number: number; readonly isSpread: boolean; readonly path: string },
  context: JobContext,
): Promise<boolean> {
  const bytes = await readFile(path);
  const { width, height } = await sharp(bytes).metadata();
  const name = randomBytes(16).toString('hex');
  await uploads.blobs.put(name, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return context.write(async (queries) => {
    if ((await proofById(queries, proofId))?.rev !== rev) return false;
    await storeSheet(queries, {
      ...{ id: name, proofId, customerId, rev, number, isSpread },
      ...{ width, height, size: bytes.length, sha256 },
    });
    return true;
  });
}
