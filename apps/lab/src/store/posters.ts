import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Field } from '@trade-area/core/pricing';
import sharp from 'sharp';
import { array, object, parse, record, string } from 'valibot';
import type { PosterIndex, Posters } from '../base/ports/pictures.ts';

const indexFile = object({
  /** Another one for every other content of the layers. */
  version: string(),
  /** Layers by product, option and first word of a choice: the picture, or the gray and the black one. */
  products: record(string(), record(string(), record(string(), array(string())))),
});

const none: PosterIndex = { version: '', has: () => false, layersOf: () => [] };

/** The layers of posters in a folder, with their index; without one there are no posters. */
export function createPosters(folder: string): Posters {
  let known: { readonly changed: number; readonly index: Promise<PosterIndex> } | undefined;
  const path = join(folder, 'index.json');
  return {
    async index() {
      const changed = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      );
      if (known?.changed !== changed)
        known = { changed, index: changed === 0 ? Promise.resolve(none) : readIndex(path) };
      return known.index;
    },
    read: (name) => readFile(join(folder, `${name}.webp`)),
  };
}

async function readIndex(path: string): Promise<PosterIndex> {
  const { version, products } = parse(indexFile, JSON.parse(await readFile(path, 'utf8')));
  return {
    version,
    has: (slug) => Object.hasOwn(products, slug),
    layersOf(slug, option, value) {
      const options = Object.hasOwn(products, slug) ? products[slug] : undefined;
      const words = options && Object.hasOwn(options, option) ? options[option] : undefined;
      const [word = ''] = value.split('-');
      const layers = words && Object.hasOwn(words, word) ? words[word] : undefined;
      return (layers ?? []).map((layer) => `${slug}-${layer}`);
    },
  };
}

/** The address of a product's poster with a choice, without an origin; '' = there is none. */
export function posterAddress(
  posters: PosterIndex,
  subject: string,
  { option, value, swatch }: PicturedChoice & { readonly swatch: string },
): string {
  const layers = posters.layersOf(subject, option, value);
  if (layers.length === 0 || (layers.length > 1 && !isColor(swatch))) return '';
  // A color that the lab changes has another address.
  const version = layers.length > 1 ? `${posters.version}-${swatch.slice(1)}` : posters.version;
  return `${pathOf(subject, option, value)}?v=${version}`;
}

const pathOf = (...names: readonly string[]) =>
  `/pictures/posters/${names.map(encodeURIComponent).join('/')}.webp`;

/** A choice that has a poster: `CoverColor`, `leather-cognac`. */
export interface PicturedChoice {
  readonly option: string;
  readonly value: string;
}

/** The choice by which a configuration is shown: the last one that has a poster; null = none has. */
export function picturedChoice(
  posters: PosterIndex,
  subject: string,
  fields: readonly Field[],
): PicturedChoice | null {
  const choices = fields.flatMap((field) =>
    'stringValue' in field && posters.layersOf(subject, field.name, field.stringValue).length > 0
      ? [{ option: field.name, value: field.stringValue }]
      : [],
  );
  return choices.at(-1) ?? null;
}

/** The path of a product's poster as it is configured; '' = there is none. */
export function configuredPoster(posters: PosterIndex, subject: string, fields: readonly Field[]): string {
  const choice = picturedChoice(posters, subject, fields);
  return choice ? pathOf(subject, choice.option, choice.value) : '';
}

const isColor = (swatch: string) => /^#[0-9a-f]{6}$/i.test(swatch);

/** A poster as WebP: its one layer, or its two mixed in a color. */
export async function drawPoster(
  posters: Posters,
  layers: readonly string[],
  swatch: string,
): Promise<Buffer> {
  const [light, dark] = await Promise.all(layers.map((layer) => posters.read(layer)));
  if (!light) throw new Error('ta: a poster without layers');
  return dark ? mixPoster(light, dark, swatch) : light;
}

/** Lightness 0 to 1 of the 256 values of a channel. */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
/** The values of a channel by lightness, in steps that are finer than those values. */
const steps = 4_095;
const encoded = Uint8Array.from({ length: steps + 1 }, (_, step) => {
  const light = step / steps;
  return Math.round(255 * (light <= 0.003_130_8 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
});

/** The gray of the layers returns this share of the light: `#bcbcbc`. */
const gray = linear[0xbc] ?? 1;

/**
 * The picture with a cover of a color, from those with a gray and a black one. Black returns what any cover does, such as a
 * shine; what gray returns beyond it is in proportion to the light of the color.
 */
export async function mixPoster(half: Buffer, black: Buffer, color: string): Promise<Buffer> {
  const [light, dark] = await Promise.all(
    [half, black].map((layer) => sharp(layer).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!light || light.data.length !== dark?.data.length)
    throw new Error('ta: the layers of a poster have different sizes');
  const share = [1, 3, 5].map((at) => (linear[Number.parseInt(color.slice(at, at + 2), 16)] ?? 0) / gray);
  const mixed = Buffer.allocUnsafe(light.data.length);
  for (let at = 0; at < mixed.length; at += 1) {
    const ground = linear[dark.data[at] ?? 0] ?? 0;
    const returned = (linear[light.data[at] ?? 0] ?? 0) - ground;
    const sum = ground + (share[at % 3] ?? 0) * returned;
    mixed[at] = encoded[Math.round(Math.min(1, Math.max(0, sum)) * steps)] ?? 0;
  }
  const { width, height } = light.info;
  return sharp(mixed, { raw: { width, height, channels: 3 } })
    .webp({ quality: 82, smartSubsample: true })
    .toBuffer();
}
