import type { FileFacts, PdfBox, PdfColour, PdfContents, PdfModel, PdfSheet } from './facts.ts';
import type { JudgeOptions, Draft } from './judge.ts';
import { densityLimits } from './size.ts';

/** Bytes of a PDF that is repaired where its tables are broken; a larger one has to be whole. */
export const largestPdf = 200 * 1_048_576;
/** Millimetres by which a box may differ: 0.2, and half of the hundredth to which it was rounded. */
const slack = 0.205;
/** Pages that one sentence names. */
const mostNamed = 12;

/** Row "PDF" of the table as far as the pages themselves tell: locked, their number, their boxes. */
export function ofPdf(facts: FileFacts, asked: JudgeOptions): (Draft | false)[] {
  const { pdf, pages, bytes } = facts;
  if (!pdf)
    return [
      bytes > largestPdf && {
        code: 'pdfLarge',
        level: 'block',
        values: { megabytes: Math.round(largestPdf / 1_048_576) },
      },
    ];
  if (pdf.locked) return [{ code: 'pdfLocked', level: 'block' }];
  if (pages === 0) return [{ code: 'damaged', level: 'block' }];
  const { slot, sheets = [] } = asked;
  return [ofNumber(pages, asked), ...(slot ? ofBoxes(pdf.sheets, slot) : ofLooseBoxes(pdf.sheets, sheets))];
}

/** An unassigned PDF has to fit a sheet of the order, and one with several pages the spread, as images do. */
function ofLooseBoxes(
  pages: readonly PdfSheet[],
  sheets: NonNullable<JudgeOptions['sheets']>,
): (Draft | false)[] {
  const found = sheets
    .filter(({ kind }) => pages.length === 1 || kind === 'spread')
    .map((sheet) => ofBoxes(pages, sheet).filter((draft) => draft !== false));
  return found.some((drafts) => drafts.length === 0) ? [] : (found[0] ?? []);
}

/** A page for its own sheet, or one page for every spread of the order. */
function ofNumber(pages: number, { slot, spreads = 0 }: JudgeOptions): Draft | false {
  const values = { pages, wanted: spreads };
  if (slot?.kind === 'page') return { code: 'pdfHalf', level: 'block' };
  if (slot?.kind === 'spreads') return pages !== spreads && { code: 'pdfPages', level: 'block', values };
  if (pages === 1) return false;
  if (pages !== spreads) return { code: spreads > 1 ? 'pdfPages' : 'pdfOnePage', level: 'block', values };
  return slot !== null && { code: 'pdfAllSpreads', level: 'block', values };
}

function ofBoxes(sheets: readonly PdfSheet[], slot: NonNullable<JudgeOptions['slot']>): (Draft | false)[] {
  if (slot.kind === 'page') return [];
  const size = (margin: number) => [slot.w_mm + 2 * margin, slot.h_mm + 2 * margin] as const;
  const fits = (box: PdfBox | null, sideways: boolean, margin: number) => {
    if (!box) return false;
    const [across, down] = sideways ? [box[3], box[2]] : [box[2], box[3]];
    const [wide, high] = size(margin);
    const near = (a: number, b: number) => Math.abs(a - b) <= slack;
    const lies = slot.kind === 'image' && near(across, high) && near(down, wide);
    return (near(across, wide) && near(down, high)) || lies;
  };
  const bare: number[] = [];
  const wrong: number[] = [];
  for (const [index, { media, trim, bleed, sideways }] of sheets.entries()) {
    const right =
      fits(media, sideways, slot.bleed_mm) ||
      (fits(trim, sideways, 0) && fits(bleed, sideways, slot.bleed_mm));
    if (!right) (fits(media, sideways, 0) ? bare : wrong).push(index + 1);
  }
  const [wantedWidth, wantedHeight] = size(slot.bleed_mm);
  const valuesOf = (list: readonly number[]) => {
    const { media, sideways } = sheets[(list[0] ?? 1) - 1] ?? {
      media: [0, 0, 0, 0] as const,
      sideways: false,
    };
    const [width, height] = sideways ? [media[3], media[2]] : [media[2], media[3]];
    const round = (value: number) => Math.round(value * 10) / 10;
    return {
      width: round(width),
      height: round(height),
      wantedWidth,
      wantedHeight,
      pages: formatPages(list),
    };
  };
  const several = sheets.length > 1;
  return [
    wrong.length > 0 && { code: several ? 'pdfSizeOn' : 'pdfSize', level: 'block', values: valuesOf(wrong) },
    bare.length > 0 && {
      code: several ? 'pdfNoBleedOn' : 'pdfNoBleed',
      level: 'block',
      values: valuesOf(bare),
    },
  ];
}

/** The rest of the row: the content of the pages, as far as it could be read. */
export function ofContents(
  contents: PdfContents | null,
  painted: readonly PdfColour[] = [],
): (Draft | false)[] {
  if (!contents) return [{ code: 'pdfByHand', level: 'note' }, ofColours(painted)];
  const { pictures, fontsMissing } = contents;
  const low = pictures.filter(({ density }) => density < densityLimits.refused);
  const soft = pictures.filter(
    ({ density }) => density >= densityLimits.refused && density < densityLimits.warned,
  );
  const density = (list: typeof pictures) => ({
    density: Math.min(...list.map((picture) => picture.density)),
    pages: formatPages(list.map(({ page }) => page)),
  });
  return [
    low.length > 0 && { code: 'pdfLowDensity', level: 'block', values: density(low) },
    ofColours([...pictures, ...painted]),
    fontsMissing.length > 0 && {
      code: 'pdfFonts',
      level: 'block',
      values: { fonts: [...new Set(fontsMissing)].slice(0, mostNamed).join(', ') },
    },
    soft.length > 0 && { code: 'pdfSoftDensity', level: 'warn', values: density(soft) },
  ];
}

function ofColours(seen: readonly PdfColour[]): Draft | false {
  const strange = seen.filter(({ model }) => models[model] !== undefined);
  return (
    strange.length > 0 && {
      code: 'pdfColour',
      level: 'block',
      values: {
        model: [...new Set(strange.map(({ model }) => models[model] ?? ''))].join(', '),
        pages: formatPages(strange.map(({ page }) => page)),
      },
    }
  );
}

/** Colour models that the lab does not print, by their names in the trade. */
const models: Partial<Record<PdfModel, string>> = {
  cmyk: 'CMYK',
  lab: 'Lab',
  indexed: 'indexed',
  spot: 'spot',
};

/** '3, 7–12', and how many more there are. */
function formatPages(pages: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const page of [...new Set(pages)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.last === page - 1) run.last = page;
    else runs.push({ first: page, last: page });
  }
  const more = runs.splice(mostNamed).reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const each = runs.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`));
  return each.join(', ') + (more > 0 ? ` +${more}` : '');
}
