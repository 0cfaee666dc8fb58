import type { PrintProject } from '@trade-area/core/layout';

/** A sheet to print. */
export interface SheetRequest {
  readonly project: PrintProject;
  readonly sheetId: string;
  /** Files of its photos by their ids. */
  readonly photos: Readonly<Record<string, string>>;
  /** Files that are written: the print file, null = none is needed, and the picture for the web. */
  readonly into: { readonly print: string | null; readonly web: string };
}

/** `photo`: the photo that cannot be printed, with the reason; null = the files are written. */
export interface SheetOutcome {
  readonly photo: { readonly id: string; readonly reason: string } | null;
}

/** A PDF of sheets that are printed already. */
export interface PdfRequest {
  readonly project: PrintProject;
  readonly title: string;
  readonly at: Date;
  /** Print files in the order of the sheets. */
  readonly sheets: readonly { readonly id: string; readonly path: string }[];
  readonly into: string;
  /** The word across a proof; null = this is the print PDF. */
  readonly word: string | null;
}

/** Renders print files, written where the request says. */
export interface Renderer {
  /** null when it failed, or exceeded its limits. */
  sheet(request: SheetRequest): Promise<SheetOutcome | null>;
  pdf(request: PdfRequest): Promise<true | null>;
  /** The task under way and later ones are rejected. */
  close(): void;
}
