/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the frame takes arrow keys and gestures, as role application says */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import type { PrintContent } from '@trade-area/core/editor';
import { photoMatrix } from '@trade-area/core/geometry';
import type { Guides } from '@trade-area/core/geometry';
import { findPhoto, guidesFor } from '@trade-area/core/layout';
import type { PrintProject, ProjectSpread } from '@trade-area/core/layout';
import { paintPaper, paintPhotoItem } from '../stage/paintSheet.ts';
import type { CropActs } from './cropActs.ts';
import type { Pictures } from './pictures.ts';
import { usePictureGestures } from './usePictureGestures.ts';

export interface CropFrameProps {
  readonly project: PrintProject;
  readonly sheet: ProjectSpread;
  readonly content: PrintContent;
  /** The whole sheet is shown, or the box alone. */
  readonly shows: 'sheet' | 'item';
  readonly pictures: Pictures;
  readonly acts: CropActs;
  readonly label: string;
  /** Id of the words that explain the keys. */
  readonly describedBy: string;
}

/** Part of the surface that the frame takes: around it the rest of the photo is seen, dimmed. */
const filled = 0.86;
const mostDensity = 2;

/** The photo in its fixed frame: it is the photo that moves. What the frame leaves out is seen dimmed around it. */
export function CropFrame(props: CropFrameProps): ReactElement {
  const { project, sheet, content, shows, pictures, acts, label, describedBy } = props;
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const version = () => pictures.version(content.photo.id);
  useSyncExternalStore(pictures.subscribe, version, version);
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const guides = guidesFor(project, sheet);
  const { item } = content;
  const shown = shows === 'sheet' ? guides.bleed : item;
  /** Pixels of the page for a millimetre, and where the corner of the trim lies. */
  const scale = Math.min((size.width * filled) / shown.w, (size.height * filled) / shown.h);
  const origin = {
    x: (size.width - shown.w * scale) / 2 - shown.x * scale,
    y: (size.height - shown.h * scale) / 2 - shown.y * scale,
  };
  const gestures = usePictureGestures(
    surface,
    ({ by, factor, about }) => {
      if (!(scale > 0)) return;
      if (by.x !== 0 || by.y !== 0) acts.pan({ x: by.x / scale, y: by.y / scale }, 'drag');
      if (factor !== 1)
        acts.zoom(factor, 'drag', {
          x: (about.x - origin.x) / scale - item.x,
          y: (about.y - origin.y) / scale - item.y,
        });
    },
    acts.end,
  );
  useEffect(() => {
    const element = canvas.current;
    const paint = element?.getContext('2d');
    if (!element || !paint || !(scale > 0)) return;
    const density = Math.min(mostDensity, element.ownerDocument.defaultView?.devicePixelRatio ?? 1);
    element.width = Math.round(size.width * density);
    element.height = Math.round(size.height * density);
    paint.setTransform(scale * density, 0, 0, scale * density, origin.x * density, origin.y * density);
    paintCrop(paint, { project, sheet, content, shows, guides, pictures, pixel: 1 / scale });
  });
  return (
    <div
      ref={surface}
      className="ta-editor-frame"
      role="application"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      data-initial-focus
      {...gestures}
    >
      <canvas ref={canvas} className="ta-editor-frame__canvas" aria-hidden="true" />
    </div>
  );
}

interface CropPainting extends Pick<CropFrameProps, 'project' | 'sheet' | 'content' | 'shows' | 'pictures'> {
  readonly guides: Guides;
  /** Millimetres of a pixel of the page. */
  readonly pixel: number;
}

function paintCrop(
  paint: CanvasRenderingContext2D,
  { project, sheet, content: { item, photo }, shows, guides, pictures, pixel }: CropPainting,
) {
  const picture = pictures.get(photo, 'proxy');
  if (picture) {
    paint.save();
    paint.globalAlpha = 0.22;
    paint.translate(item.x, item.y);
    paint.transform(...photoMatrix(photo, item, item.crop));
    paint.drawImage(picture, 0, 0, photo.w, photo.h);
    paint.restore();
  }
  const sources = {
    pictureOf(photoId: string) {
      const other = findPhoto(project, photoId);
      return other ? pictures.get(other, 'proxy') : null;
    },
    outlinesOf: () => null,
  };
  if (shows === 'sheet') paintPaper(paint, sheet, guides, project, sources);
  paint.save();
  paint.translate(item.x, item.y);
  paintPhotoItem(paint, item, project, sources);
  paint.restore();
  const { bleed, safe } = guides;
  const isSheet = shows === 'sheet';
  /** The part that is seen in the end: of the sheet, or of the box. */
  const trim = isSheet ? guides.trim : item;
  if (isSheet) {
    // Between trim and bleed lies what the cut takes away.
    paint.fillStyle = 'rgb(255 255 255 / 45%)';
    paint.beginPath();
    paint.rect(bleed.x, bleed.y, bleed.w, bleed.h);
    paint.rect(trim.x, trim.y, trim.w, trim.h);
    paint.fill('evenodd');
  }
  const outline = ({ x, y, w, h }: typeof trim, colour: string, dash: readonly number[], width: number) => {
    paint.strokeStyle = colour;
    paint.lineWidth = width * pixel;
    paint.setLineDash(dash.map((each) => each * pixel));
    paint.strokeRect(x, y, w, h);
  };
  // Dark below light: the line is seen on every photo.
  outline(trim, 'rgb(0 0 0 / 70%)', [], 2.5);
  outline(trim, '#ffffff', isSheet ? [7, 5] : [], 1.5);
  for (const box of isSheet ? safe : []) outline(box, 'rgb(255 255 255 / 55%)', [2, 5], 1);
  // Thirds, by which a photo is composed.
  paint.setLineDash([]);
  paint.strokeStyle = 'rgb(255 255 255 / 30%)';
  paint.lineWidth = pixel;
  for (const part of [1 / 3, 2 / 3]) {
    paint.beginPath();
    paint.moveTo(trim.x + trim.w * part, trim.y);
    paint.lineTo(trim.x + trim.w * part, trim.y + trim.h);
    paint.moveTo(trim.x, trim.y + trim.h * part);
    paint.lineTo(trim.x + trim.w, trim.y + trim.h * part);
    paint.stroke();
  }
}
