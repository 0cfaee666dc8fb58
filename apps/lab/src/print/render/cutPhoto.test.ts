import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  chartPhoto,
  photoItem,
  pixelAt,
  plainPicture,
  printOf,
  sourcesOf,
  testPhoto,
} from '../../../test/printProject.ts';
import type { Rgb, TestPhoto } from '../../../test/printProject.ts';
import { adobeRgbProfile } from '../../../test/adobeRgbProfile.ts';
import { UnprintablePhoto } from './cutPhoto.ts';
import { renderSheet } from './renderSheet.ts';

/** A print that a photo fills. */
function render(photo: TestPhoto) {
  const { project, sheet } = printOf({
    photos: [photo],
    items: [photoItem(photo.photo.id, { x: -3, y: -3, w: 66, h: 46 })],
  });
  return renderSheet(project, sheet, { ...sourcesOf([photo]), dpi: 50 });
}
async function middleOf(bytes: Uint8Array, w = 90, h = 60): Promise<Rgb> {
  return pixelAt(await render(testPhoto('p', { w, h }, bytes)), 65, 45);
}
/** The largest difference of a channel. */
const distance = (found: Rgb, wanted: Rgb) =>
  Math.max(...found.map((value, channel) => Math.abs(value - (wanted[channel] ?? 0))));

const colour: Rgb = [200, 90, 40];
const picture = () => plainPicture(90, 60, colour);

describe('files that a photo may be', () => {
  it.each<[string, () => Promise<Uint8Array>, number]>([
    ['JPEG', () => picture().jpeg({ quality: 95 }).toBuffer(), 3],
    ['PNG', () => picture().png().toBuffer(), 1],
    ['TIFF of 16 bits', () => picture().toColourspace('rgb16').tiff().toBuffer(), 2],
    ['WebP', () => picture().webp({ quality: 95 }).toBuffer(), 6],
    ['GIF', () => picture().gif().toBuffer(), 8],
    // The way to four inks and back: near, and not inverted.
    ['CMYK', () => picture().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(), 40],
    ['Display P3', () => picture().withIccProfile('p3').png().toBuffer(), 2],
  ])('%s keeps its colours', async (_name, make, tolerance) => {
    expect(distance(await middleOf(await make()), colour)).toBeLessThanOrEqual(tolerance);
  });

  it('Adobe RGB is converted: its numbers are another colour in sRGB', async () => {
    const file = async (profile: Buffer | null) => {
      const jpeg = await picture().jpeg({ quality: 98, chromaSubsampling: '4:4:4' }).toBuffer();
      return profile ? withProfile(jpeg, profile) : jpeg;
    };
    expect(distance(await middleOf(await file(null)), colour)).toBeLessThanOrEqual(3);
    const [red, green, blue] = await middleOf(await file(adobeRgbProfile()));
    // Its red is redder than that of sRGB, and a red inside of sRGB therefore has a higher number there.
    expect(red).toBeGreaterThan(colour[0] + 15);
    expect(green).toBeLessThan(colour[1] + 4);
    expect(blue).toBeLessThan(colour[2] + 4);
  });

  it('a grey photo stays grey, and a transparent one lies on white', async () => {
    expect(
      distance(await middleOf(await picture().greyscale().jpeg().toBuffer()), [116, 116, 116]),
    ).toBeLessThanOrEqual(20);
    const clear = await sharp({
      create: { width: 90, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect(await middleOf(clear)).toEqual([255, 255, 255]);
  });

  it('the orientation that a camera noted is applied', async () => {
    const { bytes } = await chartPhoto('chart', 60, 90);
    // 6: its right side is the top of the stored pixels.
    const stored = await sharp(bytes ?? undefined)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 98 })
      .toBuffer();
    const print = await render(testPhoto('p', { w: 90, h: 60 }, stored));
    const [nearLeft, nearRight] = [pixelAt(print, 5, 45), pixelAt(print, 124, 45)];
    // Green grew downwards in the stored pixels: after the turn it grows to the left.
    expect(nearLeft[1]).toBeGreaterThan(nearRight[1] + 150);
    expect(Math.abs(nearLeft[0] - nearRight[0])).toBeLessThan(12);
  });

  it('a photo of a single pixel fills its box', async () => {
    const print = await render(
      testPhoto('p', { w: 1, h: 1 }, await plainPicture(1, 1, colour).png().toBuffer()),
    );
    for (const [x, y] of [
      [0, 0],
      [65, 45],
      [129, 90],
    ] as const)
      expect(pixelAt(print, x, y)).toEqual(colour);
  });

  it('one of 100 million pixels is cut without its other parts', async () => {
    const large = await plainPicture(12_000, 8_400, colour).jpeg().toBuffer();
    expect(distance(await middleOf(large, 12_000, 8_400), colour)).toBeLessThanOrEqual(3);
  });
});

describe('files that no photo is: no sheet is printed with a hole', () => {
  const noise = Uint8Array.from({ length: 40_000 }, (_, at) => (at * 7919) % 251);
  it.each<[string, () => Promise<Uint8Array | null>]>([
    ['an empty one', async () => new Uint8Array()],
    ['any bytes', async () => noise],
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/>'),
    ],
    ['one that was removed', async () => null],
    [
      'one cut off in the middle',
      async () => {
        const { bytes } = await chartPhoto('chart', 900, 600);
        const whole = await sharp(bytes ?? undefined)
          .jpeg({ quality: 95 })
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    ['one of another shape', () => plainPicture(60, 60, colour).png().toBuffer()],
  ])('%s', async (_name, make) => {
    const photo = testPhoto('p', { w: 900, h: 600 }, await make());
    await expect(render(photo)).rejects.toThrow(UnprintablePhoto);
    await expect(render(photo)).rejects.toThrow('photo p');
  });
});

/** A JPEG with a profile in its APP2 segment, its pixels as they are. */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const head = Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1');
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xffe2, 0);
  segment.writeUInt16BE(2 + head.length + profile.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, head, profile, jpeg.subarray(2)]);
}
