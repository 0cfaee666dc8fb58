import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '../../database/open.ts';
import type { Queries } from '../../database/open.ts';
import { photoCollection } from '../../database/schema/designer.ts';
import type { Lab } from '../../base/lab.ts';
import { isOpenOrder } from '../../base/openOrder.ts';
import { ownerOf } from '../../base/owner.ts';
import { ProviderUnavailable } from '../../base/ports/cardProvider.ts';
import { forgetDevices, forgetKnownSenders } from '../../identity/devices.ts';
import { membersOf } from '../../identity/memberTable.ts';
import { JobFailure } from '../../jobs/definition.ts';
import type { JobContext, LastWrites } from '../../jobs/definition.ts';
import { belongsTo } from './exportData.ts';
import { changeRequest, endExports, requestById } from './requestTable.ts';
import type { StoredRequest } from './requestTable.ts';
import { tableRules } from './tableRules.ts';

/** Files whose rows are deleted in one transaction. */
const filesAtOnce = 100;

interface Work {
  readonly lab: Pick<Lab, 'database' | 'clock' | 'uploads' | 'cards'>;
  readonly context: JobContext;
  readonly request: StoredRequest;
}

/**
 * Erases what the desk has confirmed. Every step may be repeated, so an attempt that was interrupted begins again; rows are
 * deleted before their files, and a file that is left behind is removed by the daily clean-up of files without a row.
 */
export async function erase(
  lab: Work['lab'],
  requestId: number,
  context: JobContext,
): Promise<LastWrites | null> {
  const request = await requestById(lab.database.queries, requestId);
  if (request?.state !== 'running') return null;
  const work = { lab, context, request };
  // Copies that wait for their download hold what is erased now.
  await context.write((inside) => endExports(inside, ownerOf(request)));
  if (request.kind === 'customer') await eraseCustomer(work);
  if (request.kind === 'couple') await eraseCouple(work);
  if (request.kind === 'photos') await erasePhotos(work);
  const doneAt = lab.clock.now();
  return (inside) => changeRequest(inside, requestId, { state: 'done', doneAt });
}

async function eraseCustomer(work: Work): Promise<void> {
  const { lab, context, request } = work;
  const { customerId } = request;
  const owner = ownerOf(request);
  await forgetCards(work);
  await revokeReleases(work, photosOf(customerId));
  await deleteUploads(work, sql`u.customer_id = ${customerId}`);
  await deletePrintFiles(work, sql`f.customer_id = ${customerId}`);
  await deleteAttachments(work, sql`a.customer_id = ${customerId}`);
  await context.write(async (inside) => {
    for (const { id } of await membersOf(inside, owner)) await forgetDevices(inside, `member:${id}`);
    await forgetKnownSenders(inside, customerId);
    await inside.execute(sql`delete from written_once where actor = ${`customer ${customerId}`}`);
  });
  for (const [table, rule] of Object.entries(tableRules)) {
    context.signal.throwIfAborted();
    const { erase: change } = rule;
    if (change === 'keep') continue;
    const rows = belongsTo(rule, customerId);
    const values = Object.entries(change).map(
      ([column, value]) => sql`${sql.identifier(column)} = ${sql.raw(value)}`,
    );
    await context.write((inside) =>
      inside.execute(
        change === 'delete'
          ? sql`delete from ${sql.identifier(table)} t where ${rows}`
          : sql`update ${sql.identifier(table)} t set ${sql.join(values, sql`, `)} where ${rows}`,
      ),
    );
  }
  const at = lab.clock.now().toISOString();
  await context.write((inside) =>
    inside.execute(sql`update customers set erased_at = ${at}::timestamptz,
      deactivated_at = coalesce(deactivated_at, ${at}::timestamptz) where id = ${customerId}`),
  );
}

