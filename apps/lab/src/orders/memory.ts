import { sql } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Database } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { owned } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { ListState } from './page.ts';
import { countsOf } from './listTable.ts';

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

export function createVersions(database: Database): Versions {
  const remembered = new Map<Owner, number>();
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

/** States of the lists of customers, each for one version; the longest unused go first. */
export interface ListMemory {
  of(owner: Owner, incomplete: boolean, version: number): Promise<ListState>;
}

export function createListMemory(database: Database, size = 500): ListMemory {
  const states = new Map<string, { version: number; state: Promise<ListState> }>();
  return {
    of(owner, incomplete, version) {
      const key = `${owner} ${incomplete}`;
      const found = states.get(key);
      states.delete(key);
      const kept = found?.version === version ? found : { version, state: read(owner, incomplete) };
      states.set(key, kept);
      kept.state.catch(() => states.delete(key));
      const oldest = states.keys().next();
      if (states.size > size && !oldest.done) states.delete(oldest.value);
      return kept.state;
    },
  };

  async function read(owner: Owner, incomplete: boolean): Promise<ListState> {
    return {
      counts: await countsOf(database.queries, owner, incomplete),
      matches: new Map(),
      days: new Map(),
    };
  }
}
