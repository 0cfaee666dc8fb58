import { deleteQuote, duplicateQuote, renameQuote, restoreQuote } from '@trade-area/core/contract';
import { conflict, notFound } from '../base/errors.ts';
import { writeOnce } from '../base/idempotency.ts';
import type { Lab } from '../base/lab.ts';
import type { Owner, Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import type { Queries } from '../database/open.ts';
import { searchable } from '../lists/searchText.ts';
import { productBySlug } from '../store/table.ts';
import { sharedPicture } from './picture.ts';
import { quotedProduct } from './productApi.ts';
import { editLink } from './quoteList.ts';
import { pricedFields } from './quotePrice.ts';
import { changeQuote, insertQuote, quoteOf } from './quoteTable.ts';
import type { QuoteRecord } from './quoteTable.ts';

/** @throws conflict when another window has named it since: that name is not overwritten unseen. */
export async function nameQuote({
  lab,
  session,
  body,
}: Call<typeof renameQuote, Session>): Promise<AnswerInput<typeof renameQuote>> {
  return write(lab, { session, endpoint: renameQuote }, async (queries) => {
    const record = await quoteOf(queries, session.owner, body.id, { lock: true });
    if (!record) throw notFound();
    const { name } = body;
    if (record.name === name) return { name };
    if (record.name !== body.former) throw conflict('This quote was renamed in another window.');
    await giveName(queries, session.owner, record, name);
    return { name };
  });
}

/** Names a quote, by which it is found from then on. */
export async function giveName(
  queries: Queries,
  owner: Owner,
  record: QuoteRecord,
  name: string,
): Promise<void> {
  const product = await productBySlug(queries, record.slug);
  const search = searchable(name, product?.name ?? '', record.orderCode);
  await changeQuote(queries, owner, record.id, { name, search });
}

/** Copies a configuration into a new quote, which has its own number and is priced today. */
export async function copyQuote({
  lab,
  session,
  body,
  key,
}: Pick<Call<typeof duplicateQuote, Session>, 'lab' | 'session' | 'body' | 'key'>): Promise<
  AnswerInput<typeof duplicateQuote>
> {
  return writeOnce(lab, { session, endpoint: duplicateQuote, key, content: body }, async (queries) => {
    // Held, so that the clean-up of files does not take a picture that another window replaces now.
    const record = await quoteOf(queries, session.owner, body.id, { lock: true });
    if (!record) throw notFound();
    const copy = await insertCopy(lab, queries, session, record);
    return { id: copy.uuid, link_edit: editLink(lab, copy) };
  });
}

/** @throws conflict when its product is no longer sold. */
export async function insertCopy(
  lab: Lab,
  queries: Queries,
  session: Session,
  record: QuoteRecord,
): Promise<QuoteRecord> {
  const configurable = await quotedProduct(lab, queries, session, record);
  const now = lab.clock.now();
  const priced = pricedFields(configurable, record.fields);
  return insertQuote(queries, session.owner, {
    ...priced,
    ...sharedPicture(record, priced),
    cover: record.cover,
    coverSize: record.coverSize,
    product: configurable.row.name,
    projectId: record.projectId,
    quantity: record.quantity,
    name: record.name,
    configurator: record.configurator,
    createdAt: now,
    changedAt: now,
  });
}

/** Its shared link ends at once, and does not come back with the quote. */
export async function removeQuote({
  lab,
  session,
  body,
}: Pick<Call<typeof deleteQuote, Session>, 'lab' | 'session' | 'body'>): Promise<
  AnswerInput<typeof deleteQuote>
> {
  return write(lab, { session, endpoint: deleteQuote }, async (queries) => {
    const record = await quoteOf(queries, session.owner, body.id, { lock: true, deleted: true });
    if (!record) throw notFound();
    await markDeleted(lab, queries, session, record);
    return { success: true };
  });
}

/** @throws conflict when it was ordered. */
export async function markDeleted(
  lab: Pick<Lab, 'clock'>,
  queries: Queries,
  { owner }: Pick<Session, 'owner'>,
  record: QuoteRecord,
): Promise<void> {
  if (record.isOrdered) throw conflict('This quote was ordered. It stays with its order.');
  if (record.deletedAt !== null) return;
  const gone = { deletedAt: lab.clock.now(), shareCode: null, shareEndsAt: null };
  await changeQuote(queries, owner, record.id, gone);
}

export async function recoverQuote({
  lab,
  session,
  body,
}: Pick<Call<typeof restoreQuote, Session>, 'lab' | 'session' | 'body'>): Promise<
  AnswerInput<typeof restoreQuote>
> {
  return write(lab, { session, endpoint: restoreQuote }, async (queries) => {
    const record = await quoteOf(queries, session.owner, body.id, { lock: true, deleted: true });
    if (!record) throw notFound();
    await changeQuote(queries, session.owner, record.id, { deletedAt: null });
    return { success: true };
  });
}
