import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { rights } from './rights.ts';
import { flag, listOf, rowsOf, text } from './wire.ts';

/** Persons of a studio besides its owner, at most. */
export const mostMembers = 20;

/** `invited`: the link was sent; `expired`: it is too old, invite again; `active`: the person has set a password. */
export const memberStates = ['invited', 'expired', 'active'] as const;
export type MemberState = (typeof memberStates)[number];

const member = v.object({
  /** `owner` = the owner of the account. */
  id: text,
  email: text,
  name: text,
  surname: text,
  rights: listOf(v.picklist(rights)),
  state: v.picklist(memberStates),
  /** ISO 8601; '' for the owner. */
  invited_at: text,
  /** End of the link of the invitation, ISO 8601; '' once it was used. */
  invitation_ends: text,
  /** ISO 8601; '' = has not signed in yet. */
  last_sign_in: text,
});
export type Member = v.InferOutput<typeof member>;

const action = v.object({
  /** Full name, also of a person who was removed since. */
  name: text,
  /** Id of the call, or name of the act outside the contract: `checkout.place`, `uploads.create`. */
  act: text,
  /** Code of the order that it was about; '' = none. */
  order_code: text,
  /** ISO 8601. */
  at: text,
});
export type MemberAction = v.InferOutput<typeof action>;

export const listMembers = endpoint({
  id: 'account.members',
  method: 'GET',
  path: '/api/customer/members',
  summary:
    'The persons of the studio who sign in: the owner first; and what the others did last, newest first.',
  cites: ['ours'],
  answer: v.object({ members: rowsOf(member), actions: listOf(action) }),
});

const rightList = v.pipe(v.array(v.picklist(rights)), v.maxLength(rights.length));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
const surname = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), '');
const id = v.pipe(v.string(), v.maxLength(20));
const done = v.object({ success: flag, id: text });

export const inviteMember = endpoint({
  id: 'account.inviteMember',
  method: 'POST',
  path: '/api/customer/members/invite',
  summary:
    'Mails an invitation to a person of the studio: a link that works once, by which the person sets a password. Only the owner.',
  cites: ['ours'],
  body: v.object({
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(320)),
    name,
    surname,
    rights: rightList,
  }),
  answer: done,
});

export const changeMember = endpoint({
  id: 'account.changeMember',
  method: 'POST',
  path: '/api/customer/members/change',
  summary:
    'Changes the name and the rights of a person of the studio, also in sessions that are open. Only the owner.',
  cites: ['ours'],
  body: v.object({ id, name, surname, rights: rightList }),
  answer: done,
});

export const inviteMemberAgain = endpoint({
  id: 'account.inviteMemberAgain',
  method: 'POST',
  path: '/api/customer/members/invite-again',
  summary:
    'Mails a new invitation to a person who has not set a password; earlier links end. Only the owner.',
  cites: ['ours'],
  body: v.object({ id }),
  answer: done,
});

export const removeMember = endpoint({
  id: 'account.removeMember',
  method: 'POST',
  path: '/api/customer/members/remove',
  summary:
    'Removes a person of the studio, or withdraws an invitation; sessions and links of the person end at once. Only the owner, who cannot be removed.',
  cites: ['ours'],
  body: v.object({ id }),
  answer: done,
});
