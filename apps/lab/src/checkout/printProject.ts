import { isDeepStrictEqual } from 'node:util';
import { printForCheckout, printLimits } from '@trade-area/core/contract';
import type { printPrice } from '@trade-area/core/contract';
import {
  canOrder,
  checkProject,
  foldOption,
  isFolded,
  isLoose,
  pagesOf,
  piecesOf,
  printFamilies,
} from '@trade-area/core/layout';
import type { PrintProject } from '@trade-area/core/layout';
import { pagesField, sizeField } from '@trade-area/core/pricing';
import type { Field } from '@trade-area/core/pricing';
import { conflict, invalid, notFound } from '../base/errors.ts';
import { languageOf } from '../base/language.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { explainedPrice } from '../configurator/explainedPrice.ts';
import { printConfigurator } from '../configurator/products.ts';
import { pricedFields, quotationOf, totalsFor } from '../configurator/quotePrice.ts';
import { changeQuote, insertQuote } from '../configurator/quoteTable.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';
import type { Queries } from '../database/open.ts';
import { keepOrdered, openQuote, takenDocument } from '../print/orderTable.ts';
import { photoFiles, withLabPhotos } from '../print/photoTable.ts';
import { editorTypeOf, moduleOf, packOf, printableProduct, sizesOf } from '../print/products.ts';
import type { Printable } from '../print/products.ts';
import { heldProject } from '../print/projects.ts';
import { keptDocument, newestVersion, projectRow, shownName, storedProject } from '../print/table.ts';
import { dispatchOf } from '../store/dispatch.ts';
import { blockingChargeOf } from './chargeTable.ts';

/** The parts of a document that its price depends on. */
interface Ordered {
  readonly fields: readonly Field[];
  readonly quantity: number;
}

/**
 * Takes a project to the checkout: its document is checked, and kept as the order will print it; its price is the lab's.
 * The number of the order stays while the project is not ordered, whatever is changed.
 */
export async function takeToCheckout({
  lab,
  session,
  path,
}: Pick<Call<typeof printForCheckout, Session>, 'lab' | 'session' | 'path'>): Promise<
  AnswerInput<typeof printForCheckout>
> {
  const uuid = path['project_id'] ?? '';
  const { owner } = session;
  const now = lab.clock.now();
  return write(lab, { session, endpoint: printForCheckout }, async (queries) => {
    const row = await heldProject(queries, session, uuid);
    const newest = await newestVersion(queries, owner, row.id);
    if (!newest) throw invalid({ project: 'pageCount' });
    const files = await photoFiles(queries, owner, newest.photos);
    const project = withLabPhotos(storedProject(newest), files);
    const printable = await printableProduct(lab, queries, session, row.slug);
    requirePrintable(project, printable);
    const ordered = orderedOf(project);
    if (ordered.quantity > printLimits.pieces)
      throw invalid({ quantity: `at most ${printLimits.pieces} pieces` });
    const pack = packOf(lab.config, project.family_id);
    if (ordered.quantity % pack !== 0) throw invalid({ quantity: `packs of ${pack}` });
    const [problem] = quotationOf(printable, [...ordered.fields], { quantity: ordered.quantity }).problems;
    if (problem) throw invalid({ project: `options ${problem.field}` });
    const quote = await quoteFor(lab, queries, session, { project, printable, ordered });
    await keepOrdered(queries, owner, quote.id, { ...keptDocument(project), takenAt: now });
    return {
      quantity: ordered.quantity,
      family_id: printable.family,
      order_code: quote.orderCode,
      products: [{ 'editor-type': { value: editorTypeOf(project) } }],
    };
  });
}

/** The binding is part of the price. @throws invalid for the document of another module than its product’s. */
function requireModule({ module_id: module }: PrintProject, row: Printable['row']): void {
  if (module !== moduleOf(row)) throw invalid({ project: 'module_id' });
}

/** @throws invalid with the first thing that stands against printing a document. */
function requirePrintable(project: PrintProject, { terms, family, row }: Printable): void {
  requireModule(project, row);
  const size = sizesOf(terms, Number(family), moduleOf(row)).find(
    ({ product }) => product.size === project.size,
  )?.product;
  // The price is that of the size, so the sheet has to be of this size.
  if (!size || String(project.family_id) !== family) throw invalid({ project: 'size' });
  if (!isDeepStrictEqual(size.geometry, project.geometry)) throw invalid({ project: 'geometry' });
  if (!hasUsualSheets(project)) throw invalid({ project: 'sheets' });
  const findings = checkProject({ ...project, pages: size.pages });
  const obstacle = findings.find((finding) => !canOrder([finding]));
  if (obstacle)
    throw invalid({ project: [obstacle.check, obstacle.sheetId, obstacle.itemId].join(' ').trim() });
}

