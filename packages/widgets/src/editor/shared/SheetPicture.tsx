import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CSSProperties, ReactElement, RefObject } from 'react';
import { findPhoto, guidesFor } from '@trade-area/core/layout';
import type { PrintProject, ProjectSpread } from '@trade-area/core/layout';
import { paintPaper, paintPhotoItem } from '../stage/paintSheet.ts';
import type { Pictures } from './pictures.ts';

export interface SheetPictureProps {
  readonly project: PrintProject;
  readonly sheet: ProjectSpread;
  readonly pictures: Pictures;
}

/** Most pixels of a device for one of the page: more cannot be told apart on a small picture. */
const mostDensity = 2;

/** A print as it will be after the cut, drawn by the geometry of the print files. Decoration: its words stand beside it. */
export function SheetPicture({ project, sheet, pictures }: SheetPictureProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, isNear } = useShownWidth(canvas);
  const version = () =>
    sheet.items.reduce(
      (sum, item) => sum + (item.kind === 'photo' ? pictures.version(item.photoId ?? '') : 0),
      0,
    );
  useSyncExternalStore(pictures.subscribe, version, version);
  const { trim } = guidesFor(project, sheet);
  useEffect(() => {
    const surface = canvas.current;
    const paint = surface?.getContext('2d');
    if (!surface || !paint || width === 0 || !isNear) return;
    const density = Math.min(mostDensity, surface.ownerDocument.defaultView?.devicePixelRatio ?? 1);
    surface.width = Math.max(1, Math.round(width * density));
    surface.height = Math.max(1, Math.round((width * density * trim.h) / trim.w));
    const scale = surface.width / trim.w;
    const guides = guidesFor(project, sheet);
    const sources = {
      pictureOf(photoId: string) {
        const photo = findPhoto(project, photoId);
        return photo ? pictures.get(photo, 'thumb') : null;
      },
      outlinesOf: () => null,
    };
    paint.setTransform(scale, 0, 0, scale, 0, 0);
    paintPaper(paint, sheet, guides, project, sources);
    for (const item of sheet.items) {
      if (item.kind !== 'photo') continue;
      paint.save();
      paint.translate(item.x, item.y);
      paintPhotoItem(paint, item, project, sources);
      paint.restore();
    }
  });
  return (
    <canvas
      ref={canvas}
      className="ta-editor-picture"
      style={{ '--_ratio': trim.w / trim.h } as CSSProperties}
      aria-hidden="true"
    />
  );
}

/** Width on the page, and whether it is on the screen or close to it: pictures of far rows are not decoded. */
function useShownWidth(canvas: RefObject<HTMLCanvasElement | null>) {
  const [shown, setShown] = useState({ width: 0, isNear: false });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const sizes = new ResizeObserver(() =>
      setShown((before) =>
        before.width === element.clientWidth ? before : { ...before, width: element.clientWidth },
      ),
    );
    const places = new IntersectionObserver(
      (entries) => setShown((before) => ({ ...before, isNear: entries.at(-1)?.isIntersecting === true })),
      { rootMargin: '600px' },
    );
    sizes.observe(element);
    places.observe(element);
    return () => {
      sizes.disconnect();
      places.disconnect();
    };
  }, [canvas]);
  return shown;
}
