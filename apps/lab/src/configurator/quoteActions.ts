import { deleteQuote, duplicateQuote, renameQuote, restoreQuote } from '@trade-area/core/contract';
import { conflict, notFound } from '../base/errors.ts';
import { writeOnce } from '../base/idempotency.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { searchable } from '../lists/searchText.ts';
import { productBySlug } from '../store/table.ts';
import { sharedPicture } from './picture.ts';
import { quotedProduct } from './productApi.ts';
import { editLink } from './quoteList.ts';
import { pricedFields } from './quotePrice.ts';
import { changeQuote, insertQuote, quoteOf } from './quoteTable.ts';

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
    const product = await productBySlug(queries, record.slug);
    const search = searchable(name, product?.name ?? '', record.orderCode);
    await changeQuote(queries, session.owner, record.id, { name, search });
    return { name };
  });
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
    const configurable = await quotedProduct(lab, queries, session, record);
    const now = lab.clock.now();
    const priced = pricedFields(configurable, record.fields);
    const copy = await insertQuote(queries, session.owner, {
      ...priced,
      ...sharedPicture(record, priced),
      product: configurable.row.name,
      projectId: record.projectId,
      quantity: record.quantity,
      name: record.name,
      configurator: record.configurator,
      createdAt: now,
      changedAt: now,
    });
    return { id: copy.uuid, link_edit: editLink(lab, copy) };
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
    if (record.isOrdered) throw conflict('This quote was ordered. It stays with its order.');
    if (record.deletedAt === null)
      await changeQuote(queries, session.owner, record.id, {
        deletedAt: lab.clock.now(),
        shareCode: null,
        shareEndsAt: null,
      });
    return { success: true };
  });
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
