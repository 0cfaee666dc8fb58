import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address of the connection; any client could write a header that names another one. */
export function clientAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    // Called without a server, as tests do.
    return '';
  }
}
