import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import { findPhoto, guidesFor } from '@trade-area/core/layout';
import type { PrintProject, ProjectSpread } from '@trade-area/core/layout';
import { paintSheet } from '../stage/paintSheet.ts';
import type { SheetSources } from '../stage/paintSheet.ts';
import type { PictureKind, Pictures } from './pictures.ts';
import { useShownWidth } from './useShownWidth.ts';

export interface SheetPictureProps {
  readonly project: PrintProject;
  readonly sheet: ProjectSpread;
  readonly pictures: Pictures;
  /** Default: the small ones. */
  readonly kind?: PictureKind;
  /** Fonts of its texts. Default: none is drawn. */
  readonly outlinesOf?: SheetSources['outlinesOf'];
}

/** Most pixels of a device for one of the page: more cannot be told apart on a small picture. */
const mostDensity = 2;

/** A sheet as it will be after the cut, drawn by the geometry of the print files. Decoration: its words stand beside it. */
export const SheetPicture = memo(function SheetPicture({
  project,
  sheet,
  pictures,
  kind = 'thumb',
  outlinesOf,
}: SheetPictureProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, isNear } = useShownWidth(canvas);
  const version = () =>
    sheet.items.reduce(
      (sum, item) => sum + (item.kind === 'photo' ? pictures.version(item.photoId ?? '') : 0),
      pictures.version(sheet.bg.photoId ?? ''),
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
        return photo ? pictures.get(photo, kind) : null;
      },
      outlinesOf: outlinesOf ?? (() => null),
    };
    paint.setTransform(scale, 0, 0, scale, 0, 0);
    paintSheet(paint, sheet, guides, project, sources);
  });
  return (
    <canvas
      ref={canvas}
      className="ta-editor-picture"
      style={{ '--_ratio': trim.w / trim.h } as CSSProperties}
      aria-hidden="true"
    />
  );
}, isSamePicture);

/** An act on one sheet draws that one alone, of hundreds. A cover is as thick as the book has spreads. */
function isSamePicture(a: SheetPictureProps, b: SheetPictureProps): boolean {
  const isSameProject =
    a.project.photos === b.project.photos &&
    a.project.geometry === b.project.geometry &&
    a.project.spreads.length === b.project.spreads.length;
  const names = ['sheet', 'pictures', 'kind', 'outlinesOf'] as const;
  return isSameProject && names.every((name) => a[name] === b[name]);
}
