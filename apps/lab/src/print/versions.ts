import { restorePrintVersion } from '@trade-area/core/contract';
import type { printVersions, readPrintVersion } from '@trade-area/core/contract';
import { notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { changedElsewhere, heldProject, keptProject } from './projects.ts';
import {
  deviceOfSession,
  newestVersion,
  projectRow,
  storedProject,
  storeVersion,
  versionAt,
  versionsOf,
} from './table.ts';

export async function listVersions({
  lab,
  session,
  path,
}: Call<typeof printVersions, Session>): Promise<AnswerInput<typeof printVersions>> {
  const { queries } = lab.database;
  const row = await projectRow(queries, session.owner, path['uuid'] ?? '');
  if (!row) throw notFound();
  const versions = await versionsOf(queries, session.owner, row.id);
  return {
    versions: versions.map(({ rev, savedAt, browser, system, sheets, used, restored }) => ({
      rev,
      saved_at: savedAt.toISOString(),
      browser,
      system,
      sheets,
      photos: used,
      restored,
    })),
  };
}

export async function getVersion({
  lab,
  session,
  path,
}: Call<typeof readPrintVersion, Session>): Promise<AnswerInput<typeof readPrintVersion>> {
  const { queries } = lab.database;
  const row = await projectRow(queries, session.owner, path['uuid'] ?? '');
  const rev = Number(path['rev']);
  const version =
    row && Number.isSafeInteger(rev) && rev < 2 ** 31
      ? await versionAt(queries, session.owner, row.id, rev)
      : undefined;
  if (!version) throw notFound();
  return { rev, saved_at: version.savedAt.toISOString(), project: storedProject(version) };
}

/** Makes a version the newest revision. What was the newest stays, so that a restoration can be taken back. */
export async function restoreVersion({
  lab,
  session,
  body,
}: Call<typeof restorePrintVersion, Session>): Promise<AnswerInput<typeof restorePrintVersion>> {
  const { owner } = session;
  const now = lab.clock.now();
  return write(lab, { session, endpoint: restorePrintVersion }, async (queries) => {
    const row = await heldProject(queries, session, body.uuid);
    const newest = await newestVersion(queries, owner, row.id);
    if (row.rev !== Number(body.rev)) throw changedElsewhere(row, newest);
    const version = await versionAt(queries, owner, row.id, Number(body.version));
    if (!version) throw notFound();
    const device = await deviceOfSession(queries, session);
    const project = { ...storedProject(version), rev: row.rev + 1 };
    await storeVersion(queries, owner, row, { project, device, now, restored: version.rev });
    return keptProject(lab, queries, session, await heldProject(queries, session, body.uuid));
  });
}
