import { sizeField } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { imageFieldNames } from './images.ts';

/** Where an image is cropped for its frame. */
export interface Crop {
  /** Middle of what is seen, as shares of the image's width and height. */
  readonly x: number;
  readonly y: number;
  /** 1 = as much of the image as fills the frame, 2 = half of that each way. */
  readonly zoom: number;
}
/** A part of an image, as shares of its width and height. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Width and height, in pixels or centimetres. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The middle of an image, as large as the frame takes it. */
export const centred: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const mostZoom = 4;

/** The frames of a configuration in centimetres, as its size names them; null = it has none. */
export function frameExtent(configuration: Configuration): Extent | null {
  const read = /^(\d{1,4}(?:\.\d{1,2})?)x(\d{1,4}(?:\.\d{1,2})?)$/.exec(
    String(configuration.get(sizeField) ?? ''),
  );
  const [width, height] = [Number(read?.[1] ?? 0), Number(read?.[2] ?? 0)];
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Whether a frame hangs on its side for an image: lying images have lying frames, as the lab prints them. */
export function isTurned(frame: Extent, image: Extent): boolean {
  return (image.width - image.height) * (frame.width - frame.height) < 0;
}

/** The frame as it hangs with this image. */
export function hungFor(frame: Extent, image: Extent): Extent {
  return isTurned(frame, image) ? { width: frame.height, height: frame.width } : frame;
}

/** The part of an image that its frame shows: nothing is stretched, and nothing beside the image is seen. */
export function cutOf(image: Extent, frame: Extent, crop: Crop): Cut {
  const hung = hungFor(frame, image);
  const ratio = image.width / image.height / (hung.width / hung.height);
  const zoom = between(1, crop.zoom, mostZoom);
  const width = Math.min(1, 1 / ratio) / zoom;
  const height = Math.min(1, ratio) / zoom;
  const start = (middle: number, length: number) => between(0, middle - length / 2, 1 - length);
  return { x: start(crop.x, width), y: start(crop.y, height), width, height };
}

/**
 * Another crop of an image, moved and zoomed, with its middle where it is really seen: the next move begins there.
 * @param move shares of the image that the seen part moves to the right and down.
 */
export function moveCrop(
  image: Extent,
  frame: Extent,
  crop: Crop,
  move: { readonly x?: number; readonly y?: number; readonly zoom?: number },
): Crop {
  const zoom = between(1, move.zoom ?? crop.zoom, mostZoom);
  const wanted = { x: crop.x + (move.x ?? 0), y: crop.y + (move.y ?? 0), zoom };
  const cut = cutOf(image, frame, wanted);
  return { x: rounded(cut.x + cut.width / 2), y: rounded(cut.y + cut.height / 2), zoom: rounded(zoom) };
}

/** The crop of the image in a frame; values that are missing or impossible count as centred. */
export function cropIn(configuration: Configuration, frame: number): Crop {
  const names = imageFieldNames(frame);
  const number = (name: string, least: number, other: number, most: number) => {
    const value = configuration.get(name);
    return typeof value === 'number' && Number.isFinite(value) ? rounded(between(least, value, most)) : other;
  };
  return {
    x: number(names.cropX, 0, centred.x, 1),
    y: number(names.cropY, 0, centred.y, 1),
    zoom: number(names.cropZoom, 1, centred.zoom, mostZoom),
  };
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
/** Ten thousandths of an image: finer than its pixels on a wall. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
