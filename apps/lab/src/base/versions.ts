import { LRUCache } from 'lru-cache';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Database } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { owned } from './owner.ts';
import type { Owner } from './owner.ts';

/**
 * What is remembered of a customer between two changes. The version in the database says whether it still holds: the
 * embedded database is ours alone, so the version is remembered too and forgotten after every write of ours; on a
 * server others may write, so it is asked each time.
 */
export interface Versions {
  /** The version when nothing needs to be asked to know it. */
  known(owner: Owner): number | undefined;
  current(owner: Owner): Promise<number>;
  /** After every committed write. */
  forget(): void;
}

const rememberedCustomers = 50_000;

export function createVersions(database: Database): Versions {
  const remembered = new LRUCache<Owner, number>({ max: rememberedCustomers });
  let generation = 0;
  return {
    known: (owner) => remembered.get(owner),
    async current(owner) {
      const known = remembered.get(owner);
      if (known !== undefined) return known;
      const asked = generation;
      const [row] = await rowsOf<{ version: number | string }>(
        database.queries,
        sql`select version from customers where ${owned(customers.id, owner)}`,
      );
      const version = Number(row?.version ?? 0);
      if (database.kind === 'embedded' && asked === generation) remembered.set(owner, version);
      return version;
    },
    forget() {
      generation += 1;
      remembered.clear();
    },
  };
}
