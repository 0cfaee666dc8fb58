import {
  cancelOrder,
  deleteOrder,
  deletePhoto,
  deletePrintProject,
  deleteProject,
  deleteProjectFiles,
  deleteQuote,
  deleteView,
  detachFile,
  endSessions,
  login,
  logout,
  removeCard,
  removeProjectCover,
  removeUpload,
  revokeProof,
  revokeStatusLink,
  unshareQuote,
  updateLanguage,
} from '@trade-area/core/contract';
import type { Endpoint } from '@trade-area/core/contract';
import type { Queries } from '../database/open.ts';
import { audits } from '../database/schema/customers.ts';
import { currentRequest } from './currentRequest.ts';
import { notAllowed } from './errors.ts';
import type { Lab } from './lab.ts';
import type { Session } from './owner.ts';

/** These use the disk's reserve: they remove something, or let a person in or out (T-D8). */
const reserveEndpoints: ReadonlySet<string> = new Set(
  [
    cancelOrder,
    deleteOrder,
    deletePhoto,
    deletePrintProject,
    deleteProject,
    deleteProjectFiles,
    deleteQuote,
    deleteView,
    detachFile,
    endSessions,
    login,
    logout,
    removeCard,
    removeProjectCover,
    removeUpload,
    revokeProof,
    revokeStatusLink,
    unshareQuote,
  ].map(({ id }) => id),
);

/** Writes that tell nothing about a person's work: the session's own, and tickets. */
const isRoutine = ({ id }: Act) => id.startsWith('auth.') || id === updateLanguage.id;

/** Its order is gone afterwards: the audit alone tells who has cancelled it, also when it was the owner of the account. */
const isAlwaysRecorded = ({ id }: Act) => id === cancelOrder.id;

/** The act's name in the audit: an endpoint, or what travels outside the contract. */
type Act = Pick<Endpoint, 'id'>;
type Actor = Pick<Session, 'acting' | 'actorId' | 'owner' | 'member'>;

/**
 * Every change passes through here: one transaction, refused before it begins when the disk is full, answered after it
 * is on disk. While staff act as a customer, the same transaction records the action with both identities (T-A3); what a
 * person of the studio beside its owner does is recorded with the person's name, and a cancellation whoever makes it.
 */
export async function write<T>(
  lab: Lab,
  actor: {
    readonly session: Actor | null;
    readonly endpoint: Act;
    /** Whether this change may use the disk's reserve, whatever its endpoint. */
    readonly usesReserve?: boolean;
    /** Order or checkout that it is about; default: the order that the call names. */
    readonly orderCode?: string;
  },
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const { session, endpoint, usesReserve = reserveEndpoints.has(endpoint.id) } = actor;
  if (!usesReserve) lab.requireSpace();
  const written = await lab.database.transaction(async (queries) => {
    const result = await work(queries);
    const isRecorded =
      session?.acting || (session?.member && !isRoutine(endpoint)) || isAlwaysRecorded(endpoint);
    if (session && isRecorded) {
      await queries.insert(audits).values({
        actorId: session.actorId,
        subjectId: session.owner,
        endpoint: endpoint.id,
        at: lab.clock.now(),
        memberName: session.member?.name ?? '',
        orderCode: (actor.orderCode ?? currentRequest()?.orderCode ?? '').slice(0, 60),
      });
    }
    return result;
  });
  lab.versions.forget();
  lab.sessions.forget();
  return written;
}

/**
 * Refuses what only the customer may do while staff act as the customer, and records the attempt (T-A3).
 * @param what the act as it ends the sentence "Only the customer can …".
 */
export async function refuseStaff(
  lab: Lab,
  { session, endpoint }: { readonly session: Actor; readonly endpoint: Act },
  what: string,
): Promise<void> {
  if (!session.acting) return;
  await lab.database.queries.insert(audits).values({
    actorId: session.actorId,
    subjectId: session.owner,
    endpoint: endpoint.id,
    refused: true,
    at: lab.clock.now(),
  });
  throw notAllowed(`Only the customer can ${what}.`, 'customerOnly');
}
