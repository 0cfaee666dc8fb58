import { createHash } from 'node:crypto';
import type { Endpoint } from '@trade-area/core/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { writtenOnce } from '../database/schema/idempotency.ts';
import { invalid } from './errors.ts';
import type { Lab } from './lab.ts';
import type { Session } from './owner.ts';
import { write } from './write.ts';

const retentionMs = 24 * 3_600_000;

/**
 * Runs a write once for its `Idempotency-Key`, however often it is sent within a day: the first request does the work,
 * every other one gets its result. The same key with other content is refused (T-E2). Without a key it is an ordinary
 * write. `work` returns plain data, small enough to store.
 */
export async function writeOnce<T>(
  lab: Lab,
  call: {
    /** null: a visitor, whose keys are those of everybody without a session. */
    readonly session: Session | null;
    readonly endpoint: Endpoint;
    readonly key: string;
    readonly content: unknown;
  },
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const { session, endpoint, key, content } = call;
  if (key === '') return write(lab, { session, endpoint }, work);
  if (!/^[\w-]{8,100}$/.test(key))
    throw invalid({ 'Idempotency-Key': '8 to 100 letters, digits, hyphens or underscores' });
  const actor = session ? `customer ${session.owner}` : 'visitor';
  return write(lab, { session, endpoint }, (queries) =>
    runOnce(queries, { actor, key, endpoint: endpoint.id, content, now: lab.clock.now() }, work),
  );
}

/** The same inside an open transaction. */
export async function runOnce<T>(
  queries: Queries,
  wish: {
    readonly actor: string;
    readonly key: string;
    readonly endpoint: string;
    readonly content: unknown;
    readonly now: Date;
  },
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const { actor, key, endpoint, now } = wish;
  const bodyHash = createHash('sha256').update(JSON.stringify(wish.content)).digest('base64url');
  await queries.delete(writtenOnce).where(lt(writtenOnce.at, new Date(now.getTime() - retentionMs)));
  // A second request waits here until the first is committed or rolled back.
  const [first] = await queries
    .insert(writtenOnce)
    .values({ actor, key, endpoint, bodyHash, answer: '', at: now })
    .onConflictDoNothing()
    .returning({ key: writtenOnce.key });
  const ofKey = and(eq(writtenOnce.actor, actor), eq(writtenOnce.key, key));
  if (!first) {
    const [kept] = await queries.select().from(writtenOnce).where(ofKey);
    if (!kept || kept.endpoint !== endpoint || kept.bodyHash !== bodyHash)
      throw invalid({ 'Idempotency-Key': 'was already used for another request' });
    return JSON.parse(kept.answer) as T;
  }
  const answer = await work(queries);
  await queries
    .update(writtenOnce)
    .set({ answer: JSON.stringify(answer ?? null) })
    .where(ofKey);
  return answer;
}
