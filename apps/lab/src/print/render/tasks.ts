import { readFile, writeFile } from 'node:fs/promises';
import { printDpi } from '@trade-area/core/geometry';
import { findSheet, guidesFor } from '@trade-area/core/layout';
import type { PrintProject } from '@trade-area/core/layout';
import type { PdfRequest, SheetOutcome, SheetRequest } from '../../base/ports/renderer.ts';
import { UnprintablePhoto } from './cutPhoto.ts';
import { printFont } from './fonts.ts';
import { writeLongPdf } from './longPdf.ts';
import { pagesOfSheet } from './pages.ts';
import { printJpeg, smallerPicture, webDpi, webPicture } from './printJpeg.ts';
import { printPdf, proofPdf } from './printPdf.ts';
import type { PdfSheet } from './printPdf.ts';
import { renderSheet } from './renderSheet.ts';

/** The tasks of the process that renders, by name. */
export interface RenderTasks {
  readonly sheet: { readonly input: SheetRequest; readonly output: SheetOutcome };
  readonly pdf: { readonly input: PdfRequest; readonly output: true };
}

/** Print files that a PDF is made of in memory; more are written one after the other. */
const mostSheetsInMemory = 60;
/** Density of the pictures of a proof: legible on a screen, useless for a print. */
const proofDpi = 96;

function sheetOf(project: PrintProject, id: string) {
  const sheet = findSheet(project, id);
  if (!sheet) throw new Error(`ta: the project has no sheet ${id}.`);
  return { sheet, guides: guidesFor(project, sheet) };
}

export async function makeSheet({ project, sheetId, photos, into }: SheetRequest): Promise<SheetOutcome> {
  const { sheet, guides } = sheetOf(project, sheetId);
  const photoBytes = async (id: string) => {
    const path = photos[id];
    return path === undefined ? null : readFile(path);
  };
  try {
    const dpi = into.print === null ? Math.min(printDpi, webDpi(guides)) : printDpi;
    const pixels = await renderSheet(project, sheet, { dpi, photoBytes, outlinesOf: printFont });
    const print = await printJpeg(pixels);
    if (into.print !== null) await writeFile(into.print, print);
    await writeFile(into.web, await webPicture(print, guides));
    return { photo: null };
  } catch (error) {
    if (error instanceof UnprintablePhoto) return { photo: { id: error.photoId, reason: error.message } };
    throw error;
  }
}

export async function makePdf({ project, title, at, sheets, into, word }: PdfRequest): Promise<true> {
  const listed = sheets.map(({ id, path }) => {
    const { sheet, guides } = sheetOf(project, id);
    return { guides, bleed: guides.bleed, pages: pagesOfSheet(project, sheet), print: () => readFile(path) };
  });
  if (word === null && listed.length > mostSheetsInMemory) {
    await writeLongPdf(
      into,
      listed.map(({ print, ...sheet }) => ({ ...sheet, jpeg: print })),
      { title, at },
    );
    return true;
  }
  const read: PdfSheet[] = [];
  for (const { guides, print, ...sheet } of listed) {
    const jpeg = await print();
    read.push({ ...sheet, jpeg: word === null ? jpeg : await smallerPicture(jpeg, guides, proofDpi) });
  }
  const pdf = word === null ? printPdf(read, { title, at }) : proofPdf(read, { title, at, word });
  await writeFile(into, await pdf);
  return true;
}
