/** The two ports through which the scene gets pixels: it makes no element and fetches nothing itself. */

/** Something that can be drawn, with its size. */
export type DrawableImage = CanvasImageSource & { readonly width: number; readonly height: number };

/** A drawing surface of the platform: `new OffscreenCanvas(width, height)` or a canvas element. */
export type DrawingSurface = OffscreenCanvas | HTMLCanvasElement;

/** Photographs, drawing surfaces and the font, which the caller provides. */
export interface Ports {
  /** A loaded photograph by name; undefined prints grey. */
  readonly photos: (name: string) => DrawableImage | undefined;
  /** A fresh surface of that many pixels. */
  readonly surface: (width: number, height: number) => DrawingSurface;
  /** CSS font of printed and stamped text; default that of `usual`, whose file the caller loads. */
  readonly font?: string;
}

/** The parts of the 2D context that are used here, alike on both kinds of surface. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The pen of a surface. Throws when the platform has none. */
export function penOf(surface: DrawingSurface): Pen {
  const pen = surface.getContext('2d') as Pen | null;
  if (!pen)
    throw new Error('ta: this platform draws no pictures. Give createScene a surface with a 2D context.');
  return pen;
}
