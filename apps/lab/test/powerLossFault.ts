import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createAbortGuard } from '../src/database/abortGuard.ts';
import { removeLockFile } from '../src/database/engine.ts';
import { createDiskStore } from '../src/files/disk.ts';

/** Something that the lab has told somebody: it must be there, or something newer in its place. */
export type Acknowledged =
  | { readonly kind: 'note'; readonly id: number; readonly version: number }
  | { readonly kind: 'upload'; readonly id: string; readonly received: number };

/** @returns what is wrong with the folder after a loss of power; '' when nothing is. */
export async function faultOf(
  data: string,
  acknowledged: readonly Acknowledged[],
  uploads: ReadonlyMap<string, Buffer>,
): Promise<string> {
  // PostgreSQL's own words: the error of an engine that stopped is 'Aborted()', whatever the reason.
  const said: string[] = [];
  const told = (what: string, error: unknown) =>
    `the database ${what}: ${[String(error), ...said.filter((line) => /PANIC|FATAL/.test(line))].join('; ')}`;
  // As the lab opens it.
  removeLockFile(join(data, 'db'));
  let engine: PGlite;
  try {
    engine = await PGlite.create({
      dataDir: join(data, 'db'),
      // PGlite alone runs an engine that stopped in a statement for ever.
      extensions: { pg_trgm, amcheck, guard: createAbortGuard(() => undefined).extension },
      onStderr: (line) => said.push(line) === 0,
    });
  } catch (error) {
    return told('does not open', error);
  }
  try {
    return await faultIn(engine, data, acknowledged, uploads);
  } catch (error) {
    return told('is damaged', error);
  } finally {
    await engine.close();
  }
}

async function faultIn(
  engine: PGlite,
  data: string,
  acknowledged: readonly Acknowledged[],
  uploads: ReadonlyMap<string, Buffer>,
): Promise<string> {
  await engine.exec('create extension if not exists amcheck');
  // Every index of the catalogue and of the tables against its table, and every page of the tables.
  await engine.exec(`
    select bt_index_check(c.oid, true) from pg_class c join pg_am a on a.oid = c.relam
    where c.relkind = 'i' and a.amname = 'btree' and c.relpersistence = 'p'`);
  const broken = await engine.query<{ msg: string }>(
    `select h.msg from pg_class c, lateral verify_heapam(c.oid) h where c.relkind = 'r' and c.relpersistence = 'p'`,
  );
  if (broken.rows[0]) return `a table is damaged: ${broken.rows[0].msg}`;
  const notes = await engine.query<{ id: number; version: number }>('select id, version from notes');
  const rows = await engine.query<{ id: string; received: number }>('select id, received from uploads');
  const versionOf = new Map(notes.rows.map(({ id, version }) => [id, version]));
  const receivedOf = new Map(rows.rows.map(({ id, received }) => [id, received]));
  for (const each of acknowledged) {
    if (each.kind === 'note' && (versionOf.get(each.id) ?? 0) < each.version) return 'a row was lost';
    if (each.kind === 'upload' && (receivedOf.get(each.id) ?? -1) < each.received)
      return 'an offset was lost';
  }
  const store = await createDiskStore(join(data, 'uploads'));
  for (const [id, received] of receivedOf) {
    const parts: Buffer[] = [];
    for await (const part of received > 0 ? store.read(id, received) : []) parts.push(part);
    if (!Buffer.concat(parts).equals((uploads.get(id) as Buffer).subarray(0, received)))
      return 'bytes of an upload were lost';
  }
  return '';
}
