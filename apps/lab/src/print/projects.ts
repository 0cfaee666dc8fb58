import { createHash } from 'node:crypto';
import { createPrintProject, savePrintProject } from '@trade-area/core/contract';
import type { Language, printProducts, printSession, readPrintProject } from '@trade-area/core/contract';
import { readProjectText } from '@trade-area/core/layout';
import type { PrintProject, ProjectProduct } from '@trade-area/core/layout';
import { invalid, notFound, Refusal } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { major } from '../configurator/quotePrice.ts';
import type { Queries } from '../database/open.ts';
import type { Texts } from '../database/schema/shop.ts';
import { printFamilyOf } from '../projects/filters.ts';
import { wireCurrency } from '../store/priceList.ts';
import { productBySlug } from '../store/table.ts';
import { orderedCode } from './orderTable.ts';
import { newDocument } from './newDocument.ts';
import { moduleOf, packOf, printableProduct, productsOfFamily, sizesOf } from './products.ts';
import type { FamilyProduct, Printable } from './products.ts';
import {
  collectionOf,
  deviceOfSession,
  insertProject,
  newestVersion,
  projectRow,
  shownName,
  storedProject,
  storeVersion,
} from './table.ts';
import type { ProjectRow, VersionRow } from './table.ts';

type Kept = AnswerInput<typeof readPrintProject>;

/** The key names a visit, as the editor's host contract wants one. It follows from the session, and no call asks for it. */
export function startSession({
  session,
}: Call<typeof printSession, Session>): Promise<AnswerInput<typeof printSession>> {
  const key = createHash('sha256').update(`print session ${session.tokenHash}`).digest('base64url');
  return Promise.resolve({ session_key: key });
}

/** The products of a family with their sizes. An unknown family has none. */
export async function listProducts({
  lab,
  session,
  path,
}: Call<typeof printProducts, Session>): Promise<AnswerInput<typeof printProducts>> {
  const family = path['family_id'] ?? '';
  const { currency, products, language } = await productsOfFamily(lab, lab.database.queries, session, family);
  return {
    currency: wireCurrency(currency),
    products: products.flatMap((product) => {
      const { terms, module } = product;
      const sizes = sizesOf(terms, Number(family), module);
      if (sizes.length === 0) return [];
      return [
        {
          slug: terms.slug,
          name: terms.name,
          module_id: module === 0 ? '' : String(module),
          sizes: sizes.map(({ product: { size, geometry, pages }, price, tiers }) => ({
            size,
            geometry,
            pages,
            price: major(price),
            tiers: tiers.map((tier) => ({ from: tier.from, price: major(tier.price) })),
          })),
          pack: packOf(lab.config, Number(family)),
          options: optionsOf(product, language),
        },
      ];
    }),
  };
}

/** The choices of a product beside its size, in a language. */
function optionsOf({ terms, rows }: FamilyProduct, language: Language) {
  const spoken = (texts: Texts | undefined) => texts?.[language] || (texts?.en ?? '');
  return terms.options
    .filter(({ kind }) => kind === 'choice')
    .map(({ name, initial, choices }) => ({
      name,
      label: spoken(rows.options.find(({ option }) => option === name)?.labels),
      initial,
      choices: choices.map(({ value }) => ({
        value,
        label: spoken(rows.choices.find((each) => each.option === name && each.choice === value)?.labels),
      })),
    }));
}

