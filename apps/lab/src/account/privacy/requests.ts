import {
  cancelPrivacy as cancelEndpoint,
  privacyLink as linkEndpoint,
  readPrivacy as readEndpoint,
  requestPrivacy as requestEndpoint,
  retentionKinds,
} from '@trade-area/core/contract';
import type {
  cancelPrivacy,
  PrivacyKind,
  privacyLink,
  PrivacyProblem,
  readPrivacy,
  requestPrivacy,
} from '@trade-area/core/contract';
import { eq } from 'drizzle-orm';
import { conflict, notFound } from '../../base/errors.ts';
import { ownedBy, ownerOf } from '../../base/owner.ts';
import type { Owner, Session } from '../../base/owner.ts';
import { customerRoute } from '../../base/route.ts';
import type { AnswerInput, Call } from '../../base/route.ts';
import { refuseStaff, write } from '../../base/write.ts';
import type { Queries } from '../../database/open.ts';
import { orders } from '../../database/schema/orders.ts';
import { lockAccount } from '../../identity/table.ts';
import { createToken, hashToken } from '../../identity/tokens.ts';
import { queueExport } from './queue.ts';
import { changeRequest, erasureProblem, insertRequest, lockRequest, requestsOf } from './requestTable.ts';
import type { StoredRequest } from './requestTable.ts';

const shownRequests = 20;
const linkMinutes = 15;

/** Address of the ZIP of an export. */
export const exportPath = '/privacy/export';

async function read({
  lab,
  session,
}: Call<typeof readPrivacy, Session>): Promise<AnswerInput<typeof readPrivacy>> {
  const now = lab.clock.now();
  const rows = await requestsOf(lab.database.queries, session.owner, shownRequests);
  return {
    requests: rows.map((row) => ({
      id: String(row.id),
      kind: row.kind,
      order_code: row.orderCode,
      // The daily job deletes the contents; the export has ended before.
      state: row.state === 'done' && row.endsAt && row.endsAt <= now ? 'expired' : row.state,
      requested_at: row.requestedAt.toISOString(),
      ends_at: row.state === 'done' && row.endsAt && row.endsAt > now ? row.endsAt.toISOString() : '',
    })),
    retention: retentionKinds.map((kind) => ({ kind, days: lab.config.retention[kind] })),
  };
}

/** A second click, or another window, finds the request that is open. */
async function request({
  lab,
  session,
  body,
}: Call<typeof requestPrivacy, Session>): Promise<AnswerInput<typeof requestPrivacy>> {
  const { kind } = body;
  const { owner } = session;
  await refuseStaff(lab, { session, endpoint: requestEndpoint }, 'request a copy or an erasure of the data');
  return write(lab, { session, endpoint: requestEndpoint }, async (queries) => {
    await lockAccount(queries, owner);
    const orderCode = kind === 'couple' ? body.order_code : '';
    const problem = await problemOf(queries, owner, { kind, orderCode });
    if (problem !== '') return { id: '', problem };
    const requestedAt = lab.clock.now();
    const { id, isNew } = await insertRequest(queries, {
      customerId: owner,
      kind,
      orderCode,
      state: kind === 'export' ? 'running' : 'waiting',
      requestedAt,
    });
    if (isNew && kind === 'export') await queueExport(queries, id, requestedAt);
    return { id: String(id), problem };
  });
}

/** Why this cannot be done now; '' = it can. The photos of orders that are not finished are left out. */
export async function problemOf(
  queries: Queries,
  owner: Owner,
  { kind, orderCode }: { readonly kind: PrivacyKind; readonly orderCode: string },
): Promise<PrivacyProblem> {
  if (kind === 'export' || kind === 'photos') return '';
  if (kind === 'customer') return erasureProblem(queries, owner, null);
  const id = await orderIdOf(queries, owner, orderCode);
  return id === undefined ? 'unknownOrder' : erasureProblem(queries, owner, id);
}

/** The id of an order by its code; undefined for another customer's, or none. */
export async function orderIdOf(queries: Queries, owner: Owner, code: string): Promise<number | undefined> {
  const [order] = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(ownedBy(orders.customerId, owner, eq(orders.commessa, code)));
  return order?.id;
}

async function cancel({
  lab,
  session,
  body,
}: Call<typeof cancelPrivacy, Session>): Promise<AnswerInput<typeof cancelPrivacy>> {
  await refuseStaff(lab, { session, endpoint: cancelEndpoint }, 'withdraw a request');
  return write(lab, { session, endpoint: cancelEndpoint }, async (queries) => {
    const stored = await lockOwnRequest(queries, session.owner, body.id);
    if (stored.state !== 'waiting' && stored.state !== 'cancelled')
      throw conflict('The lab has decided about this request already.');
    await changeRequest(queries, stored.id, { state: 'cancelled', doneAt: lab.clock.now() });
    return { success: true };
  });
}

/** The link is a secret of its own, so that a browser can load a ZIP of any size without the session's token. */
async function createLink({
  lab,
  session,
  body,
}: Call<typeof privacyLink, Session>): Promise<AnswerInput<typeof privacyLink>> {
  await refuseStaff(lab, { session, endpoint: linkEndpoint }, 'download the data');
  return write(lab, { session, endpoint: linkEndpoint }, async (queries) => {
    const stored = await lockOwnRequest(queries, session.owner, body.id);
    const now = lab.clock.now();
    if (stored.kind !== 'export' || stored.state !== 'done' || !stored.endsAt || stored.endsAt <= now)
      throw notFound();
    const code = createToken();
    const linkEndsAt = new Date(now.getTime() + linkMinutes * 60_000);
    await changeRequest(queries, stored.id, { linkHash: hashToken(code), linkEndsAt });
    return { link: `${lab.config.portal.labOrigin}${exportPath}?code=${code}` };
  });
}

async function lockOwnRequest(queries: Queries, owner: Owner, id: string): Promise<StoredRequest> {
  const stored = /^\d{1,9}$/.test(id) ? await lockRequest(queries, Number(id)) : undefined;
  if (!stored || ownerOf(stored) !== owner) throw notFound();
  return stored;
}

export const privacyRoutes = [
  customerRoute(readEndpoint, read),
  customerRoute(requestEndpoint, request),
  customerRoute(cancelEndpoint, cancel),
  customerRoute(linkEndpoint, createLink),
];
