import {
  deleteProject,
  deleteProjectFiles,
  duplicateProject,
  renameProject,
} from '@trade-area/core/contract';
import { labProjectServices } from '@trade-area/core/kernel';
import { conflict, invalid, notFound } from '../base/errors.ts';
import { writeOnce } from '../base/idempotency.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { giveName, insertCopy, markDeleted } from '../configurator/quoteActions.ts';
import { editLink } from '../configurator/quoteList.ts';
import { productBySlug } from '../store/table.ts';
import { printLink } from './productProjects.ts';
import {
  changePrintProject,
  copyPrintProject,
  forgetDeletedCovers,
  projectOf,
  workByNumber,
} from './table.ts';

/** @throws notFound when it was deleted before, in another tab perhaps. */
export async function removeWork({
  lab,
  session,
  body,
}: Call<typeof deleteProject, Session>): Promise<AnswerInput<typeof deleteProject>> {
  return write(lab, { session, endpoint: deleteProject }, async (queries) => {
    const record = await workByNumber(queries, session.owner, body.id);
    if (!record) throw notFound();
    await markDeleted(lab, queries, session, record);
    return { success: true, data: record.orderCode };
  });
}

/** Only the names of this lab's own files are known; another applet's or bucket's files are not here. */
export async function removeFiles({
  lab,
  session,
  body,
}: Call<typeof deleteProjectFiles, Session>): Promise<AnswerInput<typeof deleteProjectFiles>> {
  const services = lab.config.portal.projects ?? labProjectServices;
  if (body.applet !== services.applet) throw invalid({ applet: 'the one of the configuration' });
  if (body.bucket_name !== services.bucketName)
    throw invalid({ bucket_name: 'the one of the configuration' });
  await write(lab, { session, endpoint: deleteProjectFiles }, (queries) =>
    forgetDeletedCovers(queries, session.owner),
  );
  return { success: true };
}

/** @throws conflict when another window has named it since: that name is not overwritten unseen. */
export async function nameProject({
  lab,
  session,
  body,
}: Call<typeof renameProject, Session>): Promise<AnswerInput<typeof renameProject>> {
  const { uuid, name, former } = body;
  return write(lab, { session, endpoint: renameProject }, async (queries) => {
    const project = await projectOf(queries, session.owner, uuid);
    if (!project) throw notFound();
    if (project.row.name === name) return { name };
    if (project.row.name !== former) throw conflict('This project was renamed in another window.');
    if (project.kind === 'work') await giveName(queries, session.owner, project.row, name);
    else await changePrintProject(queries, session.owner, project.row.id, { name });
    return { name };
  });
}

/** Copies a project; a work is priced today. The copy keeps name and own picture. */
export async function copyProject(
  call: Pick<Call<typeof duplicateProject, Session>, 'lab' | 'session' | 'body' | 'key'>,
): Promise<AnswerInput<typeof duplicateProject>> {
  const { lab, session, body, key } = call;
  return writeOnce(lab, { session, endpoint: duplicateProject, key, content: body }, async (queries) => {
    const project = await projectOf(queries, session.owner, body.uuid);
    if (!project) throw notFound();
    if (project.kind === 'work') {
      const copy = await insertCopy(lab, queries, session, project.row);
      return { uuid: copy.uuid, link_edit: editLink(lab, copy) };
    }
    const product = await productBySlug(queries, project.row.slug);
    if (!product) throw conflict('This product is no longer available.', 'productGone');
    const copy = await copyPrintProject(queries, project.row, lab.clock.now());
    return { uuid: copy.uuid, link_edit: printLink(product, copy.uuid, lab.config.portal) };
  });
}