/** A new, empty project. One that the customer has under this uuid is answered as it is: the first answer was lost. */
export async function makeProject({
  lab,
  session,
  body,
}: Call<typeof createPrintProject, Session>): Promise<Kept> {
  const { uuid, slug, size, name, module_id: module } = body;
  const { owner } = session;
  const now = lab.clock.now();
  return write(lab, { session, endpoint: createPrintProject }, async (queries) => {
    const known = await projectRow(queries, owner, uuid, { lock: true });
    if (known) return keptProject(lab, queries, session, known);
    const named = { slug, size, module: Number(module), uuid, name };
    const project = { ...(await documentInSize(lab, queries, session, named)), rev: 1 };
    const made = await insertProject(queries, owner, { uuid, slug, name, changedAt: now });
    // Another window has made it at this moment.
    if (!made) return keptProject(lab, queries, session, await heldProject(queries, session, uuid));
    const device = await deviceOfSession(queries, session);
    await storeVersion(queries, owner, made, { project, device, now });
    return keptProject(lab, queries, session, await heldProject(queries, session, uuid));
  });
}

export async function getProject({
  lab,
  session,
  path,
}: Call<typeof readPrintProject, Session>): Promise<Kept> {
  const uuid = path['uuid'] ?? '';
  const row = await projectRow(lab.database.queries, session.owner, uuid);
  if (!row) throw notFound();
  if (row.imagesId !== null && row.rev > 0) return keptProject(lab, lab.database.queries, session, row);
  // Opened for the first time: a place for its photos is made.
  return write(lab, { session, endpoint: { id: 'print.open' } }, async (queries) =>
    keptProject(lab, queries, session, await heldProject(queries, session, uuid)),
  );
}

/** Saves a document over the revision that it began with. */
export async function saveProject({
  lab,
  session,
  query,
  bytes,
}: Call<typeof savePrintProject, Session>): Promise<AnswerInput<typeof savePrintProject>> {
  const project = readDocument(bytes, query.uuid);
  const began = Number(query.rev);
  const now = lab.clock.now();
  return write(lab, { session, endpoint: savePrintProject }, async (queries) => {
    const row = await rowToSave(lab, queries, session, { project, began, now });
    const newest = await newestVersion(queries, session.owner, row.id);
    if (newest && isSame(newest, project)) return savedAnswer(newest);
    if (row.rev !== began) throw changedElsewhere(row, newest);
    await requireProduct(queries, row, project);
    const saved = { ...project, rev: row.rev + 1 };
    const device = await deviceOfSession(queries, session);
    await collectionOf(queries, session.owner, row, now);
    await storeVersion(queries, session.owner, row, { project: saved, device, now });
    return { rev: saved.rev, saved_at: now.toISOString() };
  });
}

const savedAnswer = ({ rev, savedAt }: VersionRow) => ({ rev, saved_at: savedAt.toISOString() });

/** The project that is saved, held; a first save of an unknown uuid makes it, as the copy of one that was changed elsewhere. */
async function rowToSave(
  lab: Lab,
  queries: Queries,
  session: Session,
  { project, began, now }: { readonly project: PrintProject; readonly began: number; readonly now: Date },
): Promise<ProjectRow> {
  const { uuid, product_code: slug, size, module_id: module } = project;
  const known = await projectRow(queries, session.owner, uuid, { lock: true });
  if (known) return known;
  if (began !== 0) throw notFound();
  await productInSize(lab, queries, session, { slug, size, module });
  const row = { uuid, slug, name: shownName(project), changedAt: now };
  return (await insertProject(queries, session.owner, row)) ?? heldProject(queries, session, uuid);
}

/** @throws invalid for what `readProject` refuses, and for the document of another project. */
function readDocument(bytes: Buffer, uuid: string): PrintProject {
  const read = readProjectText(bytes.toString('utf8'));
  if (!read.ok) throw invalid({ project: `${read.problem} ${read.path}`.trim() });
  if (read.project.uuid !== uuid) throw invalid({ project: 'uuid' });
  return read.project;
}

/** Whether the lab has this content already: its answer was lost, and the document is sent again. */
const isSame = ({ document, rev }: VersionRow, project: PrintProject): boolean =>
  document === JSON.stringify({ ...project, rev });

