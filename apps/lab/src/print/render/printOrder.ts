import type { Language } from '@trade-area/core/contract';
import { findPhoto } from '@trade-area/core/layout';
import { eq } from 'drizzle-orm';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import { ownerOf } from '../../base/owner.ts';
import { orders } from '../../database/schema/orders.ts';
import { accountOf } from '../../identity/table.ts';
import { orderedDocument } from '../orderTable.ts';
import { photoFiles } from '../photoTable.ts';
import { storedProject } from '../table.ts';
import type { PrintOrder } from './makeFiles.ts';

/** The word across the pages of a proof, where it is in capitals. */
const proofWords: Readonly<Record<Language, string>> = {
  en: 'Proof',
  it: 'Bozza',
  es: 'Prueba',
  fr: 'Épreuve',
  de: 'Korrekturabzug',
};

/** An order with the document that it prints; null = it was deleted, or not made of a print project. */
export async function printOrderOf(
  { database: { queries }, uploads }: Pick<Lab, 'database' | 'uploads'>,
  id: number,
): Promise<PrintOrder | null> {
  const [order] = await queries.select().from(orders).where(eq(orders.id, id));
  const document = order && (await orderedDocument(queries, order.commessa));
  if (!order || !document) return null;
  const owner = ownerOf(order);
  const project = storedProject(document);
  const files = await photoFiles(queries, owner, document.photos);
  const language = languageOf(undefined, (await accountOf(queries, owner)).language);
  return {
    id,
    customerId: order.customerId,
    code: order.commessa,
    project,
    proofWord: proofWords[language].toLocaleUpperCase(language),
    orderedAt: document.takenAt,
    async openPhoto(photoId) {
      const file = files.get(findPhoto(project, photoId)?.hash ?? '');
      return file ? uploads.files.openLocalCopy(file.id, file.size) : null;
    },
  };
}
