import { randomBytes } from 'node:crypto';
import type { PasswordHasher } from '../../src/base/ports/identity.ts';
import type { Database, Queries } from '../../src/database/open.ts';
import { consents, customers } from '../../src/database/schema/customers.ts';
import { orders } from '../../src/database/schema/orders.ts';
import { messages } from '../../src/database/schema/messages.ts';
import { demonstrationPassword } from '../../src/identity/passwords.ts';
import { demoAccounts } from './accounts.ts';
import type { DemoAccount } from './account.ts';
import { readCatalogue } from './catalogue.ts';
import { messageTexts } from './messages.ts';
import { createOrderGenerator, everyOrderState, randomOrderStates } from './orders.ts';
import { insertProfile } from './profiles.ts';
import type { OrderGenerator } from './orders.ts';
import { fillOnce } from './fillOnce.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';

const seedNumber = 20_261_120;
const batchSize = 200;

/** Fills an empty database with the demonstration data; a filled one stays unchanged. */
export async function seedOnce(
  database: Database,
  options: { readonly today: Date; readonly passwords: PasswordHasher },
): Promise<'filled' | 'kept'> {
  return fillOnce(database, { name: 'seed', value: String(seedNumber) }, async (queries) => {
    const hashes = await Promise.all(demoAccounts.map(() => options.passwords.hash(demonstrationPassword)));
    const catalogue = readCatalogue();
    const random = createRandom(seedNumber);
    const generator = createOrderGenerator(random, catalogue.items, options.today);
    for (const [index, account] of demoAccounts.entries()) {
      const id = await insertAccount(queries, account, hashes[index] ?? '', options.today);
      await insertOrders(queries, account, id, { random, generator, today: options.today });
    }
  });
}

async function insertAccount(queries: Queries, account: DemoAccount, passwordHash: string, today: Date) {
  const codeNumber = Number(account.code) || 1;
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
      signInName: account.company.name,
      representative: account.representative,
      invoicing: account.hasInvoicing
        ? [{ pec: 'studioaurora@pec.test', codice_destinatario_univoco: 'M5UXCR1' }]
        : [],
      turnover: {
        fatturato_anno_corrente: 4_000 + codeNumber * 7,
        fatturato_passato_oggi: 3_600 + codeNumber * 5,
        max_fatturato_biennio: 9_000 + codeNumber * 11,
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
  readonly generator: OrderGenerator;
  readonly today: Date;
}

async function insertOrders(
  queries: Queries,
  account: DemoAccount,
  customerId: number,
  context: SeedContext,
) {
  const { random, generator, today } = context;
  const specs = account.orders === 'every' ? everyOrderState() : randomOrderStates(random, account.orders);
  const newOrders = specs.map((spec) => generator.generate(account, customerId, spec));
  const ids: number[] = [];
  for (let start = 0; start < newOrders.length; start += batchSize) {
    const rows = await queries
      .insert(orders)
      .values(newOrders.slice(start, start + batchSize))
      .returning({ id: orders.id });
    ids.push(...rows.map(({ id }) => id));
  }
  if (ids.length === 0) return;
  const texts = messageTexts(account.language);
  // Every ninth order has messages; two of three of these have an unread one, and the first has two.
  const orderIdsWithMessages = ids.filter((_, index) => index % 9 === 0);
  const values = orderIdsWithMessages.flatMap((orderId, index) => {
    const base = { customerId, orderId };
    const at = (hours: number) => new Date(today.getTime() - hours * 3_600_000);
    const usedTexts: string[] = [];
    /** Texts are not repeated within one order, while there are others. */
    const nextText = () => {
      const picked = random.pick(texts);
      const text = usedTexts.includes(picked)
        ? (texts.find((each) => !usedTexts.includes(each)) ?? picked)
        : picked;
      usedTexts.push(text);
      return text;
    };
    const read = {
      ...base,
      fao: 'client',
      text: nextText(),
      createdAt: at(200 + index),
      readAt: at(150),
    };
    const unread = {
      ...base,
      fao: 'client',
      text: nextText(),
      createdAt: at(3 + index * 5),
      readAt: null,
    };
    if (index === 0) return [read, unread, { ...unread, text: nextText(), createdAt: at(1) }];
    return index % 3 === 2 ? [read] : [read, unread];
  });
  await queries.insert(messages).values(values);
}
