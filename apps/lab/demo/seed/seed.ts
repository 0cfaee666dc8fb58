import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PasswordHasher } from '../../src/base/ports/identity.ts';
import type { Database, Queries } from '../../src/database/open.ts';
import { consents, customers, facts } from '../../src/database/schema/customers.ts';
import { orders } from '../../src/database/schema/orders.ts';
import { messages } from '../../src/database/schema/messages.ts';
import { demoAccounts, demonstrationPassword } from './accounts.ts';
import type { DemoAccount } from './account.ts';
import { readCatalogue } from './catalogue.ts';
import { messageTexts } from './messages.ts';
import { createOrderMaker, everyState, someStates } from './orders.ts';
import { insertProfile } from './profiles.ts';
import type { OrderMaker } from './orders.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';

const seedNumber = 20_261_120;
const rowsAtOnce = 200;

/** Fills an empty database with the demonstration lab; one that has been filled stays as it is. */
export async function seedOnce(
  database: Database,
  options: { readonly today: Date; readonly passwords: PasswordHasher },
): Promise<'filled' | 'kept'> {
  const [done] = await database.queries.select().from(facts).where(eq(facts.name, 'seed'));
  if (done) return 'kept';
  const hashes = await Promise.all(demoAccounts.map(() => options.passwords.hash(demonstrationPassword)));
  await database.transaction(async (queries) => {
    const catalogue = readCatalogue();
    const random = createRandom(seedNumber);
    const maker = createOrderMaker(random, catalogue.items, options.today);
    for (const [index, account] of demoAccounts.entries()) {
      const id = await insertAccount(queries, account, hashes[index] ?? '', options.today);
      await insertOrders(queries, account, id, { random, maker, today: options.today });
    }
    // All or nothing: a start that is killed in here leaves an empty database, and the next one fills it.
    await queries.insert(facts).values({ name: 'seed', value: String(seedNumber) });
  });
  return 'filled';
}

async function insertAccount(queries: Queries, account: DemoAccount, passwordHash: string, today: Date) {
  const weight = Number(account.code) || 1;
  const [row] = await queries
    .insert(customers)
    .values({
      code: account.code,
      publicId: randomBytes(16).toString('hex'),
      email: account.email,
      name: account.name,
      surname: account.surname,
      sex: account.sex,
      area: account.area,
      status: account.status ?? '',
      language: account.language,
      currency: account.currency,
      company: account.company,
      representative: account.representative,
      invoicing: account.invoicing
        ? [{ pec: 'studioaurora@pec.test', codice_destinatario_univoco: 'M5UXCR1' }]
        : [],
      turnover: {
        fatturato_anno_corrente: 4_000 + weight * 7,
        fatturato_passato_oggi: 3_600 + weight * 5,
        max_fatturato_biennio: 9_000 + weight * 11,
        perc_wedding_corrente: 62,
        perc_wedding_passato: 58,
      },
      checkBrexit: account.checkBrexit ?? false,
      passwordHash,
    })
    .returning({ id: customers.id });
  if (!row) throw new Error('no row for an account');
  await insertProfile(queries, account, row.id);
  if (account.consents)
    await queries.insert(consents).values(
      account.consents.map((outcome, index) => ({
        customerId: row.id,
        outcome,
        fromPage: index === 0 ? 'modal' : 'privacy',
        at: new Date(today.getTime() - (30 - index) * 86_400_000),
      })),
    );
  return row.id;
}

interface SeedContext {
  readonly random: Random;
  readonly maker: OrderMaker;
  readonly today: Date;
}

async function insertOrders(
  queries: Queries,
  account: DemoAccount,
  customerId: number,
  context: SeedContext,
) {
  const { random, maker, today } = context;
  const wishes = account.orders === 'every' ? everyState() : someStates(random, account.orders);
  const made = wishes.map((wish) => maker.make(account, customerId, wish));
  const ids: number[] = [];
  for (let start = 0; start < made.length; start += rowsAtOnce) {
    const rows = await queries
      .insert(orders)
      .values(made.slice(start, start + rowsAtOnce))
      .returning({ id: orders.id });
    ids.push(...rows.map(({ id }) => id));
  }
  if (ids.length === 0) return;
  const texts = messageTexts(account.language);
  // Every ninth order has been written about, every third of those with something unread; the first has two.
  const written = ids.filter((_, index) => index % 9 === 0);
  const values = written.flatMap((orderId, index) => {
    const base = { customerId, orderId };
    const at = (hours: number) => new Date(today.getTime() - hours * 3_600_000);
    const said: string[] = [];
    /** No text is repeated about one order. */
    const say = () => {
      const picked = random.pick(texts);
      const text = said.includes(picked) ? (texts.find((each) => !said.includes(each)) ?? picked) : picked;
      said.push(text);
      return text;
    };
    const read = {
      ...base,
      fao: 'client',
      text: say(),
      createdAt: at(200 + index),
      readAt: at(150),
    };
    const unread = {
      ...base,
      fao: 'client',
      text: say(),
      createdAt: at(3 + index * 5),
      readAt: null,
    };
    if (index === 0) return [read, unread, { ...unread, text: say(), createdAt: at(1) }];
    return index % 3 === 2 ? [read] : [read, unread];
  });
  await queries.insert(messages).values(values);
}
