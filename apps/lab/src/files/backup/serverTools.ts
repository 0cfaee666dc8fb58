import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { StartFailure } from '../../base/startFailure.ts';
import { serversOf } from '../../database/servers.ts';

/**
 * The connection as PostgreSQL's programs read it: a password among the arguments would be seen by every user. Of
 * several servers they take the primary.
 */
function connectionOf(url: string): Record<string, string> {
  const servers = serversOf(url).map((server) => new URL(server));
  const [{ username, password, pathname, searchParams } = new URL(url)] = servers;
  const hosts = servers.map(({ hostname }) => decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'));
  const connectionVariables = {
    PGHOST: searchParams.get('host') ?? hosts.join(','),
    PGPORT: servers.map(({ port }) => port).join(','),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGTARGETSESSIONATTRS: servers.length > 1 ? 'read-write' : '',
  };
  return Object.fromEntries(Object.entries(connectionVariables).filter(([, value]) => value !== ''));
}

/** Runs pg_dump or pg_restore of `TA_PG_BIN` or of the path. @throws StartFailure with what the program says. */
async function runTool(name: string, url: string, args: readonly string[]): Promise<void> {
  const folder = process.env['TA_PG_BIN'];
  const child = spawn(folder ? join(folder, name) : name, args, {
    env: { ...process.env, ...connectionOf(url) },
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
