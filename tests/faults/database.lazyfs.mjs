/**
 * Loss of power under the embedded database, on LazyFS (github.com/dsrhaslab/lazyfs): a FUSE file system that keeps what
 * was not synced in memory, and forgets it when it is told to. Optional, because LazyFS is built from source (g++,
 * libfuse3-dev, libtoml11-dev, libspdlog-dev). Mount it, and give the mount and the pipe of its `fifo_path`:
 *
 *   node tests/faults/database.lazyfs.mjs <mount> <pipe> [rounds] [--control]
 *
 * Each round lets eight writers commit, kills them, forgets what was not synced, opens the database and compares it with
 * what was acknowledged. With `--control` the writers run without syncs (PGlite's own parameters), in a database of their
 * own, and the run fails unless rows are lost.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { openSources } from '../../scripts/parts/openSources.mjs';

const isControl = process.argv.includes('--control');
const [mount, pipe, rounds = '5', role] = process.argv.slice(2).filter((word) => word !== '--control');
if (!mount || !pipe) {
  console.error('Usage: node tests/faults/database.lazyfs.mjs <mount> <pipe> [rounds] [--control]');
  process.exit(2);
}
const writers = 8;
const dataFolder = join(mount, 'data');
const { load, close } = await openSources();
const { openEngine } = await load('/apps/lab/src/database/engine.ts');
const { openReopeningEngine } = await load('/apps/lab/src/database/reopeningEngine.ts');
const { syncTree } = await load('/apps/lab/src/database/syncedFileSystem.ts');
const folder = join(dataFolder, isControl ? 'unsynced' : 'db');
const parameters = isControl ? { parameters: PGlite.defaultStartParams } : {};

/** Commits for ever, and prints each number once it is acknowledged. */
async function writeForEver() {
  const engine = await openReopeningEngine(folder, parameters);
  const write = async (writer) => {
    for (;;) {
      const { rows } = await engine.query('insert into acknowledged (writer) values ($1) returning id', [
        writer,
      ]);
      process.stdout.write(`${rows[0].id}\n`);
    }
  };
  await Promise.all(Array.from({ length: writers }, (_none, index) => write(index)));
}

/** @returns how many were acknowledged, and how many of them are lost. */
async function round(acknowledged) {
  const child = spawn(
    process.execPath,
    [process.argv[1], mount, pipe, rounds, 'writer', ...(isControl ? ['--control'] : [])],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const lines = createInterface({ input: child.stdout });
  const wanted = acknowledged.size + 30 + Math.floor(Math.random() * 30);
  const isEnough = new Promise((resolve) => {
    lines.on('line', (line) => {
      acknowledged.add(Number(line));
      if (acknowledged.size === wanted) resolve();
    });
  });
  const done = new Promise((resolve) => lines.once('close', resolve));
  await isEnough;
  child.kill('SIGKILL');
  await Promise.all([ended, done]);
  appendFileSync(pipe, 'lazyfs::clear-cache\n');
  await pause(1_000);
  let engine;
  try {
    engine = await openEngine(folder);
  } catch (error) {
    console.log(`the database cannot be opened (${error instanceof Error ? error.message : error})`);
    return acknowledged.size;
  }
  const { rows } = await engine.query('select id from acknowledged');
  await engine.close();
  const there = new Set(rows.map(({ id }) => id));
  return [...acknowledged].filter((id) => !there.has(id)).length;
}

if (role === 'writer') await writeForEver();
else {
  mkdirSync(dataFolder, { recursive: true });
  const engine = await openEngine(folder);
  await engine.exec(
    'create table if not exists acknowledged (id int generated always as identity primary key, writer int)',
  );
  await engine.close();
  // PGlite copies what initdb made without a sync.
  syncTree(folder);
  const acknowledged = new Set();
  let lost = 0;
  for (let each = 1; each <= Number(rounds); each += 1) {
    lost = await round(acknowledged);
    console.log(`round ${each}: ${acknowledged.size} acknowledged, ${lost} of them lost`);
    if (isControl && lost > 0) break;
  }
  await close();
  process.exit((lost === 0) === isControl ? 1 : 0);
}
