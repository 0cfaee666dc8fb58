import type { Editor, PrintContent } from '@trade-area/core/editor';
import { mirrorCrop, panCrop, tiltCrop, turnCrop, wholePhoto, zoomCrop } from '@trade-area/core/geometry';
import type { Crop, Point } from '@trade-area/core/geometry';
import { findItem, setCrop, stylePhotos } from '@trade-area/core/layout';
import type { PhotoItem, PrintProject } from '@trade-area/core/layout';

/** Part of the frame that an arrow key moves the photo by; with Shift five times as much. */
const arrowPart = 0.02;
const keyZoom = 1.08;

/** Acts on the crop of one photo. Acts with the same group are one step until `end`. */
export interface CropActs {
  pan(by: Point, group: string): void;
  zoom(factor: number, group: string, about?: Point): void;
  zoomTo(zoom: number): void;
  tiltTo(degrees: number): void;
  turn(quarters: 1 | 3): void;
  mirror(): void;
  filterTo(filter: PhotoItem['filter']): void;
  reset(): void;
  end(): void;
  /** Does what a key stands for; false for a key that stands for nothing. */
  press(key: string, isShifted: boolean): boolean;
}

/** @param settled what else follows from a quarter turn of the photo. */
export function cropActs(
  editor: Editor,
  { item, photo }: PrintContent,
  settled: (before: PrintProject, turned: PrintProject) => PrintProject = (_before, turned) => turned,
): CropActs {
  /** Of the crop as it is now: gestures come faster than the screen is drawn. */
  const cropped = (project: PrintProject, next: (crop: Crop) => Crop) => {
    const now = findItem(project, item.id);
    return now?.kind === 'photo' ? setCrop(project, item.id, next(now.crop)) : project;
  };
  const change = (next: (crop: Crop) => Crop, group = '') =>
    editor.act(
      'cropPhoto',
      (project) => cropped(project, next),
      group === '' ? '' : `crop ${item.id} ${group}`,
    );
  const acts: CropActs = {
    pan: (by, group) => change((crop) => panCrop(photo, item, crop, by), group),
    zoom: (factor, group, about) => change((crop) => zoomCrop(photo, item, crop, factor, about), group),
    zoomTo: (zoom) => change((crop) => zoomCrop(photo, item, crop, zoom / crop.zoom), 'slider'),
    tiltTo: (degrees) => change((crop) => tiltCrop(crop, degrees), 'slider'),
    turn: (quarters) =>
      editor.act('cropPhoto', (project) =>
        settled(
          project,
          cropped(project, (crop) => turnCrop(crop, quarters)),
        ),
      ),
    mirror: () => change(mirrorCrop),
    filterTo: (filter) => editor.act('stylePhoto', (project) => stylePhotos(project, [item.id], { filter })),
    reset: () => change(() => ({ ...wholePhoto, cx: photo.focus.x, cy: photo.focus.y })),
    end: () => editor.endGesture(),
    press(key, isShifted) {
      const part = arrowPart * (isShifted ? 5 : 1);
      // The photo follows the arrow, as it follows a finger.
      const moves: Readonly<Record<string, Point>> = {
        ArrowLeft: { x: -item.w * part, y: 0 },
        ArrowRight: { x: item.w * part, y: 0 },
        ArrowUp: { x: 0, y: -item.h * part },
        ArrowDown: { x: 0, y: item.h * part },
      };
      const by = moves[key];
      if (by) acts.pan(by, 'keys');
      else if (key === '+' || key === '=') acts.zoom(keyZoom, 'keys');
      else if (key === '-' || key === '_') acts.zoom(1 / keyZoom, 'keys');
      else if (key === 'r' || key === 'R') acts.turn(isShifted ? 3 : 1);
      else if (key === 'f' || key === 'F') acts.mirror();
      else return false;
      return true;
    },
  };
  return acts;
}
