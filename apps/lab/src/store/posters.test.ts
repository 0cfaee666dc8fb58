import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { configuredPoster, createPosters, drawPoster, mixPoster, posterAddress } from './posters.ts';

const flat = (value: number) =>
  sharp({ create: { width: 32, height: 24, channels: 3, background: { r: value, g: value, b: value } } })
    .webp({ lossless: true })
    .toBuffer();
async function colorOf(picture: Buffer): Promise<readonly number[]> {
  const { channels } = await sharp(picture).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

describe('a mixed poster', () => {
  it.each([
    // In full light a surface has its color; the gray of the layer is half of it.
    [188, 0, '#9a5a2c', [154, 90, 44]],
    [188, 0, '#ffffff', [255, 255, 255]],
    [188, 0, '#bcbcbc', [188, 188, 188]],
    // The light that black returns is that of a shine: every color has it.
    [188, 50, '#000000', [50, 50, 50]],
    [188, 50, '#bcbcbc', [188, 188, 188]],
    // In the shade, at half of the light, a color returns half of its own.
    [137, 0, '#9a5a2c', [112, 64, 29]],
  ])('gray %d, black %d, %s: %j', async (gray, black, color, expected) => {
    const mixed = await colorOf(await mixPoster(await flat(gray), await flat(black), color));
    for (const [index, value] of expected.entries())
      expect(Math.abs((mixed[index] ?? 0) - value)).toBeLessThan(3);
  });

  it('is not made of layers of different sizes', async () => {
    const small = await sharp(await flat(0))
      .resize(16, 24)
      .webp()
      .toBuffer();
    await expect(mixPoster(await flat(255), small, '#ffffff')).rejects.toThrow('different sizes');
  });
});

describe('posters of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ta-posters-'));
  const album = {
    CoverColor: { leather: ['leather', 'leather_dark'] },
    CoverMaterial: { acrylic: ['acrylic'] },
  };
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ version: 'v1', products: { album } }));
  const posters = createPosters(folder);

  it.each([
    [
      'album',
      'CoverColor',
      'leather-cognac',
      '#9a5a2c',
      '/pictures/posters/album/CoverColor/leather-cognac.webp?v=v1-9a5a2c',
    ],
    ['album', 'CoverMaterial', 'acrylic', '', '/pictures/posters/album/CoverMaterial/acrylic.webp?v=v1'],
    // Without a color there is nothing to mix.
    ['album', 'CoverColor', 'leather-cognac', '', ''],
    ['album', 'CoverColor', 'leather-cognac', 'red;', ''],
    ['album', 'CoverColor', 'linen-sand', '#d3bf9d', ''],
    ['album', 'toString', 'constructor', '#d3bf9d', ''],
    ['constructor', 'CoverColor', 'leather-cognac', '#9a5a2c', ''],
  ])('%s, %s %s %s: %s', async (slug, option, value, swatch, address) => {
    expect(posterAddress(await posters.index(), slug, { option, value, swatch })).toBe(address);
  });

  it('are drawn of the layers; a folder without them has none', async () => {
    writeFileSync(join(folder, 'album-leather.webp'), await flat(255));
    writeFileSync(join(folder, 'album-leather_dark.webp'), await flat(0));
    const layers = (await posters.index()).layersOf('album', 'CoverColor', 'leather-navy');
    const [red = 0, , blue = 0] = await colorOf(await drawPoster(posters, layers, '#22304f'));
    expect(blue).toBeGreaterThan(red + 30);
    const none = await createPosters(join(folder, 'nowhere')).index();
    expect([none.version, none.layersOf('album', 'CoverColor', 'leather-navy')]).toEqual(['', []]);
  });
});

describe('the poster of a configuration', () => {
  const index = {
    version: 'v1',
    has: (slug: string) => slug === 'album',
    layersOf: (slug: string, option: string, value: string) =>
      slug === 'album' && ['CoverMaterial acrylic', 'CoverColor leather-navy'].includes(`${option} ${value}`)
        ? ['layer']
        : [],
  };
  const text = (name: string, stringValue: string) => ({ name, stringValue });

  it.each([
    [[text('CoverMaterial', 'leather'), text('CoverColor', 'leather-navy')], 'CoverColor/leather-navy'],
    [[text('CoverMaterial', 'acrylic'), { name: 'Pages', numberValue: 40 }], 'CoverMaterial/acrylic'],
  ])('%j is that of the last choice that has one', (fields, path) =>
    expect(configuredPoster(index, 'album', fields)).toBe(`/pictures/posters/album/${path}.webp`),
  );

  it('is none without such a choice, or of another product', () => {
    expect(configuredPoster(index, 'album', [text('CoverMaterial', 'linen')])).toBe('');
    expect(configuredPoster(index, 'book', [text('CoverColor', 'leather-navy')])).toBe('');
  });
});
