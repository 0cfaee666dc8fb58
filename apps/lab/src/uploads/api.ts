import { exchangeUploadTicket } from '@trade-area/core/contract';
import type { ExpectedSlot, readLedger } from '@trade-area/core/contract';
import { findSlot, looksOf, unknownFacts } from '@trade-area/core/preflight';
import { insertPass } from '../identity/passes.ts';
import { accountOf } from '../identity/table.ts';
import { takeTicket } from '../identity/tickets.ts';
import { createToken, hashToken } from '../identity/tokens.ts';
import type { Queries } from '../database/open.ts';
import { conflict, notAllowed, notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import type { Lab } from '../base/lab.ts';
import type { Prices } from '../base/ports/prices.ts';
import { holdOrder, orderByCode } from '../orders/table.ts';
import type { StoredOrder } from '../orders/table.ts';
import { announcedFiles } from './announcedTable.ts';
import { expectedSlots, lockedSetFor, setFor, acceptsFiles } from './expected.ts';
import { uploadOf, uploadsOfOrder } from './table.ts';
import type { StoredSet } from './setTable.ts';
import type { StoredUpload } from './table.ts';
import { templateFor } from './template.ts';

/** Exchanges a frame's ticket for a pass, which is valid for one order and as long as the ticket's session. */
export async function openPass({
  lab,
  body,
}: Call<typeof exchangeUploadTicket, Session | null>): Promise<AnswerInput<typeof exchangeUploadTicket>> {
  const now = lab.clock.now();
  const pass = createToken();
  const redeemed = await write(lab, { session: null, endpoint: exchangeUploadTicket }, async (queries) => {
    const ticket = await takeTicket(queries, hashToken(body.ta_token), 'upload', now);
    if (!ticket || ticket.orderCode !== body.order_code) return null;
    await insertPass(queries, {
      tokenHash: hashToken(pass),
      sessionHash: ticket.sessionHash,
      orderCode: ticket.orderCode,
    });
    return ticket;
  });
  if (!redeemed) throw notAllowed('This link has expired or was already used. Open the window again.');
  return { pass };
}

/** The customer of a request, and the one order that a pass is confined to. */
type OrderOwner = Pick<Session, 'owner' | 'confinedTo'>;

/** The order; refused unless it belongs to the customer and, with a pass, is the pass's order. */
export async function orderFor(queries: Queries, session: OrderOwner, code: string): Promise<StoredOrder> {
  if (session.confinedTo !== undefined && session.confinedTo !== code) throw notFound();
  const order = await orderByCode(queries, session.owner, code);
  if (!order) throw notFound();
  return order;
}

/**
 * The order and its set as they are under the set's lock, which ends with the transaction: a submission that was faster
 * is seen. Every change of an order's files begins with it, because what was read before the lock may be stale.
 */
export async function lockOrder(
  queries: Queries,
  prices: Prices,
  session: OrderOwner,
  code: string,
): Promise<{ readonly order: StoredOrder; readonly set: StoredSet }> {
  const set = await lockedSetFor(queries, prices, await orderFor(queries, session, code));
  return { order: await orderFor(queries, session, code), set };
}

/** The same, refused unless the order accepts files. */
export async function lockOpenOrder(queries: Queries, prices: Prices, session: Session, code: string) {
  const locked = await lockOrder(queries, prices, session, code);
  if (!acceptsFiles(locked.order)) throw closed();
  return locked;
}

/** The order and its set, locked with the order’s amounts: a payment that the desk records at this moment waits, or is seen. */
export async function lockPricedOrder(
  queries: Queries,
  prices: Prices,
  session: OrderOwner,
  code: string,
): Promise<{ readonly order: StoredOrder; readonly set: StoredSet }> {
  const { order, set } = await lockOrder(queries, prices, session, code);
  await holdOrder(queries, session.owner, order.id);
  return { order: await orderFor(queries, session, code), set };
}

const closed = () => conflict('This order isn’t accepting files.');

export async function listUploads({
  lab,
  session,
  body,
}: Call<typeof readLedger, Session>): Promise<AnswerInput<typeof readLedger>> {
  const { queries } = lab.database;
  const order = await orderFor(queries, session, body.order_code);
  const set = await setFor(queries, lab.prices, order);
  const files = await uploadsOfOrder(queries, session.owner, order.id);
  const announced = await announcedFiles(queries, order.id);
  const slots = expectedSlots(order, set.pages);
  const { area } = await accountOf(queries, session.owner);
  return {
    order: {
      code: order.commessa,
      article: order.article,
      size: order.book_type,
      sposa: order.bride,
      sposo: order.groom,
      name: order.event_name,
      date: order.event_date ?? '',
      area,
      pages: set.pages,
      profile: set.profile,
      template: await templateFor(lab, session, order, set.profile),
    },
    slots,
    files: files.map((file) => fileOf(file, slots)),
    announced: announced.map(({ id, name, size, mtime, slot, findings }) => ({
      ...{ id, name, size, mtime, slot },
      findings,
    })),
    open: acceptsFiles(order),
    sent: set.sentAt?.toISOString() ?? '',
    proof: typeof set.manifest?.['proof'] === 'string' ? set.manifest['proof'] : '',
    used: files.reduce((sum, { size }) => sum + size, 0),
  };
}

function fileOf(upload: StoredUpload & { readonly slot: string }, slots: readonly ExpectedSlot[]) {
  const {
    id,
    name,
    size,
    received,
    mtime,
    edges,
    sha256,
    claimed,
    slot,
    state,
    findings,
    accepted,
    thumbnail,
    facts,
  } = upload;
  return {
    id,
    name,
    size,
    offset: received,
    mtime,
    edges,
    sha256,
    slot,
    // The file is complete, but its checksum never arrived: it is compared when the file is chosen again.
    state: (state === 'arrived' && claimed === '' ? 'partial' : state) as 'partial',
    findings,
    accepted: accepted.map(({ code }) => code),
    thumbnail,
    ...looksOf({ ...unknownFacts, ...facts }, findSlot(slots, slot)),
  };
}

/** An upload of the customer whose order still accepts files. */
export async function openUpload(lab: Lab, session: Session, id: string) {
  const { queries } = lab.database;
  const found = await uploadOf(queries, session.owner, id);
  if (!found || found.upload.folder !== '') throw notFound();
  const order = await orderFor(queries, session, found.orderCode);
  if (!acceptsFiles(order)) throw closed();
  return { upload: found.upload, order };
}
