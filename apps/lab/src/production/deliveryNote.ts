import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import { formatsOf } from '../base/formatsOf.ts';
import { addressLines } from '../base/addressLine.ts';
import type { Seller } from '../base/configuration.ts';
import type { Address } from '../database/schema/production.ts';
import { column, sheet, startPaper } from '../payments/pdf/paper.ts';
import type { Paper } from '../payments/pdf/paper.ts';

/** The number of the document that a reprint is shipped with. */
export const deliveryNumber = (commessa: string): string => `D${commessa}`;

/** Everything on a delivery note. */
export interface DeliveryNote {
  readonly code: string;
  /** Code of the order that is printed again. */
  readonly original: string;
  /** ISO day of the shipping. */
  readonly day: string;
  readonly article: string;
  readonly pieces: string;
  readonly names: string;
  readonly customer: string;
  readonly language: string;
  readonly address: Address;
}

/** The delivery note of a reprint, without a price; the same note always gives the same bytes. */
export async function deliveryNotePdf(note: DeliveryNote, seller: Seller): Promise<Uint8Array> {
  const language = languageOfNote(note);
  const paper = await startPaper({ title: titleOf(note), author: seller.name, language, day: note.day });
  writeDeliveryNote(paper, note, seller);
  return paper.document.save({ useObjectStreams: true, updateFieldAppearances: false });
}

const languageOfNote = (note: DeliveryNote): Language =>
  languages.find((known) => known === note.language) ?? 'en';
const titleOf = (note: DeliveryNote): string =>
  `${all[languageOfNote(note)].title} ${deliveryNumber(note.code)}`;

/** Writes the words of a delivery note on a page. */
export function writeDeliveryNote(paper: Paper, note: DeliveryNote, seller: Seller): void {
  const language = languageOfNote(note);
  const texts = all[language];
  const { address } = note;
  let y = sheet.height - sheet.margin - 12;
  const write = (words: string, style: { size?: number; bold?: boolean; quiet?: boolean } = {}) => {
    for (const line of paper.lines(words, column.right - column.left, style)) {
      if (y < sheet.margin + 20) {
        paper.turn();
        y = sheet.height - sheet.margin - 12;
      }
      paper.text(line, column.left, y, style);
      y -= (style.size ?? 9) + 5;
    }
  };
  write(seller.name, { size: 15, bold: true });
  for (const line of [
    seller.address,
    `${seller.zip} ${seller.city} (${seller.province})`,
    `${texts.vatNumber} ${seller.vat}`,
  ])
    write(line, { quiet: true });
  y -= 24;
  write(titleOf(note), { size: 14, bold: true });
  write(`${formatsOf(language).longDate(note.day)} · ${texts.customer} ${note.customer}`, {
    quiet: true,
  });
  y -= 16;
  write(texts.to, { quiet: true });
  for (const line of [address.name, ...addressLines(address, language)]) write(line);
  y -= 16;
  paper.rule(y + 12);
  write(note.article, { bold: true });
  write(note.names);
  write(note.pieces);
  y -= 10;
  write(texts.free(note.original));
}

interface Texts {
  readonly title: string;
  readonly vatNumber: string;
  readonly customer: string;
  readonly to: string;
  free(original: string): string;
}

const all: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Delivery note',
    vatNumber: 'VAT no.',
    customer: 'customer code',
    to: 'Delivered to',
    free: (original) => `Reprint of order ${original} after a claim, free of charge. This is not an invoice.`,
  },
  it: {
    title: 'Documento di trasporto',
    vatNumber: 'P. IVA',
    customer: 'codice cliente',
    to: 'Destinatario',
    free: (original) =>
      `Ristampa dell’ordine ${original} a seguito di un reclamo, senza addebito. Questo documento non è una fattura.`,
  },
  es: {
    title: 'Albarán',
    vatNumber: 'NIF-IVA',
    customer: 'cliente',
    to: 'Entregar a',
    free: (original) =>
      `Reimpresión del pedido ${original} por una reclamación, sin cargo. Este documento no es una factura.`,
  },
  fr: {
    title: 'Bon de livraison',
    vatNumber: 'N° TVA',
    customer: 'client',
    to: 'Livré à',
    free: (original) =>
      `Réimpression de la commande ${original} à la suite d’une réclamation, sans frais. Ce document n’est pas une facture.`,
  },
  de: {
    title: 'Lieferschein',
    vatNumber: 'USt-IdNr.',
    customer: 'Kundennr.',
    to: 'Lieferung an',
    free: (original) =>
      `Nachdruck der Bestellung ${original} nach einer Reklamation, kostenlos. Dieses Dokument ist keine Rechnung.`,
  },
};
