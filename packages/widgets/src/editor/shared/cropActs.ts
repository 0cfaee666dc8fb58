import { edgeOf, setEdge, setFilter, turnPaper } from '@trade-area/core/editor';
import type { Editor, PrintContent, PrintEdge } from '@trade-area/core/editor';
import { mirrorCrop, panCrop, tiltCrop, turnCrop, wholePhoto, zoomCrop } from '@trade-area/core/geometry';
import type { Crop, Point } from '@trade-area/core/geometry';
import { setCrop } from '@trade-area/core/layout';
import type { PhotoItem, PrintProject } from '@trade-area/core/layout';

/** Part of the frame that an arrow key moves the photo by; with Shift five times as much. */
const arrowPart = 0.02;
const keyZoom = 1.08;

/** Acts on the crop of one print. Acts with the same group are one step until `end`. */
export interface CropActs {
  pan(by: Point, group: string): void;
  zoom(factor: number, group: string, about?: Point): void;
  zoomTo(zoom: number): void;
  tiltTo(degrees: number): void;
  turn(quarters: 1 | 3): void;
  mirror(): void;
  turnPaper(): void;
  edgeTo(edge: PrintEdge): void;
  filterTo(filter: PhotoItem['filter']): void;
  reset(): void;
  end(): void;
  /** Does what a key stands for; false for a key that stands for nothing. */
  press(key: string, isShifted: boolean): boolean;
}

export function cropActs(editor: Editor, sheetId: string, { item, photo }: PrintContent): CropActs {
  const sheetIn = (project: PrintProject) => project.spreads.find(({ id }) => id === sheetId);
  const edgeNow = (project: PrintProject) => {
    const sheet = sheetIn(project);
    return sheet && edgeOf(project, sheet);
  };
  /** Of the crop as it is now: gestures come faster than the screen is drawn. */
  const cropped = (project: PrintProject, next: (crop: Crop) => Crop) => {
    const now = sheetIn(project)?.items.find(({ id }) => id === item.id);
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
      editor.act('cropPhoto', (project) => {
        const edge = edgeNow(project);
        const turned = cropped(project, (crop) => turnCrop(crop, quarters));
        // Shown whole, it has the shape of the photo.
        return edge === 'whole' ? setEdge(turned, sheetId, edge) : turned;
      }),
    mirror: () => change(mirrorCrop),
    turnPaper: () => editor.act('turnPrint', (project) => turnPaper(project, sheetId)),
    edgeTo: (edge) => editor.act('stylePhoto', (project) => setEdge(project, sheetId, edge)),
    filterTo: (filter) => editor.act('stylePhoto', (project) => setFilter(project, sheetId, filter)),
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
