import { DatabaseFailure } from './failure.ts';

const severalServers = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)([^#]*)$/i;

/**
 * Addresses of the servers that `DATABASE_URL` names, each as one connection string, in the form of PostgreSQL's own
 * clients: `postgres://user:password@a:5432,b,[::1]:5433/name?target_session_attrs=read-write`. The driver knows one
 * server only.
 * @throws DatabaseFailure when it asks for a server that refuses writes.
 */
export function serversOf(url: string): readonly string[] {
  const [, start = '', hosts = '', rest = ''] = severalServers.exec(url) ?? [];
  const wanted = /[?&]target_session_attrs=([^&]*)/.exec(rest)?.[1];
  if (wanted !== undefined && wanted !== 'read-write' && wanted !== 'primary')
    throw new DatabaseFailure(
      `DATABASE_URL asks for servers that are '${wanted}'.`,
      'Write target_session_attrs=read-write: the lab writes to the primary.',
    );
  if (hosts === '') return [url];
  const [path = '', query = ''] = rest.split('?', 2);
  const others = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('target_session_attrs='));
  const end = others.length > 0 ? `${path}?${others.join('&')}` : path;
  return hosts.split(',').map((host) => `${start}${host}${end}`);
}

/** `host:port` of a connection string, without name and password. */
export function hostOf(server: string): string {
  const { host } = new URL(server);
  return host === '' ? 'the local socket' : host;
}
