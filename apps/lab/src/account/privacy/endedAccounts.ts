import { sql } from 'drizzle-orm';
import { rowsOf } from '../../database/open.ts';
import type { Lab } from '../../base/lab.ts';
import { ownerOf } from '../../base/owner.ts';
import { lockAccount } from '../../identity/table.ts';
import { queueErasure } from './queue.ts';
import { changeRequest, erasureProblem, insertRequest, requestById } from './requestTable.ts';

/**
 * Queues the erasure of the accounts that were closed before a moment, without a request. An account with an order that is
 * not finished, or with money that is owed, waits until it has neither.
 */
export async function eraseEndedAccounts(
  lab: Pick<Lab, 'database' | 'clock'>,
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  const isEnded = sql`erased_at is null and deactivated_at < ${before.toISOString()}::timestamptz`;
  const ended = await rowsOf<{ id: number }>(
    lab.database.queries,
    sql`select id from customers where ${isEnded} order by id`,
  );
  for (const { id: customerId } of ended) {
    signal.throwIfAborted();
    const owner = ownerOf({ customerId });
    await lab.database.transaction(async (queries) => {
      await lockAccount(queries, owner);
      // The desk may have activated it meanwhile.
      const [still] = await rowsOf(
        queries,
        sql`select id from customers where id = ${customerId} and ${isEnded}`,
      );
      if (!still || (await erasureProblem(queries, owner, null)) !== '') return;
      const at = lab.clock.now();
      const { id } = await insertRequest(queries, {
        customerId,
        kind: 'customer',
        state: 'waiting',
        requestedAt: at,
      });
      // An erasure that is under way goes on.
      if ((await requestById(queries, id))?.state !== 'waiting') return;
      await changeRequest(queries, id, { state: 'running', decidedAt: at });
      await queueErasure(queries, id, at);
    });
  }
}
