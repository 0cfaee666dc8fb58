import { LRUCache } from 'lru-cache';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Database } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { ownedBy } from './owner.ts';
import type { Owner } from './owner.ts';

/**
 * The version of each customer's data, which decides whether a cached answer is still valid. Only this process writes
 * to the embedded database, so there the version is cached too and dropped after every write; on a server other
 * processes may write, so it is read each time.
 */
export interface Versions {
  /** The cached version; undefined when only the database knows it. */
  findCached(owner: Owner): number | undefined;
  current(owner: Owner): Promise<number>;
  /** After every committed write. */
  forget(): void;
}

const maxCachedCustomers = 50_000;

export function createVersions(database: Database): Versions {
  const cache = new LRUCache<Owner, number>({ max: maxCachedCustomers });
  let generation = 0;
  return {
    findCached: (owner) => cache.get(owner),
    async current(owner) {
      const cached = cache.get(owner);
      if (cached !== undefined) return cached;
      const startGeneration = generation;
      const [row] = await rowsOf<{ version: number | string }>(
        database.queries,
        sql`select version from customers where ${ownedBy(customers.id, owner)}`,
      );
      const version = Number(row?.version ?? 0);
      if (database.kind === 'embedded' && startGeneration === generation) cache.set(owner, version);
      return version;
    },
    forget() {
      generation += 1;
      cache.clear();
    },
  };
}
