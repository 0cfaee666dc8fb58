import type { ContactLinkState } from '../contract/contact.ts';
import { isEmail } from '../kernel/isEmail.ts';

/** Whom the reply goes to: the person of the link, or an address that is asked for. */
export type ReplyAddress = 'known' | 'required' | 'optional';

/**
 * Whether the form asks for an e-mail address (CONT-11).
 * @param link state of the link; null when the lab could not be asked, so that the link may well work.
 */
export function replyAddressFor(code: string, link: ContactLinkState | null): ReplyAddress {
  if (code === '') return 'required';
  if (link === null) return 'optional';
  return link === 'open' || link === 'used' ? 'known' : 'required';
}

/** The form as it was typed. */
export interface TypedContact {
  readonly text: string;
  readonly name: string;
  readonly email: string;
}

/** A text of nothing but spaces is no message (CONT-10). */
export function hasMessage({ text }: Pick<TypedContact, 'text'>): boolean {
  return text.trim() !== '';
}

/** Why the e-mail address cannot be used; null when it can. */
export function emailProblem({ email }: Pick<TypedContact, 'email'>, reply: ReplyAddress) {
  const given = email.trim();
  if (reply === 'known') return null;
  if (given === '') return reply === 'required' ? 'missing' : null;
  return isEmail(given) ? null : 'wrong';
}

/** Name and address that are sent: none for the person of a link. */
export function contactFields({ name, email }: TypedContact, reply: ReplyAddress) {
  return reply === 'known' ? { nome: '', email: '' } : { nome: name.trim(), email: email.trim() };
}
