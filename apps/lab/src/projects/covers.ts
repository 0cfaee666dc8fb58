import { randomBytes } from 'node:crypto';
import { removeProjectCover, saveProjectCover } from '@trade-area/core/contract';
import { notFound, Refusal } from '../base/errors.ts';
import type { Owner, Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { quotePicturePath, quotePicturesOf } from '../configurator/picture.ts';
import { changeQuote } from '../configurator/quoteTable.ts';
import { redrawPicture } from '../configurator/redrawPicture.ts';
import type { Queries } from '../database/open.ts';
import { productsBySlug, readCatalogue } from '../store/catalogue.ts';
import { changePrintProject, projectOf } from './table.ts';
import type { ProjectRecord } from './table.ts';

/** More than any camera of today takes. */
const mostPixels = 120_000_000;

/** Keeps the customer's own picture for the card of a project. It is drawn anew from its pixels. */
export async function storeCover({
  lab,
  session,
  query,
  bytes,
}: Call<typeof saveProjectCover, Session>): Promise<AnswerInput<typeof saveProjectCover>> {
  const known = await lab.database.transaction((queries) => projectOf(queries, session.owner, query.uuid));
  if (!known) throw notFound();
  lab.requireSpace('files');
  const picture = await redrawPicture(bytes, {
    types: ['jpeg', 'png', 'webp'],
    mostPixels,
    failOn: 'error',
  });
  const cover = randomBytes(16).toString('hex');
  const { blobs } = lab.uploads;
  await blobs.put(cover, picture);
  try {
    await write(lab, { session, endpoint: saveProjectCover }, async (queries) => {
      const project = await projectOf(queries, session.owner, query.uuid);
      if (!project) throw notFound();
      await setCover(queries, session.owner, project, { cover, coverSize: picture.length });
    });
  } catch (error) {
    // After any other error the row may be stored; the clean-up removes files that no row names.
    if (error instanceof Refusal) await blobs.remove(cover);
    throw error;
  }
  return { image: `${lab.config.portal.labOrigin}${quotePicturePath}/${cover}.webp` };
}

/** The card shows the product again, or what the configurator drew. */
export async function removeCover({
  lab,
  session,
  body,
}: Call<typeof removeProjectCover, Session>): Promise<AnswerInput<typeof removeProjectCover>> {
  const project = await write(lab, { session, endpoint: removeProjectCover }, async (queries) => {
    const found = await projectOf(queries, session.owner, body.uuid);
    if (!found) throw notFound();
    await setCover(queries, session.owner, found, { cover: null, coverSize: null });
    return found;
  });
  const products = await productsBySlug(await readCatalogue(lab.prices, lab.database.queries));
  const product = products.get(project.row.slug) ?? { slug: project.row.slug, name: '' };
  const quote = project.kind === 'work' ? project.row : { picture: null };
  return { image: (await quotePicturesOf(lab))(product, quote) };
}

function setCover(
  queries: Queries,
  owner: Owner,
  { kind, row }: ProjectRecord,
  change: { readonly cover: string | null; readonly coverSize: number | null },
): Promise<void> {
  return kind === 'work'
    ? changeQuote(queries, owner, row.id, change)
    : changePrintProject(queries, owner, row.id, change);
}
