import { spawn } from 'node:child_process';

/**
 * Child processes that never outlive us and never hold our output open: each has its own process group, its output
 * goes through a pipe of ours, and the whole group is ended when its leader ends, when its time is up or when we stop.
 */
const alive = new Set();
const windows = process.platform === 'win32';

/** Ends a child and everything it started. */
export function signalGroup(child, signal) {
  try {
    if (windows) spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
    else process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

/**
 * Starts a child in its own group and passes its output on, or to `onOutput(chunk, isError)`.
 * With `stopsWithParent` its standard input is a pipe that closes when we end: `stopWithParent.mjs` turns that into a clean stop.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {string} [options.cwd]
 * @param {Record<string, string | undefined>} [options.env] laid over our own
 * @param {(chunk: Buffer, isError: boolean) => unknown} [options.onOutput]
 * @param {boolean} [options.stopsWithParent]
 * @param {boolean} [options.plain] without colours
 */
export function start(command, args, { cwd, env, onOutput, stopsWithParent = false, plain = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: {
      ...process.env,
      ...(plain
        ? { NO_COLOR: '1', FORCE_COLOR: undefined }
        : process.stdout.isTTY
          ? { FORCE_COLOR: '1' }
          : {}),
      ...env,
    },
    detached: !windows,
    shell: windows && command === 'npm',
    stdio: [stopsWithParent ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });
  alive.add(child);
  const pass = onOutput ?? ((chunk, isError) => (isError ? process.stderr : process.stdout).write(chunk));
  child.stdout.on('data', (chunk) => pass(chunk, false));
  child.stderr.on('data', (chunk) => pass(chunk, true));
  child.finished = new Promise((resolve) => {
    child.once('error', (error) => {
      pass(`ta: cannot run ${command}: ${error.message}\n`, true);
      resolve(finish(127));
    });
    child.once('exit', (code, signal) => {
      // Output still in the pipe belongs to the child; a grandchild that keeps the pipe open does not delay us.
      const drained = setTimeout(() => resolve(finish(code ?? 1, signal)), 300);
      child.once('close', () => {
        clearTimeout(drained);
        resolve(finish(code ?? 1, signal));
      });
    });
  });
  function finish(code, signal = null) {
    alive.delete(child);
    signalGroup(child, 'SIGKILL');
    child.stdout.destroy();
    child.stderr.destroy();
    return { code: signal ? 1 : code, signal };
  }
  return child;
}

/** Asks a child to stop; after `patience` seconds its group is killed. Resolves when it has ended. */
export async function stop(child, patience = 15) {
  if (!alive.has(child)) return;
  const late = setTimeout(() => signalGroup(child, 'SIGKILL'), patience * 1000);
  signalGroup(child, 'SIGTERM');
  await child.finished;
  clearTimeout(late);
}

/**
 * Runs a command to its end within `limit` seconds.
 * Answers `{ code, timedOut, output, seconds }`; with `quiet` the output is only collected, and without colours.
 */
export async function run(
  command,
  args,
  { cwd, env, limit = 300, quiet = false, plain = quiet, onOutput } = {},
) {
  const began = Date.now();
  let output = '';
  let timedOut = false;
  const child = start(command, args, {
    cwd,
    env,
    plain,
    onOutput(chunk, isError) {
      output += chunk;
      if (onOutput) onOutput(chunk, isError);
      else if (!quiet) (isError ? process.stderr : process.stdout).write(chunk);
    },
  });
  const late = setTimeout(() => {
    timedOut = true;
    output += `\nta: stopped after ${limit} s\n`;
    void stop(child, 5);
  }, limit * 1000);
  const { code } = await child.finished;
  clearTimeout(late);
  return { code: timedOut ? 124 : code, timedOut, output, seconds: (Date.now() - began) / 1000 };
}

/** Stops every child that is still there. */
export async function stopAll() {
  await Promise.all([...alive].map((child) => stop(child)));
}

/** On Ctrl-C or a polite end: `work` (default: stop every child), then leave with the code it answers. */
export function onInterrupt(work = async () => 130) {
  let stopping = false;
  const leave = async () => {
    if (stopping) return;
    stopping = true;
    const code = await work();
    await stopAll();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave());
  // A crash of ours, or an exit in a hurry: no time to be polite.
  process.on('exit', () => alive.forEach((child) => signalGroup(child, 'SIGKILL')));
}

/** Runs jobs (functions that answer a promise) with at most `width` at a time, in order. */
export async function inParallel(jobs, width) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < jobs.length) {
      const index = next++;
      results[index] = await jobs[index]();
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, jobs.length) }, worker));
  return results;
}
