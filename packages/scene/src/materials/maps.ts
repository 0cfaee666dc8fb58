import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace } from 'three';
import type { Relief } from './relief.ts';

/** The textures of a material: `normal` for its relief, `tone` multiplied with its colour. */
export interface Maps {
  readonly normal: DataTexture;
  readonly tone: DataTexture;
}

const texels = 256;

/** Texture from bytes, repeating, with mipmaps. */
export function repeating(data: Uint8Array<ArrayBuffer>, width: number, height: number): DataTexture {
  const texture = new DataTexture(data, width, height);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = 8;
  texture.needsUpdate = true;
  return texture;
}

/** Computes a relief's textures once; about 40 ms each. One texture unit is one centimetre. */
export function mapsOf(relief: Relief, size = texels): Maps {
  const heights = new Float32Array(size * size);
  const tone = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const texel = relief.at(x / size, y / size);
      const i = y * size + x;
      heights[i] = texel.height;
      tone.fill(Math.round(255 * Math.max(0, Math.min(1, texel.tone))), i * 4, i * 4 + 3);
      tone[i * 4 + 3] = 255;
    }
  const normal = new Uint8Array(size * size * 4);
  const at = (x: number, y: number) => heights[((y + size) % size) * size + ((x + size) % size)] ?? 0;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const dx = (at(x - 1, y) - at(x + 1, y)) * relief.strength;
      const dy = (at(x, y - 1) - at(x, y + 1)) * relief.strength;
      const length = Math.hypot(dx, dy, 1);
      normal.set(
        [(dx / length + 1) * 127.5, (dy / length + 1) * 127.5, (1 / length + 1) * 127.5, 255],
        (y * size + x) * 4,
      );
    }
  const maps = { normal: repeating(normal, size, size), tone: repeating(tone, size, size) };
  maps.tone.colorSpace = SRGBColorSpace;
  for (const map of [maps.normal, maps.tone]) map.repeat.set(1 / relief.side, 1 / relief.side);
  return maps;
}

/** Cut edges of a stack of leaves: lines along u, `leaves` of them over v from 0 to 1. */
export function leafMap(leaves: number, contrast: number): DataTexture {
  // More lines than pixels would print as plain grey: leaves are drawn in bundles.
  const drawn = Math.min(leaves, 24);
  const lines = Math.max(8, drawn * 10);
  const data = new Uint8Array(lines * 4 * 4);
  for (let line = 0; line < lines; line++) {
    const phase = ((line + 0.5) / lines) * drawn;
    const gap = Math.abs((phase % 1) - 0.5) * 2;
    const sheet = Math.sin(Math.floor(phase) * 12.9898) * 0.5 + 0.5;
    const tone = 255 * (1 - contrast * (0.75 * gap ** 4 + 0.25 * sheet));
    for (let x = 0; x < 4; x++) data.set([tone, tone * 0.99, tone * 0.965, 255], (line * 4 + x) * 4);
  }
  const texture = repeating(data, 4, lines);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
