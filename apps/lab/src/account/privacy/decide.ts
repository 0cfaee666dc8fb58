import type { PrivacyProblem } from '@trade-area/core/contract';
import { ownerOf } from '../../base/owner.ts';
import type { Queries } from '../../database/open.ts';
import { forgetKnownSenders } from '../../identity/devices.ts';
import { endSessionsOf, lockAccount } from '../../identity/table.ts';
import { endMailedSecrets, updateCustomer } from '../customers/table.ts';
import { queueErasure } from './queue.ts';
import { problemOf } from './requests.ts';
import { changeRequest, lockRequest, requestById } from './requestTable.ts';

/** The outcome of a decision of the desk; `gone`: the request was decided or withdrawn before. */
export type Decision = 'confirmed' | 'declined' | 'gone' | Exclude<PrivacyProblem, ''>;

/**
 * Confirms a request for erasure, or declines it, once: a second click finds it decided. An account that is erased is closed
 * in the same transaction, so that nobody signs in and no new order begins.
 */
export async function decideRequest(
  queries: Queries,
  id: number,
  { staffId, at, confirms }: { readonly staffId: number; readonly at: Date; readonly confirms: boolean },
): Promise<Decision> {
  const found = await requestById(queries, id);
  if (!found) return 'gone';
  const owner = ownerOf(found);
  // The account before the request, as the customer's own calls lock them.
  await lockAccount(queries, owner);
  const request = await lockRequest(queries, id);
  if (request?.state !== 'waiting') return 'gone';
  const decided = { staffId, decidedAt: at };
  if (!confirms) {
    await changeRequest(queries, id, { ...decided, state: 'declined', doneAt: at });
    return 'declined';
  }
  const problem = await problemOf(queries, owner, request);
  if (problem !== '') return problem;
  if (request.kind === 'customer') {
    await updateCustomer(queries, owner, { deactivatedAt: at });
    await endSessionsOf(queries, owner);
    await endMailedSecrets(queries, owner);
    await forgetKnownSenders(queries, owner);
  }
  await changeRequest(queries, id, { ...decided, state: 'running' });
  await queueErasure(queries, id, at);
  return 'confirmed';
}
