import { countOf } from './configuration.ts';
import type { Configuration } from './configuration.ts';

/** Number of frames of a wall set. */
export const framesField = 'Panels';
/** The most frames of any configuration: a larger number is read as this one. */
const mostFrames = 60;

/** Fields that hold a picture: `Img1_Id` to `Img99_CropZoom`. They cost nothing and are kept as they are. */
export const pictureField = /^Img[1-9]\d?_(Id|Url|W|H|CropX|CropY|CropZoom)$/;

/** How many frames take an image of their own: those of a set, else one. */
export function framesOf(configuration: Configuration): number {
  return Math.min(mostFrames, Math.max(1, Math.trunc(countOf(configuration, framesField))));
}

/**
 * Names of the fields of the image in a frame: its id, its address, its upright pixels, and where it is cropped.
 *
 * @param frame from 1.
 * @example
 * imageFieldNames(2).width; // 'Img2_W'
 */
export function imageFieldNames(frame: number) {
  return {
    id: `Img${frame}_Id`,
    url: `Img${frame}_Url`,
    width: `Img${frame}_W`,
    height: `Img${frame}_H`,
    cropX: `Img${frame}_CropX`,
    cropY: `Img${frame}_CropY`,
    cropZoom: `Img${frame}_CropZoom`,
  };
}