/** A project stays with its product, and with the module of it; another product is another project. */
async function requireProduct(
  queries: Queries,
  { slug }: ProjectRow,
  { product_code: product, family_id: family, module_id: module }: PrintProject,
): Promise<void> {
  if (product !== slug) throw invalid({ project: 'product_code' });
  const known = await productBySlug(queries, slug);
  if (!known) return;
  if (printFamilyOf(known) !== String(family)) throw invalid({ project: 'family_id' });
  if (moduleOf(known) !== module) throw invalid({ project: 'module_id' });
}

/** The refusal that tells what the lab has instead. */
export function changedElsewhere({ rev }: ProjectRow, newest: VersionRow | undefined): Refusal {
  return new Refusal('conflict', 'This project was changed elsewhere.', {
    fields: {
      rev: String(rev),
      saved_at: newest?.savedAt.toISOString() ?? '',
      browser: newest?.browser ?? '',
      system: newest?.system ?? '',
    },
  });
}

/** A project of the customer, held until the transaction ends. @throws notFound */
export async function heldProject(queries: Queries, { owner }: Session, uuid: string): Promise<ProjectRow> {
  const row = await projectRow(queries, owner, uuid, { lock: true });
  if (!row) throw notFound();
  return row;
}

interface InSize {
  readonly slug: string;
  readonly size: string;
  /** 0 = the product’s own. */
  readonly module: number;
}

/**
 * @throws conflict when the product is not sold to this customer, invalid for a size or a module that it is not made in.
 */
async function productInSize(
  lab: Lab,
  queries: Queries,
  session: Session,
  { slug, size, module }: InSize,
): Promise<{ readonly product: ProjectProduct; readonly printable: Printable }> {
  const printable = await printableProduct(lab, queries, session, slug);
  const { terms, family, row } = printable;
  const own = moduleOf(row);
  // The module decides how a book is bound, and so what it costs: a product is made in its own alone.
  if (module !== 0 && module !== own) throw invalid({ module_id: 'that of the product' });
  const found = sizesOf(terms, Number(family), own).find(({ product }) => product.size === size);
  if (!found) throw invalid({ size: 'one of the product' });
  return { product: found.product, printable };
}

/** A new document in a size of a product. @throws as `productInSize` */
export async function documentInSize(
  lab: Lab,
  queries: Queries,
  session: Session,
  { uuid, name, ...wanted }: InSize & { readonly uuid: string; readonly name: string },
): Promise<PrintProject> {
  const { product, printable } = await productInSize(lab, queries, session, wanted);
  return newDocument(lab, product, { account: printable.viewer.account, uuid, name });
}

/** A project as the wire has it; one that has no document yet begins with an empty one in the smallest size. */
export async function keptProject(
  lab: Lab,
  queries: Queries,
  session: Session,
  row: ProjectRow,
): Promise<Kept> {
  const newest = await newestVersion(queries, session.owner, row.id);
  const collection = await collectionOf(queries, session.owner, row, lab.clock.now());
  const project = newest ? storedProject(newest) : await firstDocument(lab, queries, session, row);
  return {
    uuid: row.uuid,
    rev: row.rev,
    saved_at: newest?.savedAt.toISOString() ?? '',
    browser: newest?.browser ?? '',
    system: newest?.system ?? '',
    // Renamed in a list, it has its new name in the editor too.
    project: { ...project, rev: row.rev, name: shownName(project) === row.name ? project.name : row.name },
    pID: collection.id,
    signature: collection.signature,
    ordered: await orderedCode(queries, session.owner, row.uuid),
  };
}

async function firstDocument(
  lab: Lab,
  queries: Queries,
  session: Session,
  { uuid, slug, name }: ProjectRow,
): Promise<PrintProject> {
  const { terms, family, row, viewer } = await printableProduct(lab, queries, session, slug);
  const [first] = sizesOf(terms, Number(family), moduleOf(row));
  if (!first) throw notFound();
  return newDocument(lab, first.product, { account: viewer.account, uuid, name });
}
