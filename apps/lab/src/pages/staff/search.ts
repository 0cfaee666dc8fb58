import type { Context } from 'hono';

/** Characters of a search at most. */
const longestSearch = 60;

/**
 * The search of a list's address, without NUL, which PostgreSQL cannot hold. It is cut between characters: half of one
 * cannot be written into an address again.
 */
export function searchOf(context: Context): string {
  const typed = (context.req.query('q') ?? '').replaceAll('\u0000', '');
  return [...typed].slice(0, longestSearch).join('');
}
