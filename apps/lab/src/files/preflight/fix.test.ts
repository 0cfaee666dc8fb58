import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { targetOf } from '@trade-area/core/preflight';
import type { JudgeOptions } from '@trade-area/core/preflight';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { fixFile } from './fix.ts';
import { inspect } from './inspect.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-fix-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A small sheet keeps the cases fast. */
const slot = { kind: 'spread' as const, w_mm: 120, h_mm: 60, bleed_mm: 3 };
const asked: JudgeOptions = { slot, profile: 'sRGB' };
const { width, height, trimWidth, trimHeight } = targetOf(slot);

/** Four corners in different colours show the orientation. */
function picture(across: number, down: number, channels: 3 | 4 = 3): Sharp {
  const corners = [
    [220, 40, 40],
    [40, 200, 60],
    [40, 60, 220],
    [230, 220, 60],
  ];
  const bytes = Buffer.from(corners.flatMap((colour) => (channels === 4 ? [...colour, 128] : colour)));
  return sharp(bytes, { raw: { width: 2, height: 2, channels } })
    .resize(across, down, { kernel: 'cubic', fit: 'fill' })
    .withDensity(300);
}
const jpeg = (made: Sharp) => made.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });

async function fixPicture(bytes: Buffer) {
  const [path, into] = [join(folder, 'in'), join(folder, 'out')];
  await writeFile(path, bytes);
  const before = await inspect({ path, bytes: bytes.length, asked });
  const fixes = before.findings.map(({ fix }) => fix).filter((fix) => fix !== '');
  await fixFile({ path, into, facts: before.facts, asked, fixes });
  const after = await inspect({ path: into, bytes: (await stat(into)).size, asked });
  const pixel = async (x: number, y: number) => {
    const { data } = await sharp(into)
      .extract({ left: x, top: y, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  };
  expect((await readFile(path)).equals(bytes)).toBe(true);
  return { fixes, before, after, pixel };
}

describe(
  'fixed files (P-FIXES and P-SUBMIT: automatic fixes make a new file beside the original)',
  { timeout: 60_000 },
  () => {
    it.each([
      ['mirrorBleed', () => jpeg(picture(trimWidth, trimHeight).withIccProfile('srgb'))],
      [
        'mirrorBleed',
        () => jpeg(picture(Math.round(trimWidth * 0.9), Math.round(trimHeight * 0.9)).withIccProfile('srgb')),
      ],
      ['toRgb', () => jpeg(picture(width, height).toColourspace('b-w'))],
      ['assumeSrgb', () => jpeg(picture(width, height))],
      ['toSrgb', () => jpeg(picture(width, height).withIccProfile('p3'))],
      [
        'to8bit',
        () =>
          picture(width, height).toColourspace('rgb16').withIccProfile('srgb').tiff({ compression: 'lzw' }),
      ],
      ['flatten', () => picture(width, height, 4).withIccProfile('srgb').tiff({ compression: 'lzw' })],
      [
        'turn',
        () =>
          jpeg(picture(height, width).withIccProfile('srgb').withMetadata({ orientation: 6, density: 300 })),
      ],
    ])(
      '%s: the new file has the required size, 300 dpi, sRGB, and no further findings to fix',
      async (fix, make) => {
        const { fixes, after } = await fixPicture(await make().toBuffer());
        expect(fixes).toContain(fix);
        expect(after.facts).toMatchObject({
          type: 'jpeg',
          profile: 'sRGB',
          depth: 8,
          orientation: 1,
          density: 300,
        });
        expect(after.findings.filter((finding) => finding.fix !== '' || finding.level !== 'note')).toEqual(
          [],
        );
      },
    );

    it('the added bleed mirrors the edge: the same colours on both sides of the cut', async () => {
      const { after, pixel } = await fixPicture(
        await jpeg(picture(trimWidth, trimHeight).withIccProfile('srgb')).toBuffer(),
      );
      expect([after.facts.width, after.facts.height]).toEqual([width, height]);
      const edge = Math.floor((width - trimWidth) / 2);
      const [outside, inside] = [await pixel(edge - 10, 300), await pixel(edge + 9, 300)];
      for (const [channel, value] of outside.entries())
        expect(Math.abs(value - (inside[channel] ?? 0))).toBeLessThan(6);
    });

    it('the picture is rotated by its orientation tag: each colour is in its corner', async () => {
      const turned = jpeg(
        picture(height, width).withIccProfile('srgb').withMetadata({ orientation: 6, density: 300 }),
      );
      const { after, pixel } = await fixPicture(await turned.toBuffer());
      expect([after.facts.width, after.facts.height]).toEqual([width, height]);
      // Orientation tag 6: the lower left corner moves to the upper left.
      const [red = 0, green = 0, blue = 0] = await pixel(5, 5);
      expect(blue).toBeGreaterThan(Math.max(red, green));
    });

    it('a file in another colour space keeps its colours, not its pixel values', async () => {
      const wide = await jpeg(picture(width, height).withIccProfile('p3')).toBuffer();
      const { pixel } = await fixPicture(wide);
      const convertedPicture = await sharp(
        await jpeg(picture(width, height).withIccProfile('srgb')).toBuffer(),
      )
        .extract({ left: 5, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer();
      // The colour was converted from sRGB to P3: converted back it is unchanged.
      for (const [channel, value] of (await pixel(5, 5)).entries())
        expect(Math.abs(value - (convertedPicture[channel] ?? 0))).toBeLessThan(8);
    });
  },
);
