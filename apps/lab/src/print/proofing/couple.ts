import { proofLimits } from '@trade-area/core/contract';
import { conflict, invalid, notFound } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';
import { write } from '../../base/write.ts';
import type { Queries } from '../../database/open.ts';
import { hashToken } from '../../identity/tokens.ts';
import { queueCommentMail, queueApprovalMail } from './mails.ts';
import {
  changeProof,
  commentsOf,
  countComments,
  insertComment,
  sharedProof,
  sheetsOfProof,
} from './table.ts';
import type { CommentRow, ProofRow, SharedProof, SheetRow } from './table.ts';

/** A proof as the couple sees it: no price, no account, no address. */
export interface CoupleProof {
  readonly name: string;
  readonly studio: string;
  readonly rev: number;
  /** Sheets that it will show, and the pictures that are made. */
  readonly sheets: number;
  readonly pictures: readonly SheetRow[];
  readonly comments: readonly CommentRow[];
  /** `isCurrent`: it is of the revision that is shown. */
  readonly approval: { readonly name: string; readonly at: Date; readonly isCurrent: boolean } | null;
}

const hashOf = (token: string) => (/^[A-Za-z0-9_-]{22}$/.test(token) ? hashToken(token) : '');

/** The proof of a link that works; `ended`: it worked once. null = no such link, or a revoked one. */
async function openShared(
  lab: Pick<Lab, 'clock'>,
  queries: Queries,
  token: string,
  { lock = false } = {},
): Promise<SharedProof | 'ended' | null> {
  const hash = hashOf(token);
  const shared = hash === '' ? undefined : await sharedProof(queries, hash, { lock });
  if (!shared) return null;
  return shared.proof.endsAt <= lab.clock.now() ? 'ended' : shared;
}

export async function coupleProof(
  lab: Pick<Lab, 'clock' | 'database'>,
  token: string,
): Promise<CoupleProof | 'ended' | null> {
  const { queries } = lab.database;
  const shared = await openShared(lab, queries, token);
  if (shared === null || shared === 'ended') return shared;
  const { proof, name, studio } = shared;
  const [pictures, comments] = await Promise.all([
    sheetsOfProof(queries, proof),
    commentsOf(queries, proof.id),
  ]);
  const { rev, sheets, approvedAt, approvedName, approvedRev } = proof;
  const approval = approvedAt && { name: approvedName, at: approvedAt, isCurrent: approvedRev === rev };
  return { name, studio, rev, sheets, pictures, comments, approval };
}

/** A picture of a proof whose link works. */
export async function proofPicture(
  lab: Pick<Lab, 'clock' | 'database'>,
  token: string,
  number: number,
): Promise<SheetRow | null> {
  const shared = await openShared(lab, lab.database.queries, token);
  if (shared === null || shared === 'ended') return null;
  const sheets = await sheetsOfProof(lab.database.queries, shared.proof);
  return sheets.find((sheet) => sheet.number === number) ?? null;
}

/** A comment as a couple sends it, before it was checked. */
export interface NewComment {
  readonly number: number;
  /** The revision that was shown. */
  readonly rev: number;
  /** 0 to 1; null = the whole sheet. */
  readonly x: number | null;
  readonly y: number | null;
  readonly name: string;
  readonly text: string;
}

/**
 * Keeps a comment, and tells the photographer by mail.
 * @throws notFound without a link that works, conflict when the proof shows another revision, invalid for its fields.
 */
export async function addComment(lab: Lab, token: string, given: NewComment): Promise<void> {
  const name = given.name.trim();
  const text = given.text.trim();
  if (name === '' || name.length > proofLimits.name) throw invalid({ name: 'name' });
  if (text === '' || text.length > proofLimits.text) throw invalid({ text: 'text' });
  const now = lab.clock.now();
  await write(lab, { session: null, endpoint: { id: 'print.proofComment' } }, async (queries) => {
    const proof = await heldProof(lab, queries, token, given.rev);
    if (!Number.isInteger(given.number) || given.number < 1 || given.number > proof.sheets)
      throw invalid({ number: 'number' });
    if ((await countComments(queries, proof.id)) >= proofLimits.comments)
      throw conflict('Too many comments.');
    const isPlace = (value: number | null): value is number => value !== null && value >= 0 && value <= 1;
    const isPinned = isPlace(given.x) && isPlace(given.y);
    await insertComment(queries, {
      ...{ proofId: proof.id, customerId: proof.customerId, rev: proof.rev, number: given.number },
      ...{ x: isPinned ? given.x : null, y: isPinned ? given.y : null, name, text, at: now },
    });
    await queueCommentMail(queries, proof.id, now);
  });
}

/** Approves the revision that is shown, under a name; the photographer is told by mail. */
export async function approve(
  lab: Lab,
  token: string,
  given: { readonly name: string; readonly rev: number },
): Promise<void> {
  const name = given.name.trim();
  if (name === '' || name.length > proofLimits.name) throw invalid({ name: 'name' });
  const now = lab.clock.now();
  await write(lab, { session: null, endpoint: { id: 'print.proofApproval' } }, async (queries) => {
    const proof = await heldProof(lab, queries, token, given.rev);
    // Nothing is approved that has not been seen.
    if ((await sheetsOfProof(queries, proof)).length < proof.sheets) throw conflict('It is not whole yet.');
    await changeProof(queries, proof.id, { approvedRev: proof.rev, approvedName: name, approvedAt: now });
    await queueApprovalMail(queries, proof.id, now);
  });
}

/** Takes the approval back. */
export async function withdraw(lab: Lab, token: string): Promise<void> {
  const now = lab.clock.now();
  await write(lab, { session: null, endpoint: { id: 'print.proofApproval' } }, async (queries) => {
    const proof = await heldProof(lab, queries, token, null);
    if (proof.approvedAt === null) return;
    await changeProof(queries, proof.id, { approvedRev: null, approvedName: '', approvedAt: null });
    await queueApprovalMail(queries, proof.id, now);
  });
}

/** @param rev that was shown; null = whichever. */
async function heldProof(
  lab: Pick<Lab, 'clock'>,
  queries: Queries,
  token: string,
  rev: number | null,
): Promise<ProofRow> {
  const shared = await openShared(lab, queries, token, { lock: true });
  if (shared === null || shared === 'ended') throw notFound();
  if (rev !== null && shared.proof.rev !== rev) throw conflict('The proof shows another revision now.');
  return shared.proof;
}
