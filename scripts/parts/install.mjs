import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoreManifests } from '../packages/manifests.mjs';
import { run } from './children.mjs';
import { at, has, npm, readJson } from './root.mjs';

/** Ends with a clear message when this Node is older than package.json asks for. */
export function requireNode() {
  const wanted = readJson('package.json').engines.node.replace('>=', '');
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = wanted.split('.').map(Number);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  console.error(
    `ta: Node ${process.versions.node} is too old: ${wanted} or newer is needed. Install it from your package manager or nodejs.org and run the command again.`,
  );
  process.exit(1);
}

/** Ends likewise when npm is too old: it would say that there is no package-lock.json. */
async function requireNpm() {
  const [wanted] = readJson('package.json').engines.npm.replace('>=', '').split('.').map(Number);
  const { output } = await run(...npm('--version'), { quiet: true, limit: 60 });
  const [version = '', major] = /^(\d+)\.\d+\.\S+$/m.exec(output) ?? [];
  if (version === '' || Number(major) >= wanted) return;
  console.error(
    `ta: npm ${version} is too old: ${wanted} or newer is needed. Run: npm install --global npm@${wanted}, and the command again.`,
  );
  process.exit(1);
}

/** Whether a folder's node_modules holds, version for version, what its package-lock.json names. */
export function isInstalled(folder = '') {
  const lock = join(folder, 'node_modules/.package-lock.json');
  if (!has(lock)) return false;
  const wanted = readJson(folder, 'package-lock.json').packages;
  let present;
  try {
    present = JSON.parse(readFileSync(at(lock), 'utf8')).packages;
  } catch {
    return false;
  }
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    // Packages for another platform are in the lock and not on the disk.
    if (!found) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return found.version === entry.version && found.resolved === entry.resolved;
  });
}

/**
 * Runs `npm ci` in the root, or in a folder with a lock of its own, when node_modules is missing or differs from it. Mends
 * the package.json of a package whose packing failed first: `npm ci` and every build read it.
 */
export async function ensureInstalled(folder = '') {
  for (const name of restoreManifests(at('packages')))
    console.log(
      `packages/${name}/package.json was left as published by a packing that failed; it is restored.`,
    );
  if (isInstalled(folder)) return;
  await requireNpm();
  console.log(`Installing packages${folder && ` of ${folder}`} (npm ci) ...`);
  const [command, args] = npm('ci', '--no-audit', '--no-fund', '--include=dev');
  const { code } = await run(command, args, { cwd: at(folder), limit: 1200 });
  if (code === 0) return;
  console.error(
    'ta: npm ci failed, so nothing was started. Its message is above; most often the registry cannot be reached or the disk is full. Run the command again when that is mended.',
  );
  process.exit(1);
}
