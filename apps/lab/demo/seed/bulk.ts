import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../src/database/open.ts';
import type { Database, Queries } from '../../src/database/open.ts';
import { facts } from '../../src/database/schema/customers.ts';
import { lockFilling } from './fillOnce.ts';
import { isSold, pricesOf, readCatalogue } from './catalogue.ts';
import { namesByCountry } from './people.ts';

const email = 'big@studio.test';
const batchSize = 50_000;
/** From this number of new orders on, rebuilding the indexes is faster than updating them. */
const rebuildFrom = 20_000;

/**
 * Brings the number of orders added to the big account up to `targetCount`; calling it again with the same number adds
 * nothing. One transaction, so that a kill in the middle leaves neither half the orders nor a missing index.
 */
export async function addOrders(
  database: Database,
  targetCount: number,
  today: Date,
  onProgress: (added: number) => void = () => undefined,
): Promise<number> {
  const missing = await database.transaction(async (queries) => {
    await lockFilling(queries);
    const [fact] = await queries.select().from(facts).where(eq(facts.name, 'bulkOrders'));
    const present = Number(fact?.value ?? 0);
    const missing = targetCount - present;
    if (missing <= 0) return 0;
    const rebuild = missing >= rebuildFrom;
    // A million orders take longer than a request may.
    await queries.execute(sql`set local statement_timeout = 0`);
    if (rebuild) {
      await queries.execute(sql`set local maintenance_work_mem = '256MB'`);
      await queries.execute(sql`select drop_order_list_indexes()`);
    }
    for (let start = present; start < targetCount; start += batchSize) {
      await insertBatch(queries, start, Math.min(start + batchSize, targetCount), today);
      onProgress(Math.min(start + batchSize, targetCount) - present);
    }
    if (rebuild) await queries.execute(sql`select create_order_list_indexes()`);
    await queries
      .insert(facts)
      .values({ name: 'bulkOrders', value: String(targetCount) })
      .onConflictDoUpdate({ target: facts.name, set: { value: String(targetCount) } });
    return missing;
  });
  // After a vacuum, lists can be read from the indexes alone.
  if (missing >= 1_000) await database.queries.execute(sql`vacuum (analyze) orders`);
  return missing;
}

/**
 * Inserts the orders number `from` to `to` inside the database. Integers that are scattered by multiplication replace
 * the random generator, so that the same number is always the same order.
 */
async function insertBatch(queries: Queries, from: number, to: number, today: Date): Promise<void> {
  const sold = readCatalogue().items.filter(isSold);
  const names = namesByCountry['IT'];
  if (!names) throw new Error('no Italian names');
  const article = sqlArray(sold.map(({ nome }) => nome));
  const slug = sqlArray(sold.map((item) => item.slug));
  const family = sqlArray(sold.map((item) => item.family));
  const prices = sold.map((item) => pricesOf(item)['EUR'] ?? 0);
  const [account] = await rowsOf<{ id: number }>(
    queries,
    sql`select id from customers where email = ${email}`,
  );
  if (!account) throw new Error(`the account ${email} is missing`);
  const day = today.toISOString().slice(0, 10);
  await queries.execute(sql`
    insert into orders (customer_id, commessa, order_code, article, incomplete, user_label, event_date, bride, groom,
      order_date, shipping_date, price, vat, amount_to_pay, payment_data, currency, list_price, status, fm_status,
      phase_main, by_ftp, on_hold, progress, list_file, tipo, book_type, collection, collections_value, search)
    select ${account.id}, code, '1023-' || code, article, false, label, ordered + 30, bride, groom, ordered,
      case when fm = 2 then ordered + 4 + (h3 % 11) end, price, price * 22 / 100, 0, 'card', 'EUR',
      price + price * 22 / 100, fm, fm, case when fm = 1 and h2 % 5 = 0 then 28 end, true, h2 % 97 = 0,
      case when fm = 2 then 100 else h3 % 96 end, slug, 'album', '30x30 cm', family, article || ' 30x30',
      translate(lower(code || ' 1023-' || code || ' ' || article || ' ' || label || ' ' || bride || ' ' || groom),
        'àèéìòù', 'aeeiou')
    from (
      select code, h2, h3, fm, bride, groom, price, (${article})[a] as article, (${slug})[a] as slug, (${family})[a] as family,
        case when h3 % 9 = 0 then 'Copia genitori ' || surname else '' end as label,
        ${day}::date - case when fm = 1 then 1 + (h1 % 25) when fm = 2 then 16 + (h1 % 1780) else 5 + (h1 % 400) end as ordered
      from (
        select (90000000 + n)::text as code, h1, h2, h3,
          case when h2 % 100 < 82 then 2 when h2 % 100 < 92 then 1 when h2 % 100 < 94 then 3 when h2 % 100 < 95 then 4
            when h2 % 100 < 96 then 5 else 6 + h3 % 7 end as fm,
          (${sqlArray(names.brides)})[1 + h1 % ${sql.raw(String(names.brides.length))}] as bride,
          (${sqlArray(names.grooms)})[1 + h2 % ${sql.raw(String(names.grooms.length))}] as groom,
          (${sqlArray(names.surnames)})[1 + h3 % ${sql.raw(String(names.surnames.length))}] as surname,
          1 + h1 % ${sql.raw(String(sold.length))} as a,
          (array[${sql.raw(prices.join(','))}])[1 + h1 % ${sql.raw(String(sold.length))}] * (1 + h3 % 3) as price
        from (
          select n, ((n::bigint * 2654435761) % 1000003)::int as h1, ((n::bigint * 40503 + 7) % 998244353 % 1000033)::int as h2,
            ((n::bigint * 69069 + 13) % 1000037)::int as h3
          from generate_series(${sql.raw(String(from + 1))}, ${sql.raw(String(to))}) n
        ) drawn
      ) named
    ) ordered_ones`);
}

/** A constant array of trusted texts, so that the database parses it once and not for every row. */
function sqlArray(words: readonly string[]) {
  return sql.raw(`'{${words.map((word) => `"${word.replace(/'/g, "''")}"`).join(',')}}'::text[]`);
}
