import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { cropFile } from './crop.ts';
import { inspect } from './inspect.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-crop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Ten columns of grey, each lighter than the one before. */
const columns = () =>
  sharp(Buffer.from(Array.from({ length: 10 }, (_, index) => [index * 25, index * 25, index * 25]).flat()), {
    raw: { width: 10, height: 1, channels: 3 },
  }).resize(1000, 500, { kernel: 'nearest', fit: 'fill' });

async function crop(
  bytes: Buffer,
  cut: Parameters<typeof cropFile>[0]['cut'],
  bleed = { across: 0, down: 0 },
) {
  const [path, into] = [join(folder, 'in'), join(folder, 'out')];
  await writeFile(path, bytes);
  const asked = { slot: null, profile: 'sRGB' } as const;
  const { facts } = await inspect({ path, bytes: bytes.length, asked });
  await cropFile({ path, into, facts, cut, bleed });
  const { data, info } = await sharp(into).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { icc, density } = await sharp(into).metadata();
  /** The step of grey at a column. */
  const stepAt = (x: number) => Math.round((data[x * info.channels] ?? 0) / 25);
  return { ...info, stepAt, hasProfile: icc !== undefined, density };
}
const jpeg = () => columns().jpeg({ quality: 98 }).toBuffer();

describe('CONF-09: the seen part of an image', () => {
  it('is cut where it was seen, without scaling, with a profile', async () => {
    const made = await crop(await jpeg(), { x: 0.3, y: 0.2, width: 0.4, height: 0.5 });
    expect([made.width, made.height]).toEqual([400, 250]);
    expect([50, 150, 350].map(made.stepAt)).toEqual([3, 4, 6]);
    expect(made).toMatchObject({ hasProfile: true, density: 300 });
  });

  it('has the picture itself as its bleed, and its mirror where the picture ends', async () => {
    const bleed = { across: 0.25, down: 0 };
    const inside = await crop(await jpeg(), { x: 0.3, y: 0, width: 0.4, height: 1 }, bleed);
    expect(inside.width).toBe(600);
    expect([50, 150, 550].map(inside.stepAt)).toEqual([2, 3, 7]);
    const edge = await crop(await jpeg(), { x: 0, y: 0, width: 0.4, height: 1 }, bleed);
    expect(edge.width).toBe(600);
    expect([50, 150, 550].map(edge.stepAt)).toEqual([0, 0, 4]);
  });

  it('is cut upright, whatever way the camera was held', async () => {
    const turned = await columns()
      .rotate(90)
      .withMetadata({ orientation: 8 })
      .jpeg({ quality: 98 })
      .toBuffer();
    const made = await crop(turned, { x: 0.5, y: 0, width: 0.5, height: 1 });
    expect([made.width, made.height]).toEqual([500, 500]);
    expect([50, 450].map(made.stepAt)).toEqual([5, 9]);
  });
});
