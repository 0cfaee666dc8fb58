import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { StartFailure } from '../../base/startFailure.ts';
import { primaryOf } from '../../database/connections.ts';

/** The connection as PostgreSQL's programs read it: a password among the arguments would be seen by every user. */
function connectionOf(server: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(server);
  const connectionVariables = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(connectionVariables).filter(([, value]) => value !== ''));
}

/**
 * Runs pg_dump or pg_restore of `TA_PG_BIN` or of the path, on the primary. Given several servers, they would take the
 * first that accepts writes, which a former primary does too.
 * @throws StartFailure with what the program says.
 */
async function runTool(name: string, url: string, args: readonly string[]): Promise<void> {
  const folder = process.env['TA_PG_BIN'];
  const connection = connectionOf(await primaryOf(url));
  const child = spawn(folder ? join(folder, name) : name, args, {
    env: { ...process.env, ...connection },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + String(chunk)).slice(-2_000)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartFailure(
          `${name} cannot be run (${error.code ?? error.message}).`,
          'Install the PostgreSQL client programs of the server’s version, or name their folder with TA_PG_BIN.',
        ),
      ),
    );
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new StartFailure(`${name} failed: ${errors.trim()}`, 'Nothing of the running lab was changed.');
}

/** Dumps the database of a server in one snapshot. */
export const dumpServer = (url: string, path: string): Promise<void> =>
  runTool('pg_dump', url, ['--format=custom', `--file=${path}`]);

/** Restores a dump into an empty database: all of it, or nothing. */
export const restoreServer = (url: string, path: string): Promise<void> =>
  runTool('pg_restore', url, [
    '--dbname=',
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    path,
  ]);
