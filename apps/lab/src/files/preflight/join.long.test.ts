import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeOptionsFor, halvesOf, targetOf } from '@trade-area/core/preflight';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { expectedSlots } from '../../uploads/expected.ts';
import { inspect } from './inspect.ts';
import { joinPages } from './join.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-join-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A small book keeps the cases fast: 12 × 9 cm a page. */
const slots = expectedSlots({ tipo: 'album', book_type: '12x9 cm' }, 4);
const spread = slots[1];
if (!spread) throw new Error('ta: no double page');
const target = targetOf(spread);
const pixels = (millimetres: number) => Math.round((millimetres / 25.4) * 300);
const forms = {
  outer: [pixels(123), pixels(96)],
  around: [pixels(126), pixels(96)],
  trim: [pixels(120), pixels(90)],
  small: [pixels(123) * 0.9, pixels(96) * 0.9].map(Math.round),
} as const;
type Form = keyof typeof forms;

/** One colour with a white column at the fold of the trimmed page, and a black frame in the bleed. */
async function page(form: Form, colour: string, side: 'left' | 'right', profile = 'srgb'): Promise<Buffer> {
  const [width = 0, height = 0] = forms[form];
  const bleed = Math.round((width * 3) / { outer: 123, around: 126, trim: 120, small: 123 }[form]);
  const inner = form === 'around' ? bleed : 0;
  const fold = side === 'left' ? width - inner - 20 : inner;
  const bar = { create: { width: 20, height, channels: 3 as const, background: '#ffffff' } };
  // An export with bleed on all sides also has bleed at the fold, which must not be printed.
  const beyond = {
    create: { width: Math.max(1, inner), height, channels: 3 as const, background: '#000000' },
  };
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([
      { input: bar, left: fold, top: 0 },
      ...(inner > 0 ? [{ input: beyond, left: side === 'left' ? width - inner : 0, top: 0 }] : []),
    ])
    .withIccProfile(profile)
    .withDensity(300)
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function joined(left: Buffer, right: Buffer) {
  const paths = { left: join(folder, 'l'), right: join(folder, 'r'), into: join(folder, 'out') };
  await writeFile(paths.left, left);
  await writeFile(paths.right, right);
  const inspectFile = (path: string, bytes: number, slot: string) =>
    inspect({ path, bytes, asked: judgeOptionsFor(slots, slot, 'sRGB') });
  const halves = [
    await inspectFile(paths.left, left.length, 'spread-001-l'),
    await inspectFile(paths.right, right.length, 'spread-001-r'),
  ] as const;
  await joinPages({
    left: { path: paths.left, facts: halves[0].facts },
    right: { path: paths.right, facts: halves[1].facts },
    into: paths.into,
    page: halvesOf(spread as NonNullable<typeof spread>)[0],
  });
  const joinedFile = await inspectFile(paths.into, (await stat(paths.into)).size, 'spread-001');
  expect([await readFile(paths.left), await readFile(paths.right)]).toEqual([left, right]);
  const { data, info } = await sharp(paths.into).raw().toBuffer({ resolveWithObject: true });
  const at = (part: number) => {
    const from = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * part)) * 3;
    return [...data.subarray(from, from + 3)];
  };
  return { halves, whole: joinedFile, at, info };
}
const near = (colour: readonly number[], wanted: readonly number[], slack = 12) =>
  colour.every((value, channel) => Math.abs(value - (wanted[channel] ?? 0)) <= slack);

describe('P-CHECK-SPREAD: two single pages become one double page', { timeout: 60_000 }, () => {
  it.each<[Form, Form, string[]]>([
    ['outer', 'outer', ['note joined join']],
    ['around', 'around', ['note joined join']],
    ['trim', 'trim', ['warn noBleed mirrorBleed', 'note joined join']],
    ['around', 'trim', ['note joined join']],
    ['small', 'outer', ['note joined join']],
  ])('%s beside %s', async (left, right, expected) => {
    const { halves, whole, at, info } = await joined(
      await page(left, '#c02020', 'left'),
      await page(right, '#2020c0', 'right'),
    );
    expect(halves[0].findings.map(({ level, code, fix }) => `${level} ${code} ${fix}`)).toEqual(expected);
    // The joined file has no findings.
    expect(whole.findings.filter(({ code }) => code !== 'scaled')).toEqual([]);
    expect(Math.abs(info.width - target.width)).toBeLessThanOrEqual(2);
    expect(Math.abs(info.height - target.height)).toBeLessThanOrEqual(2);
    expect(whole.facts).toMatchObject({ type: 'jpeg', profile: 'sRGB', density: 300, orientation: 1 });
    expect([near(at(0.1), [192, 32, 32]), near(at(0.9), [32, 32, 192])]).toEqual([true, true]);
    // Both white columns meet at the fold, with nothing between them.
    for (const part of [0.497, 0.5, 0.503])
      expect([part, near(at(part), [255, 255, 255], 30)]).toEqual([part, true]);
  });

  it('a page in another colour space keeps its colours, not its pixel values', async () => {
    const { at } = await joined(
      await page('outer', '#c02020', 'left', 'p3'),
      await page('outer', '#2020c0', 'right'),
    );
    expect(near(at(0.1), [192, 32, 32])).toBe(true);
  });

  it('a page with an orientation tag is rotated', async () => {
    const upright = await page('outer', '#c02020', 'left');
    const lying = await sharp(upright)
      .rotate(-90)
      .withIccProfile('srgb')
      .withMetadata({ orientation: 6, density: 300 })
      .jpeg({ quality: 95 })
      .toBuffer();
    const { at, info } = await joined(lying, await page('outer', '#2020c0', 'right'));
    expect(Math.abs(info.width - target.width)).toBeLessThanOrEqual(2);
    expect(near(at(0.1), [192, 32, 32])).toBe(true);
  });
});
