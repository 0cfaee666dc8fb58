import { and, desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { customers } from '../../src/database/schema/customers.ts';
import { orders } from '../../src/database/schema/orders.ts';
import type { Lab } from '../../src/base/lab.ts';
import { demonstrationPassword } from '../../src/identity/passwords.ts';
import { securityHeaders } from '../../src/base/securityHeaders.ts';

/** The account whose data the examples of the documentation show. */
const email = 'it@studio.test';

/** Tells the documentation site how it signs in: only the demonstration has an account with a public password. */
export function addDocumentationAccount(app: Hono, lab: Lab): void {
  app.get('/docs/demonstration.json', async (context) => {
    const [waiting] = await lab.database.queries
      .select({ code: orders.commessa })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(
        and(
          eq(customers.email, email),
          eq(orders.incomplete, true),
          eq(orders.byFtp, true),
          eq(orders.blocked, true),
        ),
      )
      .orderBy(desc(orders.id))
      .limit(1);
    return context.json({ email, password: demonstrationPassword, order: waiting?.code ?? '' }, 200, {
      ...securityHeaders(),
      'cache-control': 'no-store',
    });
  });
}
