// node notices.mjs: writes dist/THIRD-PARTY-NOTICES.txt of the package in this folder: name, version and licence text of
// everything that it bundles (development dependencies named after the command) or depends on, directly or not. With
// --bundled, of the named packages alone: for an application whose other dependencies stay on the server.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { licenceTexts } from './licenceTexts.mjs';

const own = readJson('package.json');
const onlyBundled = process.argv.includes('--bundled');
const bundled = process.argv.slice(2).filter((name) => name !== '--bundled');
const found = new Map();
const depended = onlyBundled ? [] : Object.keys(own.dependencies ?? {});
for (const name of [...depended, ...bundled]) collect(name, process.cwd());

const entries = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
const line = '-'.repeat(80);
const text = [
  `${own.name} ${own.version} contains or depends on the following works of others.`,
  ...entries.map(({ name, version, license, text }) =>
    [line, `${name} ${version}`, `Licence: ${license}`, '', text.trim()].join('\n'),
  ),
];
// The elements are served from a folder of their own, and their notices with them.
for (const folder of ['dist', 'dist/elements'])
  if (existsSync(folder)) writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), `${text.join('\n\n')}\n`);

/** Adds a package and what it depends on; our own packages name their dependencies only. */
function collect(name, from) {
  const folder = folderOf(name, from);
  if (!folder) throw new Error(`ta: ${name} is not installed, so its licence cannot be named. Run npm ci.`);
  const manifest = readJson(join(folder, 'package.json'));
  const key = `${manifest.name}@${manifest.version}`;
  if (found.has(key)) return;
  if (!manifest.name.startsWith('@trade-area/')) {
    const license = licenceName(manifest, folder);
    if (!license)
      throw new Error(`ta: ${key} names no licence. Find it out before the package is published.`);
    found.set(key, {
      name: manifest.name,
      version: manifest.version,
      license,
      text: licenceText(folder, key),
    });
  }
  for (const needed of Object.keys(manifest.dependencies ?? {})) collect(needed, folder);
}

/** The folder of an installed package, found as Node finds it. */
function folderOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === dirname(folder)) return null;
  }
}

/** From package.json; old packages name it in their README alone. */
function licenceName(manifest, folder) {
  if (typeof manifest.license === 'string') return manifest.license;
  const readme = readdirSync(folder).find((name) => /^readme/i.test(name));
  const named = readme && /^#+\s*licen[cs]e\s+([\w.-]+)/im.exec(readFileSync(join(folder, readme), 'utf8'));
  return manifest.license?.type ?? (named ? `${named[1]} (from its README)` : undefined);
}

function licenceText(folder, key) {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  if (file) return readFileSync(join(folder, file), 'utf8');
  const text = licenceTexts[key.slice(0, key.lastIndexOf('@'))];
  if (!text)
    throw new Error(
      `ta: ${key} ships no licence text. Find it in its repository: scripts/packages/licenceTexts.mjs.`,
    );
  return text;
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
