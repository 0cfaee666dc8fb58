import { describe, expect, it } from 'vitest';
import {
  arrange,
  byName,
  createSha256,
  fitOf,
  judge,
  lightOf,
  numberOf,
  targetOf,
  typeOf,
  unknownFacts,
} from './index.ts';
import type { FileFacts } from './index.ts';

const slots = [
  { slot: 'cover', kind: 'cover' as const, number: 1 },
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => ({
    slot: `spread-${String(number).padStart(3, '0')}`,
    kind: 'spread' as const,
    number,
  })),
];
const files = (...names: string[]) => names.map((name) => ({ key: name, name }));

describe('SHA-256 by pieces', () => {
  const digest = (bytes: Uint8Array, step: (at: number) => number) => {
    const hash = createSha256();
    for (let at = 0; at < bytes.length; at += step(at)) hash.update(bytes.subarray(at, at + step(at)));
    return hash.digest();
  };
  // FIPS 180-4 and NIST's examples.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of an example is what the standard says', (text, expected) => {
    const bytes = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
    expect(digest(bytes, () => 64_000)).toBe(expected);
    expect(digest(bytes, (at) => 1 + ((at * 7919) % 211))).toBe(expected);
  });
});

describe('the order of files (P-CHECK-ORDER)', () => {
  it('2 comes before 10', () => {
    expect(['10.jpg', '2.jpg', '1.jpg'].sort(byName)).toEqual(['1.jpg', '2.jpg', '10.jpg']);
  });
  it.each([
    ['IMG_0012.jpg', 12],
    ['spread-07 final2.jpg', 2],
    ['cover.jpg', null],
    ['a.2.tif', 2],
  ])('the number of %s is %s', (name, number) => expect(numberOf(name)).toBe(number));

  it('puts files by their numbers when these are the sheets’, and shows what is missing', () => {
    const { assigned, gaps, tray } = arrange(files('Copertina.jpg', '004.jpg', '001.jpg', '002.jpg'), slots);
    expect([...assigned].sort()).toEqual([
      ['cover', 'Copertina.jpg'],
      ['spread-001', '001.jpg'],
      ['spread-002', '002.jpg'],
      ['spread-004', '004.jpg'],
    ]);
    expect([gaps, tray]).toEqual([[3], []]);
  });
  it('puts them one after the other when they are not', () => {
    const { assigned } = arrange(files('DSC_5120.jpg', 'DSC_5119.jpg'), slots);
    expect(assigned.get('spread-001')).toBe('DSC_5119.jpg');
    expect(assigned.get('spread-002')).toBe('DSC_5120.jpg');
  });
  it('tells of doubles and of numbers without zeros', () => {
    expect(arrange(files('a 1.jpg', 'b 1.jpg'), slots).doubles).toEqual([1]);
    expect(arrange(files('1.jpg', '2.jpg', '10.jpg'), slots).unpadded).toBe(true);
    expect(arrange(files('01.jpg', '02.jpg', '10.jpg'), slots).unpadded).toBe(false);
  });
  it('a file without a slot is in the tray', () => {
    expect(
      arrange(files(...Array.from({ length: 12 }, (_, index) => `x${index + 100}.jpg`)), slots).tray,
    ).toHaveLength(2);
  });
});

describe('how a picture fits a sheet (P-CHECK-SIZE, P-CHECK-DPI, P-CHECK-SPREAD)', () => {
  const sheet = { w_mm: 600, h_mm: 300, bleed_mm: 3 };
  const target = targetOf(sheet);
  it('the sheet of a 30x30 book is 7157 x 3614 pixels (P-SHEET)', () => {
    expect([target.width, target.height]).toEqual([7157, 3614]);
  });
  it.each([
    [7157, 3614, { kind: 'exact' }],
    [7159, 3612, { kind: 'exact' }],
    [7087, 3543, { kind: 'noBleed', density: 300 }],
    [3579, 1807, { kind: 'scaled', density: 150 }],
    [3579, 3614, { kind: 'singlePage' }],
    [3614, 7157, { kind: 'turned' }],
    [5976, 3024, { kind: 'scaled', density: 250 }],
    [5976, 4205, { kind: 'otherShape', looksLike: '25x35' }],
    [4000, 3000, { kind: 'otherShape', looksLike: '' }],
  ])('%s x %s', (width, height, fit) => expect(fitOf(width, height, sheet, true)).toMatchObject(fit));
});

describe('the judgement', () => {
  const good: FileFacts = {
    ...unknownFacts,
    type: 'jpeg',
    width: 7157,
    height: 3614,
    density: 300,
    model: 'rgb',
    profile: 'sRGB',
  };
  const slot = { kind: 'spread' as const, w_mm: 600, h_mm: 300, bleed_mm: 3 };
  const of = (facts: Partial<FileFacts>) =>
    judge({ ...good, ...facts }, { slot, profile: 'sRGB' }).map(({ level, code }) => `${level} ${code}`);
  it.each<[Partial<FileFacts>, string[]]>([
    [{}, []],
    [{ type: 'empty' }, ['block empty']],
    [{ type: 'psd', width: 0, height: 0 }, ['block type']],
    [{ width: 0 }, ['block damaged']],
    [{ width: 25_000, height: 20_000 }, ['block pixels']],
    [{ density: 72 }, ['note densityTag']],
    [{ model: 'cmyk', profile: 'other' }, ['block colourModel']],
    [{ model: 'lab' }, ['block colourModel']],
    [{ model: 'gray' }, ['note gray']],
    [{ profile: 'none' }, ['warn noProfile']],
    [{ profile: 'other', profileName: 'Display P3' }, ['warn otherProfile']],
    [{ profile: 'AdobeRGB' }, ['note profileDiffers']],
    [{ depth: 16 }, ['note depth']],
    [{ type: 'tiff', pages: 3 }, ['block layers']],
    [{ alpha: true }, ['note alpha']],
    [{ orientation: 6, width: 3614, height: 7157 }, ['note orientation']],
    [{ width: 3000, height: 1515 }, ['block lowDensity']],
    [{ width: 5000, height: 2525 }, ['warn softDensity']],
    [{ width: 6500, height: 3282 }, ['note scaled']],
  ])('%j', (facts, expected) => expect(of(facts)).toEqual(expected));

  it('a prints order lies either way', () => {
    const print = { kind: 'image' as const, w_mm: 300, h_mm: 200, bleed_mm: 3 };
    const { width, height } = targetOf({ ...print, w_mm: 200, h_mm: 300 });
    expect(judge({ ...good, width, height }, { slot: print, profile: 'sRGB' })).toEqual([]);
  });
  it('a warning is amber until it is accepted, what blocks stays red', () => {
    const warn = judge({ ...good, profile: 'none' }, { slot, profile: 'sRGB' });
    expect([lightOf(warn, []), lightOf(warn, ['noProfile'])]).toEqual(['amber', 'green']);
    expect(lightOf(judge({ ...good, model: 'cmyk' }, { slot, profile: 'sRGB' }), ['colourModel'])).toBe(
      'red',
    );
  });
  it.each([
    ['', 'empty'],
    ['%PDF-1.7', 'pdf'],
    ['8BPS', 'psd'],
    ['GIF89a', 'gif'],
    ['PK\u0003\u0004', 'zip'],
    ['<?xml version="1.0"?><svg', 'svg'],
    ['MZ', 'unknown'],
  ])('%j is %s whatever it is called', (head, type) => {
    expect(typeOf(Uint8Array.from([...head].map((letter) => letter.charCodeAt(0))))).toBe(type);
  });
});
