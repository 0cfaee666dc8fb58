import { sql } from 'drizzle-orm';
import { rowsOf } from '../../database/open.ts';
import type { Queries } from '../../database/open.ts';
import { serversOf } from '../../database/servers.ts';
import { findingsAbout } from './finding.ts';
import type { Finding } from './finding.ts';

const chapter = "docs/operations.md, 'A primary and its standbys'";

/**
 * Whether a promotion would lose nothing: asked where `DATABASE_URL` names several servers, of the primary. A role
 * without `pg_read_all_stats` sees that there are standbys, and not what they have.
 */
export async function checkStandbys(queries: Queries, url: string): Promise<Finding[]> {
  const servers = url === '' ? 0 : serversOf(url).length;
  if (servers < 2) return [];
  const { ok, warning } = findingsAbout('database');
  const [row] = await rowsOf<{ names: string; commit: string; synchronous: number; hidden: number }>(
    queries,
    sql`select current_setting('synchronous_standby_names') as names, current_setting('synchronous_commit') as commit,
      count(*) filter (where state = 'streaming' and sync_state in ('sync', 'quorum'))::int as synchronous,
      count(*) filter (where sync_state is null)::int as hidden
      from pg_stat_replication`,
  );
  const { names = '', commit = '', synchronous = 0, hidden = 0 } = row ?? {};
  const named = `DATABASE_URL names ${servers} servers, and`;
  if (names.trim() === '')
    return [
      warning(
        `${named} synchronous_standby_names is empty: a promotion loses what the standby has not received.`,
        `Set it on every server (${chapter}).`,
      ),
    ];
  if (commit === 'off' || commit === 'local')
    return [
      warning(
        `${named} synchronous_commit is ${commit}: no commit waits for a standby.`,
        `Set it to on (${chapter}).`,
      ),
    ];
  if (synchronous > 0)
    return [ok(`${synchronous} synchronous ${synchronous === 1 ? 'standby follows' : 'standbys follow'}.`)];
  return hidden > 0
    ? [
        warning(
          `${named} the role of the lab may not see whether a standby is synchronous.`,
          'Grant it pg_read_all_stats.',
        ),
      ]
    : [
        warning(
          `${named} no synchronous standby is connected: changes wait until one is.`,
          `Look at the standbys and their names (${chapter}).`,
        ),
      ];
}
