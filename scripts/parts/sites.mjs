import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { start, stop } from './children.mjs';
import { at, has } from './root.mjs';

/** Addresses of the three sites, from the same variables that the sites themselves read. */
export function addresses(env = process.env) {
  const portal = env.TA_HOST_ORIGIN ?? `http://localhost:${env.TA_HOST_PORT ?? 5100}`;
  const lab = env.TA_LAB_ORIGIN ?? `http://localhost:${env.TA_LAB_PORT ?? 5200}`;
  const demo = env.TA_DEMO_ORIGIN ?? `http://127.0.0.1:${env.TA_DEMO_PORT ?? 5300}`;
  return { portal: `${portal}/ta/`, lab: `${lab}/`, demo: `${demo}/` };
}

/** Status of a GET, 0 without an answer within a second, as from a lab that is still opening its data. */
export function statusOf(url) {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 1000 }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.once('error', () => resolve(0));
    request.once('timeout', () => request.destroy());
  });
}

/** The servers that make up the three sites, as built. One is ready when all that it `asks` answer as they should. */
function servers(env, labArguments, only) {
  const bound = ['0.0.0.0', '::', undefined, ''].includes(env.TA_BIND) ? '127.0.0.1' : env.TA_BIND;
  const local = (port, path) => `http://${bound.includes(':') ? `[${bound}]` : bound}:${port}${path}`;
  return [
    {
      name: 'lab',
      file: 'apps/lab/dist/demo.js',
      args: labArguments,
      asks: [local(env.TA_LAB_PORT ?? 5200, '/health')],
      isReady: (status) => status === 200,
    },
    {
      name: 'sites',
      file: 'apps/host/server/dist/main.js',
      args: [],
      asks: [local(env.TA_HOST_PORT ?? 5100, '/ta/'), local(env.TA_DEMO_PORT ?? 5300, '/')],
      isReady: (status) => status > 0,
    },
  ].filter((server) => {
    if (!only.includes(server.name)) return false;
    if (has(server.file)) return true;
    console.error(`  ${server.name}: not built (${server.file} is missing), so it is left out`);
    return false;
  });
}

/**
 * Starts the built sites and resolves when each answers. When one refuses (occupied port, data folder in use, broken
 * database) its own message has been passed on, the others are stopped, and the answer is `{ failed, code }`.
 * Otherwise it is `{ stop, ended, pids }`: `ended` resolves with the name and code of the first server that stops by
 * itself, `pids` holds the process of each server by its name.
 *
 * @param {object} options
 * @param {Record<string, string | undefined>} [options.env] laid over our own environment
 * @param {string[]} [options.labArguments] `--reset`, `--orders N`
 * @param {(server: string, chunk: Buffer, isError: boolean) => void} [options.onOutput] default: our own output
 * @param {number} [options.limit] seconds until all must answer
 * @param {string[]} [options.only] names of servers, `lab` and `sites`; default: both
 */
export async function startSites({
  env = {},
  labArguments = [],
  onOutput,
  limit = 180,
  only = ['lab', 'sites'],
} = {}) {
  const all = { ...process.env, ...env };
  const chosen = servers(all, labArguments, only);
  // When another program answers before we start, an answer proves nothing: our server will refuse, and say why.
  const taken = await Promise.all(
    chosen.map(async ({ asks }) => (await Promise.all(asks.map(statusOf))).some((status) => status > 0)),
  );
  const running = chosen.map((server, index) => {
    const child = start(
      process.execPath,
      ['--enable-source-maps', '--import', stopWithParent, at(server.file), ...server.args],
      {
        cwd: at(),
        env,
        stopsWithParent: true,
        ...(onOutput ? { onOutput: (chunk, isError) => onOutput(server.name, chunk, isError) } : {}),
      },
    );
    return { ...server, child, taken: taken[index] };
  });
  const stopSites = async () => void (await Promise.all(running.map(({ child }) => stop(child))));
  const ended = Promise.race(
    running.map(({ name, child }) => child.finished.then(({ code }) => ({ failed: name, code }))),
  );
  const until = Date.now() + limit * 1000;
  const ready = Promise.all(
    running.map(async ({ name, asks, isReady, child, taken: foreign }) => {
      while (child.exitCode === null && child.signalCode === null && Date.now() < until) {
        if (!foreign && (await Promise.all(asks.map(statusOf))).every(isReady)) return;
        await pause(100);
      }
      if (Date.now() >= until) throw new Error(name);
      // It ended, and `ended` tells.
      await new Promise(() => undefined);
    }),
  ).then(
    () => null,
    (error) => ({ failed: error.message, code: 1, late: true }),
  );
  const outcome = await Promise.race([ended, ready]);
  const pids = Object.fromEntries(running.map(({ name, child }) => [name, child.pid]));
  if (outcome === null) return { stop: stopSites, ended, pids };
  await stopSites();
  return outcome;
}

const stopWithParent = new URL('./stopWithParent.mjs', import.meta.url).href;
