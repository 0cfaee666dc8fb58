import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Rgb = readonly [number, number, number];
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colours of one theme, mixed shades included, read from tokens.css itself. */
function palette(theme: 'light' | 'dark'): ReadonlyMap<string, Rgb> {
  const colours = new Map<string, Rgb>();
  for (const [, name, light, dark] of css.matchAll(
    /--_([\w-]+):\s*var\(--ta-color-[\w-]+,\s*light-dark\((#\w{6}),\s*(#\w{6})\)\)/g,
  )) {
    if (name && light && dark) colours.set(name, rgb(theme === 'light' ? light : dark));
  }
  for (const [, name, a, share, b] of css.matchAll(
    /--_([\w-]+):\s*color-mix\(in srgb, var\(--_([\w-]+)\) (\d+)%, var\(--_([\w-]+)\)\)/g,
  )) {
    const from = colours.get(a ?? '');
    const to = colours.get(b ?? '');
    if (!name || !from || !to) throw new Error(`--_${name} mixes an unknown colour`);
    const part = Number(share) / 100;
    const mix = (channel: 0 | 1 | 2) => from[channel] * part + to[channel] * (1 - part);
    colours.set(name, [mix(0), mix(1), mix(2)]);
  }
  return colours;
}

function rgb(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const grounds = ['paper', 'surface', 'sunken', 'accent-soft'];
const tones = ['info', 'success', 'warning', 'danger'];
const pairs: readonly (readonly [string, string, number])[] = [
  ...grounds.flatMap((ground) => [
    ['ink', ground, 7] as const,
    ['quiet', ground, 4.5] as const,
    ['accent', ground, 4.5] as const,
    ['accent-strong', ground, 4.5] as const,
    ['focus', ground, 3] as const,
  ]),
  ...['paper', 'surface'].map((ground) => ['control', ground, 3] as const),
  ...tones.flatMap((tone) => [
    [tone, 'paper', 4.5] as const,
    [tone, 'surface', 4.5] as const,
    [tone, 'accent-soft', 4.5] as const,
    [tone, `${tone}-soft`, 4.5] as const,
    ['ink', `${tone}-soft`, 7] as const,
    ['quiet', `${tone}-soft`, 4.5] as const,
  ]),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-strong', 4.5],
  ['paper', 'ink', 7],
];

describe.each(['light', 'dark'] as const)('WCAG 2.2 AA in the %s theme', (theme) => {
  const colours = palette(theme);
  test.each(pairs)('%s on %s is at least %d', (front, ground, least) => {
    const a = colours.get(front);
    const b = colours.get(ground);
    if (!a || !b) throw new Error(`tokens.css has no --_${a ? ground : front}`);
    expect(contrast(a, b)).toBeGreaterThanOrEqual(least);
  });
});

test('every --ta-* that our styles read is documented in tokens.css, and none beside them', () => {
  const source = new URL('..', import.meta.url);
  const styles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  const all = styles.map((path) => readFileSync(new URL(path, source), 'utf8')).join('\n');
  const names = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
  const comment = css.slice(0, css.indexOf('*/'));
  expect(names(all, /var\((--ta-[\w-]+)/g)).toEqual(names(comment, /(--ta-[\w-]*\w)/g));
});