/** The names, words and files of one order, with the print project that it was made of; its lines, payments and documents stay. */
async function eraseCouple(work: Work): Promise<void> {
  const { context, lab, request } = work;
  const { customerId, orderCode } = request;
  const [order] = await rowsOf<{ id: number; shipment: string }>(
    lab.database.queries,
    sql`select id::float8 as id, shipment_code as shipment from orders
      where customer_id = ${customerId} and commessa = ${orderCode}`,
  );
  if (!order) return;
  const { id } = order;
  const photos = sql`select p.upload_id from shared_photos p join shared_photo_orders x on x.photo_id = p.id
    where p.customer_id = ${customerId} and x.order_code = ${orderCode}`;
  await revokeReleases(work, photos);
  await deleteUploads(
    work,
    sql`u.customer_id = ${customerId} and (u.order_id = ${id} or u.id in (${photos}))`,
  );
  await deleteAttachments(work, sql`a.order_id = ${id}`);
  await deletePrintFiles(work, sql`f.order_id = ${id}`);
  const project = await orderedProject(lab.database.queries, { customerId, orderCode });
  if (project) await deleteUploads(work, photosOfProject(customerId, project));
  const codes = sql`(${orderCode}, nullif(${order.shipment}, ''))`;
  const statements = [
    sql`delete from messages where order_id = ${id}`,
    sql`delete from notifications where order_id = ${id}`,
    sql`delete from status_links where order_id = ${id}`,
    sql`delete from uploads_announced where order_id = ${id}`,
    sql`update upload_sets set manifest = null where order_id = ${id}`,
    sql`update print_runs set state = 'deleted', photo = '' where order_id = ${id}`,
    sql`delete from checkouts where customer_id = ${customerId} and order_code in ${codes}`,
    sql`update card_charges set details = '{}', url = '' where customer_id = ${customerId} and order_code in ${codes}
      and state in ('settled', 'refunded', 'declined')`,
    ...(project ? [sql`delete from projects where id = ${project.projectId}::bigint`] : []),
    // The configuration of the order, or its document, holds what was written on the product.
    sql`delete from quotes where customer_id = ${customerId} and order_code = ${orderCode}`,
    sql`update order_details set shipping_address = null, other_address = null where order_id = ${id}`,
    sql`update orders set event_name = '', user_label = '', event_date = null, bride = '', groom = '',
      search = lower(commessa || ' ' || article) where id = ${id}`,
  ];
  await context.write(async (inside) => {
    for (const statement of statements) await inside.execute(statement);
  });
}

/** The files of finished orders that are not being printed again, and the shared photos, whose permissions end. */
async function erasePhotos(work: Work): Promise<void> {
  const { customerId } = work.request;
  await revokeReleases(work, photosOf(customerId));
  await deleteUploads(
    work,
    sql`u.customer_id = ${customerId} and (u.share_session is not null
      or exists (select from orders o where o.id = u.order_id and ${isFinished})
      or (exists (select from designer_projects d where d.id = u.project_id and d.type = ${photoCollection})
        and not exists (select from print_versions v where v.customer_id = u.customer_id and v.photos @> array[u.claimed])
        and not exists (select from print_orders a join quotes q on q.id = a.quote_id
          left join orders o on o.commessa = q.order_code and q.is_ordered
          where a.customer_id = u.customer_id and a.photos @> array[u.claimed] and (o.id is null or not (${isFinished})))))`,
  );
  await deletePrintFiles(
    work,
    sql`f.customer_id = ${customerId} and exists (select from orders o where o.id = f.order_id and ${isFinished})`,
  );
  await work.context.write(async (inside) => {
    await inside.execute(sql`update print_runs r set state = 'deleted', photo = '' from orders o
      where o.id = r.order_id and o.customer_id = ${customerId} and ${isFinished}`);
    // The lists of print files name what is gone.
    await inside.execute(sql`update upload_sets s set manifest = null from orders o where o.id = s.order_id
      and o.customer_id = ${customerId} and not ${isOpenOrder('o')}
      and not exists (select from uploads u where u.order_id = o.id)`);
    await inside.execute(sql`delete from print_orders a using quotes q, orders o where q.id = a.quote_id
      and q.is_ordered and o.commessa = q.order_code and a.customer_id = ${customerId} and ${isFinished}`);
  });
}

/** An order `o` that is finished, and not being printed again. */
const isFinished: SQL = sql`not ${isOpenOrder('o')} and not exists (select from reprints r
  join orders p on p.id = r.order_id where r.original_id = o.id and ${isOpenOrder('p')})`;

