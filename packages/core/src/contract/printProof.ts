import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, flag, numeric, rowsOf, text } from './wire.ts';

/** Days that the link of a proof works. */
export const proofLinkDays = 60;

/** `comments` of one proof; `text` and `name` in characters. */
export const proofLimits = { comments: 200, text: 2_000, name: 80 } as const;

const uuid = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const uuidBody = v.object({ uuid });

const proofComment = v.object({
  id: text,
  /** The sheet that it is pinned to, from 1, in the revision `rev`. */
  number: count,
  rev: count,
  /** Where on the sheet, 0 to 1 from its left and its top; null = the whole sheet. */
  x: numeric,
  y: numeric,
  name: text,
  text,
  /** ISO time. */
  at: text,
  /** The photographer has dealt with it. */
  done: flag,
});
export type ProofComment = v.InferOutput<typeof proofComment>;

const proofState = v.object({
  uuid: text,
  /** The newest revision of the project, and the one that its last order prints; 0 = it was not ordered. */
  rev: count,
  ordered_rev: count,
  /** ISO time until which the link works; '' = there is none. */
  ends: text,
  /** The revision that the proof shows; 0 = there is no proof. */
  shown_rev: count,
  /** Sheets of the proof, and those whose pictures are made. */
  sheets: count,
  made: count,
  /** Name of the photo that keeps a sheet from being shown; '' = none. */
  photo: text,
  /** null = the couple has not approved it. */
  approval: v.nullish(v.object({ name: text, at: text, rev: count }), null),
  comments: rowsOf(proofComment),
});
export type ProofState = v.InferOutput<typeof proofState>;

export const readProof = endpoint({
  id: 'print.readProof',
  method: 'GET',
  path: '/api/customer/print/proof/{uuid}',
  summary:
    'The proof of a print project for the couple: its link, how many of its pictures are made, comments and approval. An approval of another revision than `rev` was given before a later change.',
  cites: ['ours'],
  answer: proofState,
});

export const createProof = endpoint({
  id: 'print.createProof',
  method: 'POST',
  path: '/api/customer/print/proof/create',
  summary:
    'A link by which a couple sees a project as it is now, comments on its sheets and approves it, without prices, for 60 days. It is answered once; the project’s former link ends, its comments and its approval stay.',
  cites: ['ours'],
  body: uuidBody,
  answer: v.object({ link: text, ends: text }),
});

export const updateProof = endpoint({
  id: 'print.updateProof',
  method: 'POST',
  path: '/api/customer/print/proof/update',
  summary: 'Shows the project as it is now under the same link. 409 without a link that works.',
  cites: ['ours'],
  body: uuidBody,
  answer: proofState,
});

export const revokeProof = endpoint({
  id: 'print.revokeProof',
  method: 'POST',
  path: '/api/customer/print/proof/revoke',
  summary: 'Ends the link to the proof of a project at once. Comments and approval stay.',
  cites: ['ours'],
  body: uuidBody,
  answer: v.object({ success: v.boolean() }),
});

export const settleProofComment = endpoint({
  id: 'print.settleProofComment',
  method: 'POST',
  path: '/api/customer/print/proof/comment',
  summary: 'Notes that the photographer has dealt with a comment, or has not.',
  cites: ['ours'],
  body: v.object({ uuid, id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)), done: v.boolean() }),
  answer: v.object({ success: v.boolean() }),
});
