// node prepack.mjs (before `npm pack` and `npm publish`) writes package.json as it is published: without the condition
// `source`, which leads to files that are not shipped, and without scripts and development dependencies.
// node prepack.mjs --undo (after it) puts the workspace's own package.json back.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const saved = '.package.json.workspace';
if (existsSync(saved)) renameSync(saved, 'package.json');
if (!process.argv.includes('--undo')) {
  const text = readFileSync('package.json', 'utf8');
  writeFileSync(saved, text);
  const { scripts: _scripts, devDependencies: _development, ...manifest } = JSON.parse(text);
  const published = { ...manifest, exports: mapValues(manifest.exports, withoutSource) };
  writeFileSync('package.json', `${JSON.stringify(published, null, 2)}\n`);
}

function withoutSource(target) {
  if (typeof target === 'string') return target;
  const { source: _source, ...conditions } = target;
  const { default: only, ...others } = conditions;
  return Object.keys(others).length === 0 ? only : conditions;
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