/** A price is for sheets of these kinds: a print is one page, both sides of a card are alike, and a book is bound once. */
function hasUsualSheets({ family_id: family, spreads, cover, geometry, calendar }: PrintProject): boolean {
  if (isLoose(family)) return cover === null && spreads.every(({ kind }) => kind === 'single');
  const [first] = spreads;
  const isAlike = spreads.every(
    ({ kind, copies, turned }) => kind === first?.kind && copies === first.copies && turned === first.turned,
  );
  if (family === printFamilies.cards)
    return isAlike && cover === null && spreads.length === 2 && first?.kind !== 'cover';
  if (family === printFamilies.calendars)
    return isAlike && cover === null && calendar !== null && first?.kind === 'single' && !first.turned;
  const isBound = spreads.every(({ kind, copies, turned }) => kind === 'inner' && copies === 1 && !turned);
  return isBound && (cover?.kind === 'cover') === (geometry.cover !== null);
}

/** @param pieces of a book, instead of those of its document. */
function orderedOf(project: PrintProject, pieces = piecesOf(project)): Ordered {
  const size = { name: sizeField, stringValue: project.size };
  if (project.family_id === printFamilies.photoBook)
    return { fields: [size, { name: pagesField, numberValue: pagesOf(project) }], quantity: pieces };
  // A card is folded when its sheets are, whatever the document says beside them.
  const isCard = project.family_id === printFamilies.cards;
  const fold = isFolded(project) ? foldOption.folded : foldOption.flat;
  const chosen = Object.entries(isCard ? { ...project.options, [foldOption.name]: fold } : project.options);
  const options = chosen.map(([name, stringValue]) => ({ name, stringValue }));
  return { fields: [size, ...options], quantity: piecesOf(project) };
}

/** The quote that the checkout orders: the one of the project that is still open, at the prices of today, else a new one. */
async function quoteFor(
  lab: Lab,
  queries: Queries,
  session: Session,
  {
    project,
    printable,
    ordered,
  }: { readonly project: PrintProject; readonly printable: Printable; readonly ordered: Ordered },
): Promise<QuoteRecord> {
  const now = lab.clock.now();
  const known = await openQuote(queries, session.owner, project.uuid);
  const content = {
    ...pricedFields(printable, ordered.fields),
    quantity: ordered.quantity,
    name: shownName(project),
    changedAt: now,
  };
  if (!known)
    return insertQuote(queries, session.owner, {
      ...content,
      product: printable.row.name,
      configurator: printConfigurator(printable.family),
      printUuid: project.uuid,
      createdAt: now,
    });
  const { owner } = session;
  const isUnchanged =
    (await takenDocument(queries, owner, known.id))?.document === keptDocument(project).document;
  if (!isUnchanged && (await blockingChargeOf(queries, owner, { code: '', codes: [known.orderCode] })))
    throw conflict('A payment of this project waits for the bank.', 'paymentOpen');
  // A cart that was drawn for another content asks before it orders this one.
  const change = { ...content, revision: known.revision + (isUnchanged ? 0 : 1) };
  await changeQuote(queries, owner, known.id, change);
  return { ...known, ...change };
}

/** The price of a project today. It may still have obstacles: the price is that of its copies and pages. */
export async function priceProject({
  lab,
  session,
  path,
  query,
}: Pick<Call<typeof printPrice, Session>, 'lab' | 'session' | 'path' | 'query'>): Promise<
  AnswerInput<typeof printPrice>
> {
  const { queries } = lab.database;
  const row = await projectRow(queries, session.owner, path['uuid'] ?? '');
  if (!row) throw notFound();
  const newest = await newestVersion(queries, session.owner, row.id);
  const printable = await printableProduct(lab, queries, session, row.slug);
  const days = dispatchOf(lab)(printable.row.days);
  const project = newest && storedProject(newest);
  if (project) requireModule(project, printable.row);
  const ordered = project
    ? orderedOf(project, Number(query.quantity) || undefined)
    : { fields: [], quantity: 0 };
  const { account } = printable.viewer;
  const answer = { rev: row.rev, quantity: ordered.quantity, pages: row.pages, dispatch_date: days };
  // Without a copy there is nothing to pay.
  if (!project || !account || ordered.quantity === 0) return { ...answer, price: null };
  const quotation = quotationOf(printable, [...ordered.fields], { quantity: ordered.quantity });
  const configurator = printConfigurator(printable.family);
  const totals = totalsFor(lab, printable, { account, configurator, total: quotation.total });
  const language = languageOf(undefined, account.language);
  return { ...answer, price: explainedPrice(printable, quotation, { account, totals, language }) };
}
