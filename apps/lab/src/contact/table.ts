import { and, asc, count, desc, eq, gt, isNull, max, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { contactActions, contactLinks, contactMessages, contacts } from '../database/schema/contacts.ts';
import type { ContactState } from '../database/schema/contacts.ts';
import { staff } from '../database/schema/production.ts';
import { searchPatterns } from '../lists/searchText.ts';

export type Contact = typeof contacts.$inferSelect;
export type ContactMessage = typeof contactMessages.$inferSelect;

export interface FoundLink {
  readonly contact: Contact;
  /** Moment at which the link was mailed. */
  readonly createdAt: Date;
  readonly isExpired: boolean;
}

/** The link of a code, with its person; null for one that was never mailed. */
export async function findLink(queries: Queries, codeHash: string, now: Date): Promise<FoundLink | null> {
  const [found] = await queries
    .select({ contact: contacts, createdAt: contactLinks.createdAt, expiresAt: contactLinks.expiresAt })
    .from(contactLinks)
    .innerJoin(contacts, eq(contacts.id, contactLinks.contactId))
    .where(eq(contactLinks.codeHash, codeHash));
  return found
    ? { contact: found.contact, createdAt: found.createdAt, isExpired: found.expiresAt <= now }
    : null;
}

export async function insertLink(queries: Queries, row: typeof contactLinks.$inferInsert): Promise<void> {
  await queries.insert(contactLinks).values(row);
}

/** Moment of the person's last message since then; null = none. */
export async function writtenSince(queries: Queries, contactId: number, since: Date): Promise<Date | null> {
  const [row] = await queries
    .select({ at: max(contactMessages.at) })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.contactId, contactId),
        isNull(contactMessages.staffId),
        gt(contactMessages.at, since),
      ),
    );
  return row?.at ?? null;
}

export async function insertContact(queries: Queries, row: typeof contacts.$inferInsert): Promise<number> {
  const [added] = await queries.insert(contacts).values(row).returning({ id: contacts.id });
  if (!added) throw new Error('ta: a contact was not stored');
  return added.id;
}

export async function insertMessage(
  queries: Queries,
  row: typeof contactMessages.$inferInsert,
): Promise<number> {
  const [added] = await queries.insert(contactMessages).values(row).returning({ id: contactMessages.id });
  if (!added) throw new Error('ta: a message of a contact was not stored');
  return added.id;
}

export async function setState(
  queries: Queries,
  contactId: number,
  state: ContactState,
  changedAt: Date,
): Promise<void> {
  await queries.update(contacts).set({ state, changedAt }).where(eq(contacts.id, contactId));
}

export async function insertAction(queries: Queries, row: typeof contactActions.$inferInsert): Promise<void> {
  await queries.insert(contactActions).values(row);
}

/** The contact, locked until the end of the transaction. */
export async function lockContact(queries: Queries, id: number): Promise<Contact | undefined> {
  const [found] = await queries.select().from(contacts).where(eq(contacts.id, id)).for('update');
  return found;
}

/** With its messages, links, acts and watched videos. */
export async function removeContact(queries: Queries, id: number): Promise<void> {
  await queries.delete(contacts).where(eq(contacts.id, id));
}

export async function contactById(queries: Queries, id: number): Promise<Contact | undefined> {
  const [found] = await queries.select().from(contacts).where(eq(contacts.id, id));
  return found;
}

/** A message with its person, for the mail about it. */
export async function messageForMail(
  queries: Queries,
  id: number,
): Promise<{ readonly message: ContactMessage; readonly contact: Contact } | undefined> {
  const [found] = await queries
    .select({ message: contactMessages, contact: contacts })
    .from(contactMessages)
    .innerJoin(contacts, eq(contacts.id, contactMessages.contactId))
    .where(eq(contactMessages.id, id));
  return found;
}

export async function markMailed(queries: Queries, id: number, mailedAt: Date): Promise<void> {
  await queries.update(contactMessages).set({ mailedAt }).where(eq(contactMessages.id, id));
}

export type ShownMessage = ContactMessage & {
  /** Name of its author at the lab; null = the person wrote it. */
  readonly author: string | null;
};

const staffName = sql<string | null>`${staff.name} || ' ' || ${staff.surname}`;

/** The conversation, oldest message first. */
export async function messagesOf(queries: Queries, contactId: number): Promise<ShownMessage[]> {
  const rows = await queries
    .select({ message: contactMessages, author: staffName })
    .from(contactMessages)
    .leftJoin(staff, eq(staff.id, contactMessages.staffId))
    .where(eq(contactMessages.contactId, contactId))
    .orderBy(asc(contactMessages.id));
  return rows.map(({ message, author }) => ({ ...message, author }));
}

export interface ShownAction {
  readonly id: number;
  readonly action: string;
  readonly at: Date;
  readonly author: string | null;
}

/** Newest first. */
export async function actionsOf(queries: Queries, contactId: number): Promise<ShownAction[]> {
  return queries
    .select({
      id: contactActions.id,
      action: contactActions.action,
      at: contactActions.at,
      author: staffName,
    })
    .from(contactActions)
    .innerJoin(staff, eq(staff.id, contactActions.staffId))
    .where(eq(contactActions.contactId, contactId))
    .orderBy(desc(contactActions.id));
}

export async function newContactCount(queries: Queries): Promise<number> {
  const [row] = await queries.select({ contacts: count() }).from(contacts).where(eq(contacts.state, 'new'));
  return row?.contacts ?? 0;
}

const pageLength = 25;

export interface ListedContact extends Contact {
  /** Beginning of the last message of the person, else of the lab. */
  readonly excerpt: string;
}

/** Conversations in a state; those that wait for an answer oldest first, the others newest first. */
export async function listContacts(
  queries: Queries,
  given: { readonly state: ContactState; readonly search: string; readonly page: number },
): Promise<{ readonly contacts: ListedContact[]; readonly more: boolean }> {
  const { state, search, page } = given;
  const patterns = searchPatterns(search);
  const inSearch = patterns.map((pattern) =>
    or(
      sql`lower(${contacts.name}) like ${pattern}`,
      sql`lower(${contacts.email}) like ${pattern}`,
      sql`exists (select from contact_messages m where m.contact_id = contacts.id and lower(m.text) like ${pattern})`,
    ),
  );
  const rows = await queries
    .select({
      contact: contacts,
      excerpt: sql<string>`coalesce((select left(m.text, 140) from contact_messages m
        where m.contact_id = contacts.id order by (m.staff_id is null) desc, m.id desc limit 1), '')`,
    })
    .from(contacts)
    // A search looks through every state.
    .where(and(patterns.length > 0 ? undefined : eq(contacts.state, state), ...inSearch))
    .orderBy(
      state === 'new' && patterns.length === 0 ? asc(contacts.changedAt) : desc(contacts.changedAt),
      desc(contacts.id),
    )
    .limit(pageLength + 1)
    .offset((page - 1) * pageLength);
  return {
    contacts: rows.slice(0, pageLength).map(({ contact, excerpt }) => ({ ...contact, excerpt })),
    more: rows.length > pageLength,
  };
}