/** The quote that an order was made from a print project by; a project that was deleted since is null, with its photos’ collection. */
interface OrderedProject {
  readonly quoteId: number;
  readonly projectId: number | null;
  readonly photos: string | null;
}

async function orderedProject(
  queries: Queries,
  { customerId, orderCode }: { readonly customerId: number; readonly orderCode: string },
): Promise<OrderedProject | undefined> {
  const [found] = await rowsOf<OrderedProject>(
    queries,
    sql`select q.id::float8 as "quoteId", p.id::float8 as "projectId", p.images_id as photos from quotes q
      left join projects p on p.customer_id = q.customer_id and p.uuid = q.print_uuid
      where q.customer_id = ${customerId} and q.order_code = ${orderCode} and q.print_uuid is not null`,
  );
  return found;
}

/** Photos of a print project and of its order that no other project and no other order has. */
function photosOfProject(customerId: number, { quoteId, projectId, photos }: OrderedProject): SQL {
  const [quote, project] = [sql`${quoteId}::bigint`, sql`${projectId}::bigint`];
  const has = sql`customer_id = ${customerId} and photos @> array[u.claimed]`;
  return sql`u.customer_id = ${customerId}
    and exists (select from designer_projects d where d.id = u.project_id and d.type = ${photoCollection})
    and (u.project_id = ${photos}::text
      or exists (select from print_versions where ${has} and project_id = ${project})
      or exists (select from print_orders where ${has} and quote_id = ${quote}))
    and not exists (select from print_versions where ${has} and project_id is distinct from ${project})
    and not exists (select from print_orders where ${has} and quote_id <> ${quote})`;
}

const photosOf = (customerId: number): SQL =>
  sql`select p.upload_id from shared_photos p where p.customer_id = ${customerId}`;

async function revokeReleases({ lab, context, request }: Work, photos: SQL): Promise<void> {
  const at = lab.clock.now().toISOString();
  await context.write((inside) =>
    inside.execute(sql`update photo_releases set revoked_at = ${at}::timestamptz, revoked_by = name
      where customer_id = ${request.customerId} and revoked_at is null and photo_key in (${photos})`),
  );
}

const deleteUploads = (work: Work, condition: SQL): Promise<void> =>
  deleteWithFiles(
    work,
    sql`delete from uploads where id in (select u.id from uploads u where ${condition} limit ${filesAtOnce})
      returning id as file`,
    (file) => work.lab.uploads.files.remove(file),
  );

const deletePrintFiles = (work: Work, condition: SQL): Promise<void> =>
  deleteWithFiles(
    work,
    sql`delete from print_files where id in (select f.id from print_files f where ${condition} limit ${filesAtOnce})
      returning id as file`,
    (file) => work.lab.uploads.files.remove(file),
  );

const deleteAttachments = (work: Work, condition: SQL): Promise<void> =>
  deleteWithFiles(
    work,
    sql`delete from attachments where id in (select a.id from attachments a where ${condition} limit ${filesAtOnce})
      returning code as file`,
    (file) => work.lab.uploads.blobs.remove(file),
  );

/** Deletes rows, a number of them in each transaction, and after each the files that they named, until none is left. */
async function deleteWithFiles(
  { context }: Work,
  deleteSome: SQL,
  remove: (file: string) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    context.signal.throwIfAborted();
    const rows = await context.write((inside) => rowsOf<{ file: string }>(inside, deleteSome));
    if (rows.length === 0) return;
    for (const { file } of rows) await remove(file);
  }
}

/** The provider forgets the cards before the lab forgets their names there. */
async function forgetCards({ lab, request }: Work): Promise<void> {
  const cards = await rowsOf<{ reference: string }>(
    lab.database.queries,
    sql`select reference from cards where customer_id = ${request.customerId}`,
  );
  for (const { reference } of cards)
    await lab.cards.forget(reference).catch((error: unknown) => {
      if (error instanceof ProviderUnavailable)
        throw new JobFailure('cardProvider', 'a card could not be deleted at its provider');
      throw error;
    });
}
