import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { colourProfile } from './colourProfile.ts';

/** The values that an sRGB colour has in a profile, as Little CMS computes them for sharp. */
async function inProfile(name: string, [r, g, b]: readonly [number, number, number]): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'profile.icc');
  writeFileSync(path, colourProfile(name)?.bytes ?? '');
  const { data } = await sharp({ create: { width: 2, height: 2, channels: 3, background: { r, g, b } } })
    .withIccProfile(path)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

it.each([
  ['sRGB', [255, 0, 0], [255, 0, 0]],
  ['sRGB', [12, 128, 200], [12, 128, 200]],
  // The corners of sRGB in Adobe RGB (1998), as its users know them.
  ['AdobeRGB', [255, 0, 0], [219, 0, 0]],
  ['AdobeRGB', [0, 255, 0], [144, 255, 60]],
  ['AdobeRGB', [0, 0, 255], [0, 0, 250]],
  ['AdobeRGB', [255, 255, 255], [255, 255, 255]],
] as const)('DOC-07: %s: %j of sRGB is %j', async (name, color, expected) => {
  const found = await inProfile(name, color);
  expect([found, found.every((value, index) => Math.abs(value - (expected[index] ?? NaN)) <= 3)]).toEqual([
    found,
    true,
  ]);
});

it('a file with the profile names it', async () => {
  const { bytes, title } = colourProfile('AdobeRGB') ?? { bytes: Buffer.alloc(0), title: '' };
  expect(bytes.readUInt32BE(0)).toBe(bytes.length);
  expect(bytes.toString('latin1')).toContain(title);
});

it.each(['', 'ProPhoto', 'toString', '__proto__'])('%j is no profile that is known here', (name) =>
  expect(colourProfile(name)).toBeNull(),
);
