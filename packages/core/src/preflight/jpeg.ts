import type { ByteSource } from '../kernel/transport.ts';
import { unknownFacts } from './facts.ts';
import type { FileFacts } from './facts.ts';
import { ascii, readProfile } from './icc.ts';
import { readTiffTags } from './tiffTags.ts';

const mostProfile = 4_000_000;
const mostHeader = 16_000_000;

/** Markers up to the picture's own: size, channels, density, orientation, profile. */
export async function readJpeg(source: ByteSource): Promise<FileFacts> {
  let facts: FileFacts = { ...unknownFacts, type: 'jpeg', profile: 'none' };
  const profile: Uint8Array[] = [];
  let inverted = false;
  for (let at = 2; at < Math.min(source.size, mostHeader); ) {
    const head = await source.read(at, 4);
    if (head.length < 4 || head[0] !== 0xff) break;
    const marker = head[1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda || marker === 0xd9) break;
    const length = (head[2] ?? 0) * 256 + (head[3] ?? 0);
    if (length < 2) break;
    const body = await source.read(at + 4, length - 2);
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (frame && body.length >= 6) facts = { ...facts, ...frameOf(body, inverted) };
    if (marker === 0xe0 && ascii(body, 0, 4) === 'JFIF')
      facts = { ...facts, density: jfifDensity(body) || facts.density };
    if (marker === 0xe1 && ascii(body, 0, 4) === 'Exif')
      facts = { ...facts, ...exifOf(body.subarray(6), facts.density) };
    if (marker === 0xe2 && ascii(body, 0, 11) === 'ICC_PROFILE') profile.push(body);
    if (marker === 0xee && ascii(body, 0, 5) === 'Adobe') inverted = true;
    at += 2 + length;
  }
  if (profile.length === 0) return facts;
  const parts = profile.sort((a, b) => (a[12] ?? 0) - (b[12] ?? 0)).map((part) => part.subarray(14));
  const { kind, name } = readProfile(concatBytes(parts));
  return { ...facts, profile: kind, profileName: name };
}

function frameOf(body: Uint8Array, adobe: boolean): Partial<FileFacts> {
  const channels = body[5] ?? 0;
  return {
    depth: body[0] ?? 8,
    height: (body[1] ?? 0) * 256 + (body[2] ?? 0),
    width: (body[3] ?? 0) * 256 + (body[4] ?? 0),
    model: channels === 1 ? 'gray' : channels === 3 ? 'rgb' : channels === 4 || adobe ? 'cmyk' : 'unknown',
  };
}

function jfifDensity(body: Uint8Array): number {
  const value = (body[8] ?? 0) * 256 + (body[9] ?? 0);
  return body[7] === 1 ? value : body[7] === 2 ? Math.round(value * 2.54) : 0;
}

function exifOf(tiff: Uint8Array, density: number): Partial<FileFacts> {
  const tags = readTiffTags(tiff, 0);
  return tags ? { orientation: tags.orientation, density: density || tags.density } : {};
}

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const length = Math.min(
    parts.reduce((sum, part) => sum + part.length, 0),
    mostProfile,
  );
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    if (at + part.length > length) break;
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
