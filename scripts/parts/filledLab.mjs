import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from './children.mjs';
import { openSources } from './openSources.mjs';
import { at } from './root.mjs';
import { filesUnder } from './targets.mjs';

/**
 * The databases on which tests start. Making one takes 4 s of a processor, with the demonstration data 17 s, copying one
 * 0.2 s: each is made once into a cache, and every test lab starts on a copy.
 *
 * - `embedded`: a lab's data folder with the demonstration data of today.
 * - `postgres`: the data folder of a PostgreSQL server whose database `postgres` is filled in the same way.
 * - `empty`: a data folder whose embedded database has every migration and no row.
 *
 * @typedef {'embedded' | 'postgres' | 'empty'} Kind
 */
const cache = () => at('node_modules/.cache/trade-area');

/** Everything that decides about an empty database: migrations, and what runs them. The lock names PGlite's version. */
const emptySources = ['apps/lab/src/database', 'apps/lab/migrations', 'apps/lab/test/createEmpty.ts'];

/** Everything that decides about the demonstration data: the lab with its seed, migrations and catalogue, and core's rules. */
const sources = [
  'apps/lab/src',
  'apps/lab/demo',
  'apps/lab/migrations',
  'apps/lab/pictures',
  'packages/core/src',
  'tests/fixtures/fillLab.ts',
];

/** @param {Kind} kind */
function hashOf(kind) {
  const hash = createHash('sha256')
    .update(kind)
    .update(process.env.TA_PG_BIN ?? '');
  hash.update(readFileSync(at('package-lock.json')));
  for (const source of kind === 'empty' ? emptySources : sources) {
    const path = at(source);
    const files = statSync(path).isDirectory() ? [...filesUnder(path)] : [path];
    for (const file of files)
      if (/\.(ts|json|sql|vtt)$/.test(file)) hash.update(file.slice(at().length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The day in UTC and in Rome: seeded periods begin and end at midnight of both. */
function dayOf(now) {
  return [
    ...new Set(['UTC', 'Europe/Rome'].map((timeZone) => now.toLocaleDateString('sv', { timeZone }))),
  ].join('+');
}

const known = new Map();

/** Where the filled data of a kind lies or will lie. */
function folderOf(kind) {
  if (!known.has(kind)) known.set(kind, hashOf(kind));
  const day = kind === 'empty' ? '' : `${dayOf(new Date())}-`;
  return join(cache(), `filled-${kind}-${day}${known.get(kind)}`);
}

/** ISO time at which a folder was filled; undefined when it is not there. */
function filledAt(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'filled.json'), 'utf8')).now;
  } catch {
    return undefined;
  }
}

/**
 * The filled data of a kind, made when it is missing.
 *
 * @param {Kind} kind
 * @returns {Promise<{ folder: string, now: string }>} `now`: the moment for which it was made
 */
export async function filledLab(kind = 'embedded') {
  const folder = folderOf(kind);
  const now = filledAt(folder);
  if (now) return { folder: join(folder, 'data'), now };
  // In a process of its own, so that nothing of the lab's sources is loaded into the test that asks first.
  const { code, output } = await run(process.execPath, [at('scripts/fillLab.mjs'), kind], {
    quiet: true,
  });
  if (code !== 0) throw new Error(`ta: the demonstration data could not be filled in:\n${output}`);
  return { folder: join(folder, 'data'), now: filledAt(folder) };
}

/** Copies the filled data of a kind to a folder, and answers the moment for which it was made. */
export async function copyFilledLab(target, kind = 'embedded') {
  const { folder, now } = await filledLab(kind);
  // The asynchronous `cp` takes six times the processor for these 1,300 files.
  cpSync(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // Test data need not outlive the machine: as `rememberSynced` of the lab, so that no start syncs the copy.
  if (kind !== 'postgres') {
    const { ino, ctimeMs } = statSync(join(target, 'db', 'PG_VERSION'));
    writeFileSync(join(target, 'db.synced'), `${ino} ${ctimeMs}`);
  }
  return now;
}

/**
 * Fills in a kind unless it is there. Processes that ask at the same time wait for the one that fills.
 *
 * @param {Kind} kind
 * @returns {Promise<string>} the folder of the data
 */
export async function fill(kind) {
  const folder = folderOf(kind);
  mkdirSync(cache(), { recursive: true });
  const lock = `${folder}.lock`;
  while (!filledAt(folder)) {
    if (!take(lock)) {
      await pause(100);
      continue;
    }
    try {
      if (!filledAt(folder)) await make(kind, folder);
    } finally {
      rmSync(lock, { force: true });
    }
  }
  const used = new Date();
  utimesSync(folder, used, used);
  return join(folder, 'data');
}

/** Whether the lock is ours now; the lock of a process that has ended is removed. */
function take(lock) {
  try {
    const file = openSync(lock, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
  } catch (error) {
    if (error.code === 'ESRCH') rmSync(lock, { force: true });
  }
  return false;
}

/** Makes it beside its place and moves it there when it is whole. */
async function make(kind, folder) {
  removeOld(kind);
  const part = `${folder}.part`;
  const data = join(part, 'data');
  rmSync(part, { recursive: true, force: true });
  // The demonstration is filled into a copy of the empty database, which other tests need anyway.
  if (kind === 'embedded') {
    mkdirSync(part, { recursive: true });
    cpSync(await fill('empty'), data, { recursive: true });
  } else mkdirSync(data, { recursive: true });
  const now = new Date();
  const lab = await openSources();
  try {
    if (kind === 'empty') await (await lab.load('/apps/lab/test/createEmpty.ts')).createEmpty(data);
    else await (await lab.load('/tests/fixtures/fillLab.ts')).fillLab(kind, data, now);
  } finally {
    await lab.close();
  }
  writeFileSync(join(part, 'filled.json'), JSON.stringify({ now: now.toISOString() }));
  renameSync(part, folder);
}

/** Removes what was filled for other days and sources, unless a test may still be copying it. */
function removeOld(kind) {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(cache())) {
    if (!name.startsWith(`filled-${kind}-`)) continue;
    const path = join(cache(), name);
    if (statSync(path, { throwIfNoEntry: false })?.mtimeMs < hourAgo)
      rmSync(path, { recursive: true, force: true });
  }
}
