import type { Hono } from 'hono';
import { securityHeaders } from '../http/security.ts';
import type { Lab } from '../lab.ts';

/** Pages of the main site; the contract's calls come after them. */
export function addSite(app: Hono, lab: Lab): void {
  app.get('/health', (context) =>
    context.json({ status: 'ok', database: lab.database.kind }, 200, {
      ...securityHeaders(),
      'cache-control': 'no-store',
    }),
  );
}
