import { sheetPixels } from '@trade-area/core/geometry';
import type { FontOutlines } from '@trade-area/core/geometry';
import { backgroundCrop, calendarParts, colourOf, findPhoto, guidesFor } from '@trade-area/core/layout';
import type { PhotoItem, PrintProject, ProjectPhoto, ProjectSpread, TextItem } from '@trade-area/core/layout';
import { cutPhoto, UnprintablePhoto } from './cutPhoto.ts';
import { paintPhoto, pixelsFor, plainLook } from './paintPhoto.ts';
import type { Paper, PhotoLook } from './paintPhoto.ts';
import { paintRule } from './paintRule.ts';
import { paintShadow } from './paintShadow.ts';
import { paintText } from './paintText.ts';
import { plainPixels } from './pixels.ts';
import type { Pixels } from './pixels.ts';

/** Photos and fonts for a sheet. */
export interface SheetSources {
  /** The file of a photo as it was uploaded; null = it is gone. */
  readonly photoBytes: (photoId: string) => Promise<Uint8Array | null>;
  readonly outlinesOf: (font: TextItem['font']) => FontOutlines;
}

export interface RenderOptions extends SheetSources {
  /** Pixels per inch: 300 for print files, 40 for golden pictures. */
  readonly dpi: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A sheet of a project with its bleed, as the editor's canvas draws it: the paper, its background, its items from the
 * back to the front, and the days of a calendar. One photo is in memory at a time, beside the sheet.
 * @throws UnprintablePhoto when a photo is gone or damaged: no sheet is printed without it.
 */
export async function renderSheet(
  project: PrintProject,
  sheet: ProjectSpread,
  { dpi, photoBytes, outlinesOf, signal }: RenderOptions,
): Promise<Pixels> {
  const { bleed, bleedWidth } = guidesFor(project, sheet);
  const { width, height } = sheetPixels({ bleed }, dpi);
  const paper: Paper = {
    pixels: plainPixels(width, height, colourOf(sheet.bg.color)),
    dpi,
    bleed: bleedWidth,
  };

  const paint = async (
    photo: ProjectPhoto,
    box: Pick<PhotoItem, 'x' | 'y' | 'w' | 'h' | 'rot' | 'crop'>,
    look: PhotoLook,
  ) => {
    const bytes = await photoBytes(photo.id);
    if (!bytes) throw new UnprintablePhoto(photo.id, 'its file is gone');
    paintPhoto(paper, box, await cutPhoto(bytes, photo, box, box.crop, pixelsFor(box, paper)), look);
  };
  const known = (id: string): ProjectPhoto => {
    const photo = findPhoto(project, id);
    if (!photo) throw new UnprintablePhoto(id, 'the project does not list it');
    return photo;
  };

  if (sheet.bg.photoId !== null && sheet.bg.opacity > 0) {
    const photo = known(sheet.bg.photoId);
    await paint(photo, { ...bleed, rot: 0, crop: backgroundCrop(photo) }, plainLook(sheet.bg.opacity));
  }
  for (const item of sheet.items) {
    signal?.throwIfAborted();
    if (item.kind === 'text') await paintText(paper, item, outlinesOf(item.font));
    else if (item.photoId !== null) {
      const photo = known(item.photoId);
      if (item.shadow) await paintShadow(paper, item);
      await paint(photo, item, { ...item, opacity: 1 });
    }
  }
  for (const part of calendarParts(project, sheet)) {
    signal?.throwIfAborted();
    if (part.kind === 'text') await paintText(paper, part.item, outlinesOf(part.item.font));
    else paintRule(paper, part);
  }
  return paper.pixels;
}
