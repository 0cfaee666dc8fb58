import { PDFDocument, PDFHexString, PDFName, PDFOperator, PDFOperatorNames, rgb } from '@cantoo/pdf-lib';
import type { PDFPage } from '@cantoo/pdf-lib';
import { embedFonts } from '../base/fonts.ts';
import { escapeHtml } from '../base/escapeHtml.ts';
import type { ColourProfile } from './colourProfile.ts';

/** A sheet that a layout is made for, in millimetres. */
export interface TemplateSheet {
  /** `Wedding Book 30 x 30 cm`. */
  readonly title: string;
  /** Trimmed. */
  readonly width: number;
  readonly height: number;
  /** A double page: the fold is drawn in the middle. */
  readonly isSpread: boolean;
  /** Beyond the trim on every side. */
  readonly bleed: number;
  /** Inside the trim: nothing important is nearer to the edge. */
  readonly safe: number;
  /** Lines under the title: colour profile, year, resolution. */
  readonly notes: readonly string[];
  /** The colour space that the file is in; null = none. */
  readonly profile: ColourProfile | null;
  /** Names of the layers, of the notes of the guides too. */
  readonly words: TemplateWords;
}
export interface TemplateWords {
  readonly layout: string;
  readonly guides: string;
  readonly bleed: string;
  readonly trim: string;
  readonly safe: string;
  readonly fold: string;
}

/** The bleed that the uploader requires, and the distance that files need from the trim. */
export const templateBleed = 3;
export const templateSafe = 10;

const inch = 25.4;
const points = (millimetres: number) => (millimetres / inch) * 72;

/** The trimmed sheet of a size such as `30x20` cm or `12x8` in: of a book its double page. null = no size. */
export function sheetOfSize(
  size: string,
  unit: 'cm' | 'in',
  isSpread: boolean,
): Pick<TemplateSheet, 'width' | 'height' | 'isSpread'> | null {
  const read = /^(\d{1,3}(?:\.\d{1,2})?)x(\d{1,3}(?:\.\d{1,2})?)$/.exec(size);
  if (!read) return null;
  const scale = unit === 'in' ? inch : 10;
  const [width, height] = [Number(read[1]) * scale, Number(read[2]) * scale];
  if (width <= 0 || height <= 0) return null;
  return { width: isSpread ? width * 2 : width, height, isSpread };
}

/** The size in whole inches under which a size in centimetres is sold: `30x20` is `12x8`. null = it has none. */
export function sizeInInches(size: string): string | null {
  const read = /^(\d{1,3})x(\d{1,3})$/.exec(size);
  const sides = (read ? [read[1], read[2]] : []).map((side) => Number(side) / 2.5);
  return sides.length === 2 && sides.every((side) => side >= 1)
    ? sides.map((side) => Math.round(side)).join('x')
    : null;
}

interface Guide {
  readonly id: 'bleed' | 'trim' | 'safe' | 'fold';
  readonly colour: readonly [number, number, number];
  readonly dashed: boolean;
}
const guides: readonly Guide[] = [
  { id: 'bleed', colour: [0.76, 0.13, 0.13], dashed: false },
  { id: 'trim', colour: [0.07, 0.07, 0.07], dashed: false },
  { id: 'safe', colour: [0.16, 0.53, 0.67], dashed: true },
  { id: 'fold', colour: [0.45, 0.2, 0.6], dashed: true },
];

/** Distance of a guide’s rectangle from the edge of the sheet with its bleed. */
const insetOf = (id: Guide['id'], { bleed, safe }: TemplateSheet) =>
  ({ bleed: 0, trim: bleed, safe: bleed + safe, fold: 0 })[id];

/**
 * The template as PDF: MediaBox and BleedBox with the bleed, TrimBox at the exact size, ArtBox where nothing is cut; the
 * guides are a layer of their own that is not printed, above an empty layer for the layout. What has no profile of its own
 * is in the sheet's.
 */
