// node declarations.mjs <folder>: writes the endings of relative imports in declarations as consumers resolve them.
// TypeScript rewrites `./x.ts` to `./x.js` in scripts only; without `allowImportingTsExtensions` a consumer refuses it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [folder = ''] = process.argv.slice(2);
const relativeImport = /((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+?)\.tsx?\2/g;

for (const name of readdirSync(resolve(folder), { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const path = join(folder, name);
  const text = readFileSync(path, 'utf8');
  const written = text.replace(relativeImport, '$1$2$3.js$2');
  if (written !== text) writeFileSync(path, written);
}
