import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PasswordHasher } from '../../../src/base/ports/identity.ts';
import type { Database, Queries } from '../../../src/database/open.ts';
import { customers, facts } from '../../../src/database/schema/customers.ts';
import { orders } from '../../../src/database/schema/orders.ts';
import { orderDetails, orderSteps, staff } from '../../../src/database/schema/production.ts';
import { demoAccounts, demonstrationPassword } from '../accounts.ts';
import { createRandom } from '../random.ts';
import { converse } from './conversations.ts';
import { pageOf } from './pages.ts';
import type { Page } from './pages.ts';

const fact = 'order pages';
const seedNumber = 20_261_122;
const rowsAtOnce = 500;

/** The lab's people of the demonstration; they sign in at /staff/ of the lab's site. */
export const demoStaff = [
  { email: 'desk@lab.test', name: 'Elena', surname: 'Marchi' },
  { email: 'workshop@lab.test', name: 'Tommaso', surname: 'Riva' },
] as const;

/** Fills what the pages of the demonstration orders show, and the lab's people: once, also in an older database. */
export async function seedOrderPagesOnce(
  database: Database,
  options: { readonly today: Date; readonly passwords: PasswordHasher; readonly labOrigin: string },
): Promise<'filled' | 'kept'> {
  const [done] = await database.queries.select().from(facts).where(eq(facts.name, fact));
  if (done) return 'kept';
  const hashes = await Promise.all(demoStaff.map(() => options.passwords.hash(demonstrationPassword)));
  await database.transaction(async (queries) => {
    const people = await queries
      .insert(staff)
      .values(demoStaff.map((person, index) => ({ ...person, passwordHash: hashes[index] ?? '' })))
      .returning({ id: staff.id });
    const held = await queries
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
    for (const { id, language } of held) {
      // Seven digits: orders added in bulk have eight, and no page of their own.
      const demo = await queries
        .select()
        .from(orders)
        .where(and(eq(orders.customerId, id), sql`length(${orders.commessa}) = 7`))
        .orderBy(asc(orders.id));
      await insertPages(
        queries,
        demo.map((order) => pageOf(order, language, random, options.today)),
      );
      await converse(queries, {
        customerId: id,
        language,
        staffId,
        now: options.today.getTime(),
        lab: options.labOrigin,
      });
    }
    await queries.insert(facts).values({ name: fact, value: String(seedNumber) });
  });
  return 'filled';
}

async function insertPages(queries: Queries, pages: readonly Page[]): Promise<void> {
  const details = pages.map(({ detail }) => detail);
  const steps = pages.flatMap((page) => page.steps);
  for (let start = 0; start < details.length; start += rowsAtOnce)
    await queries
      .insert(orderDetails)
      .values(details.slice(start, start + rowsAtOnce))
      .onConflictDoNothing();
  for (let start = 0; start < steps.length; start += rowsAtOnce)
    await queries.insert(orderSteps).values(steps.slice(start, start + rowsAtOnce));
}
