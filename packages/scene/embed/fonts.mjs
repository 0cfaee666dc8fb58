/** Writes the fonts of the scene's lettering into `dist/embed/fonts`, with their licences. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Packages by the names of their files here, and the style of each that is taken. */
const packages = {
  'eb-garamond': ['@fontsource/eb-garamond', '500-normal'],
  lato: ['@fontsource/lato', '400-normal'],
  'dancing-script': ['@fontsource/dancing-script', '600-normal'],
  fraunces: ['@fontsource-variable/fraunces', 'wght-normal'],
};
const require = createRequire(import.meta.url);
const to = join(import.meta.dirname, '..', 'dist/embed/fonts');
await mkdir(to, { recursive: true });
const licences = [];
for (const [name, [from, style]] of Object.entries(packages)) {
  for (const part of ['latin', 'latin-ext'])
    await copyFile(
      require.resolve(`${from}/files/${name}-${part}-${style}.woff2`),
      join(to, `${name}-${part}.woff2`),
    );
  licences.push(`${from}\n\n${await readFile(require.resolve(`${from}/LICENSE`), 'utf8')}`);
}
await writeFile(join(to, 'LICENCES.txt'), licences.join(`\n\n${'-'.repeat(80)}\n`));
