import { randomUUID } from 'node:crypto';
import type { PrintProject } from '@trade-area/core/layout';
import { sizeField } from '@trade-area/core/pricing';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import { valueOfField } from '../configurator/quoteList.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';
import type { Queries } from '../database/open.ts';
import { takenDocument } from './orderTable.ts';
import { documentInSize } from './projects.ts';
import { deviceOfSession, insertProject, shownName, storedProject, storeVersion } from './table.ts';

/**
 * A new project with the document of an order, which stays as it was ordered. An order whose files were deleted gives an
 * empty project of its product and size.
 * @throws conflict when the product is no longer sold, invalid when it is no longer made in this size.
 */
export async function projectFromOrder(
  lab: Lab,
  queries: Queries,
  session: Session,
  record: Pick<QuoteRecord, 'id' | 'slug' | 'name' | 'fields'>,
): Promise<string> {
  const { owner } = session;
  const uuid = randomUUID();
  const now = lab.clock.now();
  const taken = await takenDocument(queries, owner, record.id);
  const project = taken
    ? { ...storedProject(taken), uuid, rev: 1 }
    : await emptyProject(lab, queries, session, { uuid, record });
  const row = { uuid, slug: record.slug, name: shownName(project), changedAt: now };
  const made = await insertProject(queries, owner, row);
  if (!made) throw new Error('ta: a uuid was given twice');
  const device = await deviceOfSession(queries, session);
  await storeVersion(queries, owner, made, { project, device, now });
  return uuid;
}

async function emptyProject(
  lab: Lab,
  queries: Queries,
  session: Session,
  {
    uuid,
    record: { slug, name, fields },
  }: { readonly uuid: string; readonly record: Pick<QuoteRecord, 'slug' | 'name' | 'fields'> },
): Promise<PrintProject> {
  const size = String(valueOfField(fields, sizeField) ?? '');
  const named = { slug, size, module: 0, uuid, name: name ?? '' };
  return { ...(await documentInSize(lab, queries, session, named)), rev: 1 };
}
