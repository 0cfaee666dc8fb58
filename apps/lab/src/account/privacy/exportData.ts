import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '../../database/open.ts';
import type { Queries } from '../../database/open.ts';
import type { Lab } from '../../base/lab.ts';
import { ownerOf } from '../../base/owner.ts';
import type { JobContext, LastWrites } from '../../jobs/definition.ts';
import {
  changeRequest,
  deleteParts,
  endExports,
  insertParts,
  lockRequest,
  requestById,
} from './requestTable.ts';
import type { StoredPart } from './requestTable.ts';
import { tableRules } from './tableRules.ts';
import type { TableRule } from './tableRules.ts';

type NewPart = Omit<StoredPart, 'id' | 'requestId'>;

/** Rows in one file of the ZIP. */
const rowsPerFile = 2_000;
const partsAtOnce = 500;
const day = 86_400_000;

/**
 * Collects an export: the rows of every table as JSON, and the names of the files, whose bytes are read when the ZIP is
 * downloaded. An attempt that was interrupted begins again.
 */
export async function collectExport(
  lab: Pick<Lab, 'database' | 'clock' | 'config'>,
  requestId: number,
  context: JobContext,
): Promise<LastWrites | null> {
  const { queries } = lab.database;
  const request = await requestById(queries, requestId);
  // An erasure has ended it meanwhile.
  if (request?.state !== 'running' || request.kind !== 'export') return null;
  const { customerId } = request;
  await context.write((inside) => deleteParts(inside, requestId));
  for (const [table, rule] of Object.entries(tableRules)) {
    context.signal.throwIfAborted();
    const { without } = rule;
    if (without !== null)
      await context.write((inside) =>
        inside.execute(tableParts(table, { ...rule, without }, { requestId, customerId })),
      );
  }
  const files = withOwnNames([
    ...(await uploadParts(queries, customerId)),
    ...(await attachmentParts(queries, customerId)),
  ]);
  for (let from = 0; from < files.length; from += partsAtOnce) {
    const parts = files.slice(from, from + partsAtOnce).map((part) => ({ requestId, ...part }));
    await context.write((inside) => insertParts(inside, parts));
  }
  return async (inside) => {
    if ((await lockRequest(inside, requestId))?.state !== 'running') return deleteParts(inside, requestId);
    // One copy at a time, so that repeated requests do not fill the database.
    await endExports(inside, ownerOf(request), requestId);
    const doneAt = lab.clock.now();
    const endsAt = new Date(doneAt.getTime() + lab.config.retention.exports * day);
    return changeRequest(inside, requestId, { state: 'done', doneAt, endsAt });
  };
}

/** The condition by which rows of a table, named `t`, are a customer's. */
export function belongsTo({ of }: Pick<TableRule, 'of'>, customerId: number): SQL {
  if (typeof of === 'string') return sql`t.${sql.identifier(of)} = ${customerId}`;
  return sql`t.${sql.identifier(of.column)} in (select p.${sql.identifier(of.key)}
    from ${sql.identifier(of.parent)} p where p.customer_id = ${customerId})`;
}

/** One statement, so that the rows of a table are those of one moment, and none of them leaves the database. */
function tableParts(
  table: string,
  rule: TableRule & { readonly without: readonly string[] },
  { requestId, customerId }: { readonly requestId: number; readonly customerId: number },
): SQL {
  const hidden = sql`array[${sql.join(
    rule.without.map((column) => sql`${column}`),
    sql`, `,
  )}]::text[]`;
  return sql`insert into privacy_parts (request_id, name, store, content, size)
    select ${requestId}::int, ${`data/${table}`} || case page when 0 then '' else '-' || page + 1 end || '.json', 'text', content,
      octet_length(content)
    from (
      select page, jsonb_pretty(jsonb_agg(fields order by position)) as content from (
        select to_jsonb(t) - ${hidden} as fields, row_number() over () as position,
          (row_number() over () - 1) / ${rowsPerFile}::int as page
        from ${sql.identifier(table)} t where ${belongsTo(rule, customerId)}
      ) numbered group by page
    ) files order by page`;
}

async function uploadParts(queries: Queries, customerId: number): Promise<readonly NewPart[]> {
  const rows = await rowsOf<{ id: string; name: string; size: number; folder: string }>(
    queries,
    sql`select u.id, u.name, u.size::float8 as size, coalesce(o.commessa, 'photos') as folder from uploads u
      left join orders o on o.id = u.order_id
      where u.customer_id = ${customerId} and u.received = u.size and u.state <> 'partial' order by u.created_at, u.id`,
  );
  return rows.map(({ id, name, size, folder }) => ({
    name: `files/${folder}/${safeName(name)}`,
    store: 'uploads',
    content: id,
    size,
  }));
}

async function attachmentParts(queries: Queries, customerId: number): Promise<readonly NewPart[]> {
  const rows = await rowsOf<{ code: string; name: string; size: number; folder: string }>(
    queries,
    sql`select a.code, a.name, a.size, o.commessa as folder from attachments a join orders o on o.id = a.order_id
      where a.customer_id = ${customerId} and a.message_id is not null order by a.id`,
  );
  return rows.map(({ code, name, size, folder }) => ({
    name: `messages/${folder}/${safeName(name)}`,
    store: 'blobs',
    content: code,
    size,
  }));
}

/** A name that is one entry of one folder in every ZIP program. */
const safeName = (name: string) =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-120) || 'file';

/** Each file has a name of its own, also where the case of letters does not count. */
function withOwnNames(parts: readonly NewPart[]): readonly NewPart[] {
  const taken = new Set<string>();
  return parts.map((part) => {
    let { name } = part;
    const [, stem = name, ending = ''] = /^(.*?)(\.[^./]{1,8})?$/s.exec(name) ?? [];
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${stem} (${copy})${ending}`;
    taken.add(name.toLowerCase());
    return { ...part, name };
  });
}
