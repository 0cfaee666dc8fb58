import { randomBytes } from 'node:crypto';
import {
  createProof,
  proofLinkDays,
  revokeProof,
  settleProofComment,
  updateProof,
} from '@trade-area/core/contract';
import type { readProof } from '@trade-area/core/contract';
import { sheetsOf } from '@trade-area/core/layout';
import { conflict, notFound } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';
import type { Session } from '../../base/owner.ts';
import type { AnswerInput, Call } from '../../base/route.ts';
import { write } from '../../base/write.ts';
import type { Queries } from '../../database/open.ts';
import { hashToken } from '../../identity/tokens.ts';
import { heldProject } from '../projects.ts';
import { newestVersion, projectRow, storedProject } from '../table.ts';
import type { ProjectRow } from '../table.ts';
import { queueProof } from './job.ts';
import {
  changeProof,
  commentsOf,
  orderedRev,
  proofOfProject,
  settleComment,
  sheetsOfProof,
  storeProof,
} from './table.ts';
import type { ProofRow } from './table.ts';

const day = 86_400_000;
type State = AnswerInput<typeof readProof>;

export async function getProof({ lab, session, path }: Call<typeof readProof, Session>): Promise<State> {
  const { queries } = lab.database;
  const row = await projectRow(queries, session.owner, path['uuid'] ?? '');
  if (!row) throw notFound();
  return stateOf(lab, queries, session, row);
}

/** A new link to the project as it is now. Its token is 128 random bits; the database has the hash alone. */
export async function shareProof({
  lab,
  session,
  body,
}: Call<typeof createProof, Session>): Promise<AnswerInput<typeof createProof>> {
  const now = lab.clock.now();
  return write(lab, { session, endpoint: createProof }, async (queries) => {
    const row = await heldProject(queries, session, body.uuid);
    const token = randomBytes(16).toString('base64url');
    const endsAt = new Date(now.getTime() + proofLinkDays * day);
    await storeProof(queries, {
      ...(await shownNow(queries, session, row)),
      customerId: session.owner,
      projectId: row.id,
      tokenHash: hashToken(token),
      requestedAt: now,
      endsAt,
      revokedAt: null,
    });
    await queueRow(queries, session, row, now);
    return { link: `${lab.config.portal.labOrigin}/proof/${token}`, ends: endsAt.toISOString() };
  });
}

/** Shows the newest revision under the same link. */
export async function showNewest({ lab, session, body }: Call<typeof updateProof, Session>): Promise<State> {
  const now = lab.clock.now();
  return write(lab, { session, endpoint: updateProof }, async (queries) => {
    const row = await heldProject(queries, session, body.uuid);
    const proof = await proofOfProject(queries, session.owner, row.id, { lock: true });
    if (!proof || !isOpen(proof, now)) throw conflict('There is no link that works.');
    await changeProof(queries, proof.id, { ...(await shownNow(queries, session, row)), requestedAt: now });
    await queueRow(queries, session, row, now);
    return stateOf(lab, queries, session, row);
  });
}

export async function endProof({
  lab,
  session,
  body,
}: Call<typeof revokeProof, Session>): Promise<AnswerInput<typeof revokeProof>> {
  const now = lab.clock.now();
  return write(lab, { session, endpoint: revokeProof }, async (queries) => {
    const row = await heldProject(queries, session, body.uuid);
    const proof = await proofOfProject(queries, session.owner, row.id, { lock: true });
    if (proof) await changeProof(queries, proof.id, { tokenHash: null, revokedAt: now });
    return { success: true };
  });
}

export async function settle({
  lab,
  session,
  body,
}: Call<typeof settleProofComment, Session>): Promise<AnswerInput<typeof settleProofComment>> {
  return write(lab, { session, endpoint: settleProofComment }, async (queries) => {
    const row = await projectRow(queries, session.owner, body.uuid);
    const proof = row && (await proofOfProject(queries, session.owner, row.id));
    if (!proof || !(await settleComment(queries, proof, Number(body.id), body.done))) throw notFound();
    return { success: true };
  });
}

/** The newest revision, as a proof shows it: the document stays until its pictures are made. */
async function shownNow(
  queries: Queries,
  session: Session,
  row: ProjectRow,
): Promise<Pick<ProofRow, 'rev' | 'document' | 'sheets' | 'photo'>> {
  const newest = await newestVersion(queries, session.owner, row.id);
  const sheets = newest ? sheetsOf(storedProject(newest)).length : 0;
  if (!newest || sheets === 0) throw conflict('The project has no sheets yet.');
  return { rev: newest.rev, document: newest.document, sheets, photo: '' };
}

async function queueRow(queries: Queries, session: Session, row: ProjectRow, now: Date): Promise<void> {
  const proof = await proofOfProject(queries, session.owner, row.id);
  if (proof) await queueProof(queries, proof.id, now);
}

/** Whether the link of a proof works. */
export const isOpen = ({ tokenHash, endsAt }: Pick<ProofRow, 'tokenHash' | 'endsAt'>, now: Date): boolean =>
  tokenHash !== null && endsAt > now;

async function stateOf(
  lab: Pick<Lab, 'clock'>,
  queries: Queries,
  session: Session,
  row: ProjectRow,
): Promise<State> {
  const { uuid, rev } = row;
  const [proof, ordered_rev] = await Promise.all([
    proofOfProject(queries, session.owner, row.id),
    orderedRev(queries, session.owner, uuid),
  ]);
  const none = { uuid, rev, ordered_rev, ends: '', shown_rev: 0, sheets: 0, made: 0, photo: '' };
  if (!proof) return { ...none, approval: null, comments: [] };
  const [sheets, comments] = await Promise.all([
    sheetsOfProof(queries, proof),
    commentsOf(queries, proof.id),
  ]);
  const { approvedAt, approvedName, approvedRev } = proof;
  return {
    ...none,
    ends: isOpen(proof, lab.clock.now()) ? proof.endsAt.toISOString() : '',
    shown_rev: proof.rev,
    sheets: proof.sheets,
    made: sheets.length,
    photo: proof.photo,
    approval:
      approvedAt === null
        ? null
        : { name: approvedName, at: approvedAt.toISOString(), rev: approvedRev ?? 0 },
    comments: comments.map(({ id, at, ...comment }) => ({
      id: String(id),
      number: comment.number,
      rev: comment.rev,
      x: comment.x,
      y: comment.y,
      name: comment.name,
      text: comment.text,
      at: at.toISOString(),
      done: comment.done,
    })),
  };
}
