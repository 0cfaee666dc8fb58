import { isEmail } from '@trade-area/core/kernel';
import { languages, longestContactName, longestMessage } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import { conflict, invalid, notFound } from '../base/errors.ts';
import { runOnce } from '../base/idempotency.ts';
import type { Queries } from '../database/open.ts';
import { queueContactMail } from './mails.ts';
import { insertAction, insertContact, insertMessage, lockContact, setState } from './table.ts';
import type { Contact } from './table.ts';

/** The member of staff who acts, and the lab's time. */
export interface DeskAct {
  readonly staffId: number;
  readonly at: Date;
}

/** Words of the desk, with the key of their form: submitted twice they are sent once. */
export interface DeskWords extends DeskAct {
  readonly text: string;
  /** Address of a video's page, which becomes the last paragraph; '' = none. */
  readonly video: string;
  readonly key: string;
}

export interface NewContact {
  readonly name: string;
  readonly email: string;
  readonly language: string;
}

/**
 * Writes to a person for the first time: the mail holds the link to the contact page.
 * @returns id of the conversation. @throws invalid with `name`, `email` or `text`.
 */
export async function writeToContact(
  queries: Queries,
  { name, email, language }: NewContact,
  words: DeskWords,
): Promise<number> {
  const person = { name: name.trim(), email: email.trim(), language: languageFor(language) };
  if (person.name === '' || person.name.length > longestContactName)
    throw invalid({ name: `1 to ${longestContactName} characters` });
  if (!isEmail(person.email)) throw invalid({ email: 'an e-mail address' });
  const text = textOf(words);
  return once(queries, 'contact.write', words, { ...person, text }, async () => {
    const { at } = words;
    const id = await insertContact(queries, { ...person, state: 'answered', createdAt: at, changedAt: at });
    await send(queries, id, 'write', { ...words, text });
    return id;
  });
}

/** Answers a person by mail. @throws conflict for one who gave no address, invalid with `text`. */
export async function answerContact(queries: Queries, id: number, words: DeskWords): Promise<void> {
  const text = textOf(words);
  const contact = await locked(queries, id);
  if (contact.email === '') throw conflict('This person gave no e-mail address.');
  await once(queries, 'contact.answer', words, { id, text }, async () => {
    await send(queries, id, 'answer', { ...words, text });
    await setState(queries, id, 'answered', words.at);
    return id;
  });
}

/** Closes a conversation, or opens it again; one that is so already stays as it is. */
export async function closeContact(
  queries: Queries,
  id: number,
  { staffId, at, isClosed }: DeskAct & { readonly isClosed: boolean },
): Promise<void> {
  const contact = await locked(queries, id);
  if ((contact.state === 'closed') === isClosed) return;
  await setState(queries, id, isClosed ? 'closed' : 'new', at);
  await insertAction(queries, { contactId: id, staffId, action: isClosed ? 'close' : 'reopen', at });
}

async function locked(queries: Queries, id: number): Promise<Contact> {
  const contact = await lockContact(queries, id);
  if (!contact) throw notFound();
  return contact;
}

async function send(
  queries: Queries,
  contactId: number,
  action: 'write' | 'answer',
  { staffId, at, text }: DeskWords,
): Promise<void> {
  const message = await insertMessage(queries, { contactId, staffId, text, at, isMailed: true });
  await queueContactMail(queries, message, at);
  await insertAction(queries, { contactId, staffId, action, at });
}

function textOf({ text, video }: DeskWords): string {
  const trimmed = text.trim();
  const whole = video === '' ? trimmed : `${trimmed}\n\n${video}`;
  if (trimmed === '' || whole.length > longestMessage)
    throw invalid({ text: `1 to ${longestMessage} characters` });
  return whole;
}

const languageFor = (given: string): Language => languages.find((language) => language === given) ?? 'en';

function once<T>(
  queries: Queries,
  endpoint: string,
  { key, staffId, at }: DeskWords,
  content: unknown,
  work: () => Promise<T>,
): Promise<T> {
  return runOnce(queries, { actor: `staff ${staffId}`, key, endpoint, content, now: at }, work);
}
