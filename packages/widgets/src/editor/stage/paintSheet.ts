import { layOutText, photoMatrix, textPath } from '@trade-area/core/geometry';
import type { Box, FontOutlines, Guides } from '@trade-area/core/geometry';
import {
  backgroundCrop,
  calendarParts,
  cornerOf,
  findPhoto,
  sepiaTint,
  shadowLook,
} from '@trade-area/core/layout';
import type { PhotoItem, PrintProject, ProjectPhoto, ProjectSpread, TextItem } from '@trade-area/core/layout';

/** Pictures and fonts as they are loaded; null while they are not. A picture may be smaller than its photo. */
export interface SheetSources {
  readonly pictureOf: (photoId: string) => CanvasImageSource | null;
  readonly outlinesOf: (font: TextItem['font']) => FontOutlines | null;
}

type Paint = CanvasRenderingContext2D;

/** Colours of what is only on the screen. */
const missing = '#d9dde3';

function outline(paint: Paint, { w, h }: Pick<Box, 'w' | 'h'>, radius: number) {
  paint.beginPath();
  if (radius > 0) paint.roundRect(0, 0, w, h, cornerOf({ w, h, radius }));
  else paint.rect(0, 0, w, h);
}

/** A photo in a box whose top left is the origin, in millimetres: the same matrix as that of the print file. */
function paintPhoto(
  paint: Paint,
  box: Pick<Box, 'w' | 'h'>,
  crop: PhotoItem['crop'],
  photo: ProjectPhoto | undefined,
  { pictureOf }: SheetSources,
) {
  const picture = photo ? pictureOf(photo.id) : null;
  if (!photo || !picture) {
    paint.fillStyle = missing;
    paint.fillRect(0, 0, box.w, box.h);
    return;
  }
  paint.save();
  paint.transform(...photoMatrix(photo, box, crop));
  paint.drawImage(picture, 0, 0, photo.w, photo.h);
  paint.restore();
}

/** Colours are taken out by blending, which every browser has; sepia is then laid over the greys. */
function paintFilter(paint: Paint, { w, h }: Pick<Box, 'w' | 'h'>, filter: PhotoItem['filter']) {
  if (filter === 'none') return;
  paint.globalCompositeOperation = 'saturation';
  paint.fillStyle = '#000000';
  paint.fillRect(0, 0, w, h);
  if (filter === 'sepia') {
    paint.globalCompositeOperation = 'color';
    paint.fillStyle = sepiaTint;
    paint.fillRect(0, 0, w, h);
  }
  paint.globalCompositeOperation = 'source-over';
}

/** A photo box whose top left is the origin. */
export function paintPhotoItem(paint: Paint, item: PhotoItem, project: PrintProject, sources: SheetSources) {
  if (item.shadow) {
    paint.save();
    paint.shadowColor = `rgb(0 0 0 / ${shadowLook.opacity * 100}%)`;
    // Blur and offset of a shadow are pixels of the canvas, whatever its scale and however the box is turned.
    const { a, b } = paint.getTransform();
    const scale = Math.hypot(a, b);
    paint.shadowBlur = shadowLook.blur * scale;
    paint.shadowOffsetY = shadowLook.down * scale;
    paint.fillStyle = '#ffffff';
    outline(paint, item, item.radius);
    paint.fill();
    paint.restore();
  }
  paint.save();
  outline(paint, item, item.radius);
  paint.clip();
  paintPhoto(paint, item, item.crop, findPhoto(project, item.photoId), sources);
  paintFilter(paint, item, item.filter);
  if (item.border.width > 0) {
    // Twice the width about the edge: the outer half is clipped.
    paint.lineWidth = item.border.width * 2;
    paint.strokeStyle = item.border.color;
    outline(paint, item, item.radius);
    paint.stroke();
  }
  paint.restore();
}

const lettersOf = (item: TextItem, outlines: FontOutlines): Path2D =>
  new Path2D(textPath(layOutText(item, item, outlines), outlines));

/** A text box whose top left is the origin: the outlines that are printed. */
export function paintTextItem(paint: Paint, item: TextItem, { outlinesOf }: SheetSources) {
  const outlines = outlinesOf(item.font);
  if (!outlines) return;
  paint.fillStyle = item.color;
  paint.fill(lettersOf(item, outlines));
}

/** Paper with its background, to the edge of the bleed; the origin is the top left of the trim. */
export function paintPaper(
  paint: Paint,
  { bg }: ProjectSpread,
  { bleed }: Guides,
  project: PrintProject,
  sources: SheetSources,
) {
  paint.fillStyle = bg.color;
  paint.fillRect(bleed.x, bleed.y, bleed.w, bleed.h);
  const photo = findPhoto(project, bg.photoId);
  if (!photo || !sources.pictureOf(photo.id)) return;
  paint.save();
  paint.translate(bleed.x, bleed.y);
  outline(paint, bleed, 0);
  paint.clip();
  paint.globalAlpha = bg.opacity;
  paintPhoto(paint, bleed, backgroundCrop(photo), photo, sources);
  paint.restore();
}

/** The days of a calendar, which are no items. */
function paintCalendar(paint: Paint, sheet: ProjectSpread, project: PrintProject, sources: SheetSources) {
  for (const part of calendarParts(project, sheet)) {
    if (part.kind === 'rule') {
      paint.fillStyle = part.color;
      paint.fillRect(part.box.x, part.box.y, part.box.w, part.box.h);
      continue;
    }
    paint.save();
    paint.translate(part.item.x, part.item.y);
    paintTextItem(paint, part.item, sources);
    paint.restore();
  }
}

/** A whole sheet: its paper and its items from the back to the front, each turned about its middle, and the days of a calendar. */
export function paintSheet(
  paint: Paint,
  sheet: ProjectSpread,
  guides: Guides,
  project: PrintProject,
  sources: SheetSources,
) {
  paintPaper(paint, sheet, guides, project, sources);
  for (const item of sheet.items) {
    paint.save();
    paint.translate(item.x + item.w / 2, item.y + item.h / 2);
    paint.rotate((item.rot * Math.PI) / 180);
    paint.translate(-item.w / 2, -item.h / 2);
    if (item.kind === 'photo') paintPhotoItem(paint, item, project, sources);
    else paintTextItem(paint, item, sources);
    paint.restore();
  }
  paintCalendar(paint, sheet, project, sources);
}