export async function templatePdf(sheet: TemplateSheet): Promise<Buffer> {
  const { width, height, bleed, safe, words } = sheet;
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(sheet.title, { showInWindowTitleBar: true });
  const page = document.addPage([points(width + 2 * bleed), points(height + 2 * bleed)]);
  page.setBleedBox(0, 0, points(width + 2 * bleed), points(height + 2 * bleed));
  page.setTrimBox(points(bleed), points(bleed), points(width), points(height));
  const inner = bleed + safe;
  page.setArtBox(points(inner), points(inner), points(width - 2 * safe), points(height - 2 * safe));

  if (sheet.profile) addProfile(document, page, sheet.profile);
  const [layout, lines] = addLayers(document, page, [words.layout, words.guides]);
  drawLayer(page, layout, () => undefined);
  const fonts = await embedFonts(document);
  drawLayer(page, lines, () => {
    for (const { id, colour, dashed } of guides) {
      const inset = insetOf(id, sheet);
      const stroke = { color: rgb(...colour), thickness: points(0.3) };
      const dash = dashed ? { dashArray: [points(3), points(2)] } : {};
      if (id === 'fold') {
        if (!sheet.isSpread) continue;
        const x = points(bleed + width / 2);
        page.drawLine({ start: { x, y: 0 }, end: { x, y: points(height + 2 * bleed) }, ...stroke, ...dash });
        continue;
      }
      page.drawRectangle({
        x: points(inset),
        y: points(inset),
        width: points(width + 2 * bleed - 2 * inset),
        height: points(height + 2 * bleed - 2 * inset),
        borderColor: stroke.color,
        borderWidth: stroke.thickness,
        ...(dashed ? { borderDashArray: [points(3), points(2)] } : {}),
      });
    }
    const size = textSize(sheet);
    for (const [index, text] of textLines(sheet).entries())
      page.drawText(fonts.printable(text), {
        x: points(inner + 4),
        y: points(height + 2 * bleed - inner - 4 - size * 1.4 * (index + 0.8)),
        size: points(size),
        font: index === 0 ? fonts.bold : fonts.plain,
        color: rgb(0.33, 0.33, 0.33),
      });
  });
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/** The same as SVG: the layers are groups that Inkscape and Illustrator show as layers. */
export function templateSvg(sheet: TemplateSheet): Buffer {
  const { width, height, bleed, safe, words } = sheet;
  const [w, h] = [width + 2 * bleed, height + 2 * bleed];
  const colourOf = (colour: Guide['colour']) =>
    `rgb(${colour.map((part) => Math.round(part * 255)).join(',')})`;
  const drawn = guides.flatMap(({ id, colour, dashed }) => {
    const inset = insetOf(id, sheet);
    const stroke = `fill="none" stroke="${colourOf(colour)}" stroke-width="0.3"${dashed ? ' stroke-dasharray="3 2"' : ''}`;
    if (id === 'fold')
      return sheet.isSpread
        ? [`<path id="fold" d="M${millimetres(bleed + width / 2)} 0V${millimetres(h)}" ${stroke}/>`]
        : [];
    const rectangle = `x="${inset}" y="${inset}" width="${millimetres(w - 2 * inset)}" height="${millimetres(h - 2 * inset)}"`;
    return [`<rect id="${id}" ${rectangle} ${stroke}/>`];
  });
  const size = textSize(sheet);
  const left = bleed + safe + 4;
  const texts = textLines(sheet).map(
    (text, index) =>
      `<text x="${left}" y="${millimetres(left + size * 1.4 * (index + 0.8))}" font-size="${size}" font-family="sans-serif"${index === 0 ? ' font-weight="bold"' : ''} fill="#555">${escapeHtml(text)}</text>`,
  );
  const layer = (id: string, label: string, content: readonly string[]) => [
    `<g id="${id}" inkscape:groupmode="layer" inkscape:label="${escapeHtml(label)}">`,
    ...content,
    '</g>',
  ];
  return Buffer.from(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:xlink="http://www.w3.org/1999/xlink" width="${millimetres(w)}mm" height="${millimetres(h)}mm" viewBox="0 0 ${millimetres(w)} ${millimetres(h)}">`,
      `<title>${escapeHtml(sheet.title)}</title>`,
      ...(sheet.profile ? [profileSvg(sheet.profile)] : []),
      ...layer('layout', words.layout, []),
      ...layer('guides', words.guides, [...drawn, ...texts]),
      '</svg>',
      '',
    ].join('\n'),
  );
}

const profileSvg = ({ title, bytes }: ColourProfile) =>
  `<defs><color-profile name="${title.replaceAll(/[^\w]+/g, '-')}" inkscape:label="${escapeHtml(title)}" rendering-intent="relative-colorimetric" xlink:href="data:application/vnd.iccprofile;base64,${bytes.toString('base64')}"/></defs>`;

/** Without the noise of floating point. */
const millimetres = (value: number) => String(Math.round(value * 1_000) / 1_000);

const textSize = ({ width, height }: TemplateSheet) => Math.max(2, Math.min(6, Math.min(width, height) / 40));

/** The title, its notes, and the meaning of each line that is drawn. */
function textLines({ title, notes, words, isSpread, bleed, safe }: TemplateSheet): readonly string[] {
  const meanings = [
    `${words.bleed} ${bleed} mm`,
    words.trim,
    `${words.safe} ${safe} mm`,
    ...(isSpread ? [words.fold] : []),
  ];
  return [title, ...notes, meanings.join(' · ')];
}

/** The space of the colours on the page, and the one that the sheet is printed from. */
function addProfile(document: PDFDocument, page: PDFPage, { title, bytes }: ColourProfile): void {
  const { context } = document;
  const stream = context.register(context.flateStream(bytes, { N: 3, Alternate: 'DeviceRGB' }));
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFHexString.fromText(title),
    Info: PDFHexString.fromText(title),
    DestOutputProfile: stream,
  });
  document.catalog.set(PDFName.of('OutputIntents'), context.obj([intent]));
  const resources = page.node.Resources() ?? context.obj({});
  page.node.set(PDFName.of('Resources'), resources);
  resources.set(PDFName.of('ColorSpace'), context.obj({ DefaultRGB: ['ICCBased', stream] }));
}

/** Adds optional content groups; the last is left out when the page is printed. @returns their names on the page. */
function addLayers(document: PDFDocument, page: PDFPage, names: readonly [string, string]): [string, string] {
  const { context } = document;
  const groups = names.map((name, index) =>
    context.register(
      context.obj({
        Type: 'OCG',
        Name: PDFHexString.fromText(name),
        Usage: { Print: { PrintState: index === 1 ? 'OFF' : 'ON' } },
      }),
    ),
  );
  document.catalog.set(
    PDFName.of('OCProperties'),
    context.obj({
      OCGs: groups,
      D: { Order: groups, ON: groups, AS: [{ Event: 'Print', Category: ['Print'], OCGs: groups }] },
    }),
  );
  const resources = page.node.Resources() ?? context.obj({});
  page.node.set(PDFName.of('Resources'), resources);
  const properties = Object.fromEntries(groups.map((group, index) => [`Layer${index}`, group]));
  resources.set(PDFName.of('Properties'), context.obj(properties));
  return ['Layer0', 'Layer1'];
}

function drawLayer(page: PDFPage, layer: string, draw: () => void): void {
  page.pushOperators(
    PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('OC'), PDFName.of(layer)]),
  );
  draw();
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
}
