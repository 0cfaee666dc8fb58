import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PasswordHasher } from '../../../src/base/ports/identity.ts';
import type { Database, Queries } from '../../../src/database/open.ts';
import { customers } from '../../../src/database/schema/customers.ts';
import { orders } from '../../../src/database/schema/orders.ts';
import { orderDetails, orderSteps, staff } from '../../../src/database/schema/production.ts';
import { demonstrationPassword } from '../../../src/identity/passwords.ts';
import { demoAccounts } from '../accounts.ts';
import { fillOnce } from '../fillOnce.ts';
import { createRandom } from '../random.ts';
import { insertConversations } from './conversations.ts';
import { createOrderPage } from './pages.ts';
import type { OrderPageRows } from './pages.ts';

const fact = 'order pages';
const seedNumber = 20_261_122;
const batchSize = 500;

/** The demonstration lab's staff, who sign in at /staff/ of the lab's site. */
export const demoStaff = [
  { email: 'desk@lab.test', name: 'Elena', surname: 'Marchi', role: 'desk' },
  { email: 'workshop@lab.test', name: 'Tommaso', surname: 'Riva', role: 'workshop' },
  { email: 'admin@lab.test', name: 'Paola', surname: 'Zen', role: 'administrator' },
] as const;

/** Fills in the details of the demonstration orders and the lab's staff, once, also in an older database. */
export async function seedOrderPagesOnce(
  database: Database,
  options: { readonly today: Date; readonly passwords: PasswordHasher; readonly labOrigin: string },
): Promise<'filled' | 'kept'> {
  return fillOnce(database, { name: fact, value: String(seedNumber) }, async (queries) => {
    const hashes = await Promise.all(demoStaff.map(() => options.passwords.hash(demonstrationPassword)));
    const people = await queries
      .insert(staff)
      .values(demoStaff.map((person, index) => ({ ...person, passwordHash: hashes[index] ?? '' })))
      .returning({ id: staff.id });
    const demoCustomers = await queries
      .select({ id: customers.id, language: customers.language })
      .from(customers)
      .where(
        inArray(
          customers.code,
          demoAccounts.map(({ code }) => code),
        ),
      )
      .orderBy(asc(customers.id));
    const random = createRandom(seedNumber);
    const staffId = people[0]?.id ?? 0;
    for (const { id, language } of demoCustomers) {
      // Codes of seven digits: orders added in bulk have eight digits and no details.
      const demo = await queries
        .select()
        .from(orders)
        .where(and(eq(orders.customerId, id), sql`length(${orders.commessa}) = 7`))
        .orderBy(asc(orders.id));
      await insertPages(
        queries,
        demo.map((order) => createOrderPage(order, language, random, options.today)),
      );
      await insertConversations(queries, {
        customerId: id,
        language,
        staffId,
        now: options.today.getTime(),
        labOrigin: options.labOrigin,
      });
    }
  });
}

async function insertPages(queries: Queries, pages: readonly OrderPageRows[]): Promise<void> {
  const details = pages.map(({ detail }) => detail);
  const steps = pages.flatMap((page) => page.steps);
  for (let start = 0; start < details.length; start += batchSize)
    await queries
      .insert(orderDetails)
      .values(details.slice(start, start + batchSize))
      .onConflictDoNothing();
  for (let start = 0; start < steps.length; start += batchSize)
    await queries.insert(orderSteps).values(steps.slice(start, start + batchSize));
}
