import type { Endpoint } from '@trade-area/core/contract';
import type { Queries } from '../database/open.ts';
import { audits } from '../database/schema/customers.ts';
import type { Lab } from './lab.ts';
import type { Session } from './owner.ts';

/**
 * Every change passes through here: one transaction, refused before it begins when the disk is full, answered after it
 * is on disk. While staff act as a customer, the same transaction records the action with both identities (T-A3).
 */
export async function write<T>(
  lab: Lab,
  actor: {
    readonly session: Pick<Session, 'acting' | 'actorId' | 'owner'> | null;
    readonly endpoint: Endpoint;
  },
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  lab.requireSpace();
  const { session, endpoint } = actor;
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
