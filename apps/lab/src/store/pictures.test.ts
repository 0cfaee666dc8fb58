import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictures, noPicture, indexOf } from './pictures.ts';

const pictures = indexOf(
  new Map([
    ['gobook-foto-480.webp', 'a'],
    ['gobook-foto-960.webp', 'b'],
    ['gobook-foto-480.avif', 'c'],
    ['gobook-foto-960.avif', 'd'],
    ['gobook-foto_hover-480.webp', 'e'],
    ['gobook-mini-front34-960.webp', 'f'],
    ['banner-tc-960.webp', 'g'],
  ]),
);

describe('the index of pictures', () => {
  it.each([
    ['gobook', ['foto', 'foto_hover']],
    ['gobook-mini', ['front34']],
    ['banner', ['tc']],
    ['nothing', []],
  ])('%s has the views %j, the front first', (slug, views) => {
    expect(pictures.views(slug)).toEqual(views);
  });

  it('a set names both sizes and formats, with the hash that makes the address immutable', () => {
    expect(pictures.set('gobook', 'foto')).toEqual({
      src: '/pictures/gobook-foto-480.webp?v=a',
      srcset: '/pictures/gobook-foto-480.webp?v=a 480w, /pictures/gobook-foto-960.webp?v=b 960w',
      avif: '/pictures/gobook-foto-480.avif?v=c 480w, /pictures/gobook-foto-960.avif?v=d 960w',
    });
  });

  it.each([
    ['gobook', 'foto_hover', '/pictures/gobook-foto_hover-480.webp?v=e', ''],
    ['gobook-mini', 'front34', '/pictures/gobook-mini-front34-960.webp?v=f', ''],
    ['gobook', 'nothing', '', ''],
    ['', '', '', ''],
  ])('%s, %s: one size has no srcset, and no file gives no picture', (slug, view, src, srcset) => {
    expect(pictures.set(slug, view)).toEqual({ ...noPicture, src, srcset });
  });

  it.each([
    [960, 'gobook-foto-960.webp'],
    [700, 'gobook-foto-480.webp'],
    [100, ''],
  ])('the file for %i px is %j', (width, name) => {
    expect(pictures.file('gobook', 'foto', width)).toBe(name);
  });
});

describe('the folder of pictures', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ta-pictures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is empty when it does not exist', async () => {
    const pictures = createPictures(join(folder, 'nowhere'));
    expect((await pictures.index()).views('gobook')).toEqual([]);
    expect(await pictures.read('gobook-foto-480.webp')).toBeNull();
  });

  it('reads only listed files, and lists again when the folder has changed', async () => {
    const pictures = createPictures(folder);
    writeFileSync(join(folder, 'index.json'), '{}');
    utimesSync(folder, 1, 1);
    expect((await pictures.index()).views('gobook')).toEqual([]);
    writeFileSync(join(folder, 'gobook-foto-480.webp'), 'bytes');
    utimesSync(folder, 2, 2);
    expect((await pictures.index()).views('gobook')).toEqual(['foto']);
    expect((await pictures.read('gobook-foto-480.webp'))?.toString()).toBe('bytes');
    for (const name of ['index.json', '../package.json', '', 'gobook-foto-480.webp/..'])
      expect(await pictures.read(name)).toBeNull();
  });
});
