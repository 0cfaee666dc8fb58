import {
  deleteOrder,
  deleteView,
  detachFile,
  endSessions,
  login,
  logout,
  removeCard,
} from '@trade-area/core/contract';
import type { Endpoint } from '@trade-area/core/contract';
import type { Queries } from '../database/open.ts';
import { audits } from '../database/schema/customers.ts';
import type { Lab } from './lab.ts';
import type { Session } from './owner.ts';

/** These use the disk's reserve: they remove something, or let a person in or out (T-D8). */
const reserveEndpoints: ReadonlySet<string> = new Set(
  [deleteOrder, deleteView, detachFile, endSessions, login, logout, removeCard].map(({ id }) => id),
);

/**
 * Every change passes through here: one transaction, refused before it begins when the disk is full, answered after it
 * is on disk. While staff act as a customer, the same transaction records the action with both identities (T-A3).
 */
export async function write<T>(
  lab: Lab,
  actor: {
    readonly session: Pick<Session, 'acting' | 'actorId' | 'owner'> | null;
    readonly endpoint: Endpoint;
    /** Whether this change may use the disk's reserve, whatever its endpoint. */
    readonly usesReserve?: boolean;
  },
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const { session, endpoint, usesReserve = reserveEndpoints.has(endpoint.id) } = actor;
  if (!usesReserve) lab.requireSpace();
  const written = await lab.database.transaction(async (queries) => {
    const result = await work(queries);
    if (session?.acting) {
      await queries.insert(audits).values({
        actorId: session.actorId,
        subjectId: session.owner,
        endpoint: endpoint.id,
        at: lab.clock.now(),
      });
    }
    return result;
  });
  lab.versions.forget();
  lab.sessions.forget();
  return written;
}
