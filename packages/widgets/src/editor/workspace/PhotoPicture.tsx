import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import type { ProjectPhoto } from '@trade-area/core/layout';
import type { Pictures } from './pictures.ts';
import { useShownWidth } from './useShownWidth.ts';

export interface PhotoPictureProps {
  readonly photo: ProjectPhoto;
  readonly pictures: Pictures;
}

/** Most pixels of a device for one of the page. */
const mostDensity = 2;

/** A whole photo, small. Decoration: its name stands beside it. */
export function PhotoPicture({ photo, pictures }: PhotoPictureProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, isNear } = useShownWidth(canvas);
  const version = () => pictures.version(photo.id);
  useSyncExternalStore(pictures.subscribe, version, version);
  useEffect(() => {
    const surface = canvas.current;
    const paint = surface?.getContext('2d');
    if (!surface || !paint || width === 0 || !isNear) return;
    const density = Math.min(mostDensity, surface.ownerDocument.defaultView?.devicePixelRatio ?? 1);
    const side = Math.round(width * density);
    const scale = Math.min(side / photo.w, side / photo.h);
    surface.width = side;
    surface.height = side;
    const picture = pictures.get(photo, 'thumb');
    if (!picture) return;
    const [w, h] = [photo.w * scale, photo.h * scale];
    paint.drawImage(picture, (side - w) / 2, (side - h) / 2, w, h);
  });
  return <canvas ref={canvas} className="ta-editor-photo" aria-hidden="true" />;
}
