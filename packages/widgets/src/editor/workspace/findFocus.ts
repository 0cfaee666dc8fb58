import type { Editor } from '@trade-area/core/editor';
import { findPhoto, foundFocus, salientSpot } from '@trade-area/core/layout';
import type { ProjectPhoto } from '@trade-area/core/layout';

/** Pixels of the longer side in which the subject is looked for. */
const side = 64;

/** Looks for the subject of a photo in its small picture, and notes where it is. One that is known already stays. */
export function findFocus(editor: Editor, { id }: ProjectPhoto, picture: ImageBitmap): void {
  const photo = findPhoto(editor.store.getState().project, id);
  if (!photo || photo.focus.x !== 0.5 || photo.focus.y !== 0.5) return;
  const scale = side / Math.max(picture.width, picture.height);
  const [width, height] = [
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  ];
  const paint = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!paint) return;
  paint.drawImage(picture, 0, 0, width, height);
  const spot = salientSpot(paint.getImageData(0, 0, width, height));
  if (spot) editor.note((project) => foundFocus(project, id, spot));
}
