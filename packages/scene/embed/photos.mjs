/** Writes the photographs of the scene for browsers: WebP, 900 px at most, into `dist/embed/photos`. */
import { mkdir, readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';

const [from, to] = ['photos', 'dist/embed/photos'].map((folder) => join(import.meta.dirname, '..', folder));
await mkdir(to, { recursive: true });
const names = (await readdir(from)).filter((name) => name.endsWith('.jpg'));
await Promise.all(
  names.map((name) =>
    sharp(join(from, name))
      .resize({ width: 900, height: 900, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 72 })
      .toFile(join(to, `${parse(name).name}.webp`)),
  ),
);
