import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inParallel, run } from './children.mjs';
import { at, has, npm, readJson, tool } from './root.mjs';

/**
 * Targets of the build, in the order of their needs. `output` is the file whose absence makes a target stale; `needs` names the targets
 * whose sources it contains; `reads` names further folders that it is made from. A workspace builds itself by the `build` script of its package.json.
 */
export const targets = [
  { name: 'core', dir: 'packages/core', output: 'dist/index.js', needs: [] },
  { name: 'widgets', dir: 'packages/widgets', output: 'dist', needs: ['core'] },
  { name: 'scene', dir: 'packages/scene', output: 'dist/index.js', needs: [] },
  { name: 'host', dir: 'apps/host', output: 'dist/index.html', needs: ['core', 'widgets'] },
  { name: 'lab', dir: 'apps/lab', output: 'dist/demo.js', needs: ['core', 'widgets'] },
  {
    name: 'sites',
    dir: 'apps/host/server',
    output: 'dist/main.js',
    needs: ['core', 'lab'],
    command: siteServer,
  },
  { name: 'demo', dir: 'apps/embed-demo', output: 'dist', needs: ['widgets'] },
  { name: 'docs', dir: 'apps/docs', output: 'dist/index.html', needs: ['core', 'widgets'], reads: ['docs'] },
];

function siteServer() {
  return has('apps/host/server/tsup.config.ts') ? tool('tsup', '--config', 'tsup.config.ts') : undefined;
}

/** `[command, args]` of a target, or undefined while its workspace has no build. */
function commandOf(target) {
  if (target.command) return target.command();
  return readJson(target.dir, 'package.json').scripts?.build ? npm('run', '--silent', 'build') : undefined;
}

const ignored = new Set(['node_modules', 'dist', 'test-results', '.vite']);

/** Files that a target is made from; tests, build output and data are left out. */
export function* filesUnder(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignored.has(entry.name) || entry.name.startsWith('.data')) continue;
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (entry.isFile() && !/\.test\.[a-z]+$/.test(entry.name)) yield path;
  }
}

/** Hash of everything a target is made from: its own files, the targets it needs, the lock and the compiler's options. */
function contentOf(target, known) {
  const cached = known.get(target.name);
  if (cached) return cached;
  const hash = createHash('sha256');
  for (const shared of ['package-lock.json', 'tsconfig.json']) hash.update(readFileSync(at(shared)));
  for (const need of target.needs) hash.update(contentOf(targetNamed(need), known));
  for (const dir of [target.dir, ...(target.reads ?? [])])
    for (const file of filesUnder(at(dir))) hash.update(file.slice(at().length)).update(readFileSync(file));
  const digest = hash.digest('hex');
  known.set(target.name, digest);
  return digest;
}

function targetNamed(name) {
  return targets.find((target) => target.name === name);
}

const stampOf = (target) => at('node_modules/.cache/trade-area', `${target.name}.built`);

function isFresh(target, content) {
  try {
    statSync(at(target.dir, target.output));
    return readFileSync(stampOf(target), 'utf8') === content;
  } catch {
    return false;
  }
}

/**
 * Builds what is stale (`all`: everything), independent targets side by side.
 * Answers the names that failed; a workspace without a build is passed over with a note.
 */
export async function build({ all = false, only } = {}) {
  const known = new Map();
  const failed = [];
  const done = new Map();
  const chosen = targets.filter((target) => has(target.dir) && (!only || only.includes(target.name)));
  const began = Date.now();
  let built = 0;

  const make = async (target) => {
    await Promise.all(target.needs.map((need) => done.get(need)?.promise));
    const command = commandOf(target);
    if (!command) return console.log(`  ${target.name}: nothing to build yet`);
    const content = contentOf(target, known);
    if (!all && isFresh(target, content)) return;
    if (built++ === 0) console.log('Building ...');
    // Chunks are named by their content: those of an older build would be packed, too.
    rmSync(at(target.dir, 'dist'), { recursive: true, force: true });
    const { code, output, seconds } = await run(...command, { cwd: at(target.dir), limit: 300, quiet: true });
    if (code !== 0) {
      failed.push(target.name);
      return console.error(`${output}\n  ${target.name}: build failed`);
    }
    mkdirSync(at('node_modules/.cache/trade-area'), { recursive: true });
    writeFileSync(stampOf(target), content);
    console.log(`  ${target.name}: built in ${seconds.toFixed(1)} s`);
  };

  for (const target of chosen) {
    const entry = {};
    entry.promise = new Promise((resolve) => (entry.resolve = resolve));
    done.set(target.name, entry);
  }
  // Targets are in order of need, so a job only ever waits for one that has started.
  await inParallel(
    chosen.map((target) => () => make(target).finally(() => done.get(target.name).resolve())),
    Math.max(2, Math.min(4, availableParallelism())),
  );
  if (built > 0) console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  return failed;
}
