import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useSessionArea } from '../provider.tsx';
import { fetchLabPicture } from './fetchLabPicture.ts';

/** The small picture of a file, on a canvas. */
export interface DrawnPicture {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Whether the picture of this file is drawn; until then a sign stands for it. */
  readonly isShown: boolean;
}

/**
 * Draws the lab's small picture of a file on a canvas: no policy of a page forbids that.
 * @param id the lab's name of the file; '' = the lab has no picture of it.
 */
export function useDrawnPicture(id: string): DrawnPicture {
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = useSessionArea();
  const [shown, setShown] = useState('');
  useEffect(() => {
    if (id === '') return;
    let isWanted = true;
    const draw = async () => {
      const source = await fetchLabPicture(area, id);
      if (!source || !isWanted) return;
      const picture = await createImageBitmap(source);
      const surface = canvas.current;
      if (isWanted && surface) {
        surface.width = picture.width;
        surface.height = picture.height;
        surface.getContext('2d')?.drawImage(picture, 0, 0);
        setShown(id);
      }
      picture.close();
    };
    // The sign of a file stays where its picture cannot be had.
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [id, area]);
  return { canvas, isShown: id !== '' && shown === id };
}
