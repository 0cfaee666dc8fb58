import { LRUCache } from 'lru-cache';
import type { Clock } from '@trade-area/core/kernel';
import type { Database } from '../database/open.ts';
import type { Session } from '../base/owner.ts';
import type { Sessions } from '../base/ports/identity.ts';
import { sessionByPass } from './passes.ts';
import { sessionByHash } from './table.ts';
import { hashToken } from './tokens.ts';

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;
const maxCachedSessions = 10_000;

export function createSessions(database: Database, clock: Clock): Sessions {
  const cache = new LRUCache<string, Session>({ max: maxCachedSessions });
  let generation = 0;
  const cachedSession = (token: string) => {
    const session = cache.get(token);
    return session && session.expiresAt > clock.now() ? session : null;
  };
  return {
    findCached: cachedSession,
    async find(token) {
      if (!tokenPattern.test(token)) return null;
      const cached = cachedSession(token);
      if (cached) return cached;
      const startGeneration = generation;
      const hash = hashToken(token);
      const session =
        (await sessionByHash(database.queries, hash, clock.now())) ??
        (await sessionByPass(database.queries, hash, clock.now()));
      if (session && database.kind === 'embedded' && startGeneration === generation)
        cache.set(token, session);
      return session ?? null;
    },
    forget() {
      generation += 1;
      cache.clear();
    },
  };
}
