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

/** Status of a GET, 0 when nobody answers. */
export function statusOf(url) {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 5000 }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.once('error', () => resolve(0));
    request.once('timeout', () => request.destroy());
  });
}

/** The servers that make up the three sites, as built. `address` is what answers when one is ready. */
function servers(env, labArguments, only) {
  const local = (port, path) => `http://127.0.0.1:${port}${path}`;
  return [
    {
      name: 'lab',
      file: 'apps/lab/dist/main.js',
      args: labArguments,
      ready: async () => (await statusOf(local(env.TA_LAB_PORT ?? 5200, '/health'))) === 200,
    },
    {
      name: 'sites',
      file: 'apps/host/server/dist/main.js',
      args: [],
      ready: async () =>
        (await statusOf(local(env.TA_HOST_PORT ?? 5100, '/ta/'))) > 0 &&
        (await statusOf(local(env.TA_DEMO_PORT ?? 5300, '/'))) > 0,
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
 * Otherwise it is `{ stop, ended }`: `ended` resolves with the name and code of the first server that stops by itself.
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
  const running = servers(all, labArguments, only).map((server) => {
    const child = start(
      process.execPath,
      ['--enable-source-maps', '--import', leash, at(server.file), ...server.args],
      {
        cwd: at(),
        env,
        leashed: true,
        ...(onOutput ? { onOutput: (chunk, isError) => onOutput(server.name, chunk, isError) } : {}),
      },
    );
    return { ...server, child };
  });
  const stopSites = async () => void (await Promise.all(running.map(({ child }) => stop(child))));
  const ended = Promise.race(
    running.map(({ name, child }) => child.finished.then(({ code }) => ({ failed: name, code }))),
  );
  const until = Date.now() + limit * 1000;
  const ready = Promise.all(
    running.map(async ({ name, ready: answers, child }) => {
      while (child.exitCode === null && child.signalCode === null && Date.now() < until) {
        if (await answers()) return;
        await pause(100);
      }
      if (Date.now() >= until) throw new Error(name);
      // Ended: `ended` tells.
      await new Promise(() => undefined);
    }),
  ).then(
    () => null,
    (error) => ({ failed: error.message, code: 1, late: true }),
  );
  const outcome = await Promise.race([ended, ready]);
  if (outcome === null) return { stop: stopSites, ended };
  await stopSites();
  return outcome;
}

const leash = new URL('./leash.mjs', import.meta.url).href;
