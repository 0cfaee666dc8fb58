// node prepack.mjs (before `npm pack` and `npm publish`) writes package.json as it is published: without the condition
// `source`, which leads to files that are not shipped, and without scripts and development dependencies.
// node prepack.mjs --undo (after it) puts the workspace's own package.json back. When npm fails in between, the next
// command of the workspace does (scripts/parts/install.mjs), or the next packing.
import { readFileSync, writeFileSync } from 'node:fs';
import { restoreManifest, savedManifest } from './manifests.mjs';

restoreManifest('.');
if (!process.argv.includes('--undo')) {
  const text = readFileSync('package.json', 'utf8');
  const published = asPublished(JSON.parse(text));
  writeFileSync(savedManifest, text);
  try {
    writeFileSync('package.json', published);
  } catch (error) {
    restoreManifest('.');
    throw error;
  }
}

function asPublished({ scripts: _scripts, devDependencies: _development, ...manifest }) {
  const exports = mapValues(manifest.exports, withoutSource);
  return `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`;
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
