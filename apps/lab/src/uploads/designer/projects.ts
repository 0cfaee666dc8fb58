import { createImageProject } from '@trade-area/core/contract';
import type { ProjectImage, projectImages } from '@trade-area/core/contract';
import { notAllowed, notFound } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';
import type { Session } from '../../base/owner.ts';
import type { AnswerInput, Call } from '../../base/route.ts';
import { write } from '../../base/write.ts';
import { pixelsOf, problemOf, thumbnailAddress } from '../../configurator/images.ts';
import { productsWithUploader, reducedName } from '../../configurator/products.ts';
import { viewerOf } from '../../configurator/viewer.ts';
import type { StoredUpload } from '../table.ts';
import { imagesOf, openProject, projectOf } from './projectTable.ts';

/** The project that a new configuration collects its images in (CONF-13). The name is that of a product with an uploader. */
export async function startProject({
  lab,
  session,
  path,
  query,
}: Call<typeof createImageProject, Session>): Promise<AnswerInput<typeof createImageProject>> {
  requireOwnCode(session, path['cod']);
  const { queries } = lab.database;
  const viewer = await viewerOf(lab, queries, session);
  const type = reducedName(path['name'] ?? '');
  const rows = await productsWithUploader(viewer.catalogue);
  if (!rows.some((row) => reducedName(row.name) === type && viewer.sees(row))) throw notFound();
  if (query.pID !== undefined) {
    const known = await projectOf(queries, session.owner, query.pID);
    if (!known) throw notFound();
    return { pID: known.id, signature: known.signature };
  }
  const project = await write(lab, { session, endpoint: createImageProject }, async (inner) =>
    openProject(inner, session.owner, type, lab.clock.now()),
  );
  return { pID: project.id, signature: project.signature };
}

/** The images of a project (CONF-14). Another customer's project does not exist. */
export async function listImages({
  lab,
  session,
  path,
}: Call<typeof projectImages, Session>): Promise<AnswerInput<typeof projectImages>> {
  requireOwnCode(session, path['cod']);
  const { queries } = lab.database;
  const project = await projectOf(queries, session.owner, path['pID'] ?? '');
  if (!project) throw notFound();
  return (await imagesOf(queries, session.owner, project.id)).map((image) => imageOf(lab, image));
}

/** The code in the address grants nothing: it is the session's, or the call is refused (T-A2). */
function requireOwnCode({ code }: Session, given: string | undefined): void {
  if (given !== code) throw notAllowed('You don’t have permission to do this.');
}

/** An image as the wire has it. */
export function imageOf(lab: Pick<Lab, 'config'>, upload: StoredUpload): ProjectImage {
  const problem = problemOf(upload);
  const isReady = upload.state === 'checked' && problem === '';
  const { width, height } = isReady ? pixelsOf(upload) : { width: 0, height: 0 };
  return {
    id: upload.id,
    width,
    height,
    thumb: upload.thumbnail ? thumbnailAddress(lab, upload.id) : '',
    name: upload.name,
    size: upload.size,
    offset: upload.received,
    sha256: upload.claimed,
    state:
      problem !== '' ? 'refused' : isReady ? 'ready' : upload.state === 'arrived' ? 'arrived' : 'partial',
    problem,
  };
}
