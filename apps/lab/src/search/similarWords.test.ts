import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseForTest } from '../../test/databaseForTest.ts';
import { ownerOf } from '../base/owner.ts';
import { rowsOf } from '../database/open.ts';
import { ownWordsLike } from './similarWords.ts';

let store: Awaited<ReturnType<typeof databaseForTest>>;
let customer = 0;
let order = 0;
beforeAll(async () => {
  store = await databaseForTest({ filled: true });
  const [row] = await read<{ id: number; customer_id: number }>(
    `select o.id::int, customer_id from orders o join customers c on c.id = o.customer_id
     where c.email = 'de@studio.test' and not incomplete limit 1`,
  );
  customer = row?.customer_id ?? 0;
  order = row?.id ?? 0;
}, 180_000);
afterAll(() => store.stop());

const read = <Row>(text: string) => rowsOf<Row>(store.database.queries, sql.raw(text));
const counted = (words: string) =>
  read<{ word: string; rows: number }>(
    `select word, rows from search_words where customer_id = ${customer} and word = any('{${words}}') order by word`,
  );

it('the words that triggers keep are those of the rows', async () => {
  const differences = () =>
    read(`
    with counted as (select customer_id, word, count(*)::int as rows from (
      select customer_id, word from orders, similar_words(search) word
      union all select customer_id, word from messages, similar_words(search_text(txt_public)) word) words group by 1, 2)
    select * from counted full join search_words using (customer_id, word)
    where counted.rows is distinct from search_words.rows`);
  expect(await differences()).toEqual([]);
  await read(`insert into messages (customer_id, order_id, fao, txt_public, ts_created)
    select ${customer}, ${order}, 'studio', text, now() from unnest(array['Grüße, „Pflaumenkuchen“! 2600123', 'pflaumenkuchen/Größe']) text`);
  expect(await counted('grusse,pflaumenkuchen,2600123,grosse')).toContainEqual({
    word: 'pflaumenkuchen',
    rows: 2,
  });
  expect(await differences()).toEqual([]);
  await read(`update messages set txt_public = 'Zwetschgen' where txt_public like 'Gr_ße, %'`);
  await read(`update orders set search = replace(search, ' ', ' pflaumenmus ') where id = ${order}`);
  expect(await counted('pflaumenkuchen,pflaumenmus,zwetschgen')).toEqual([
    { word: 'pflaumenkuchen', rows: 1 },
    { word: 'pflaumenmus', rows: 1 },
    { word: 'zwetschgen', rows: 1 },
  ]);
  await read(`delete from messages where txt_public like 'pflaumenkuchen%'`);
  expect(await counted('pflaumenkuchen')).toEqual([]);
  await read(`update orders set on_hold = not on_hold where customer_id = ${customer}`);
  await read(`delete from orders where id = ${order}`);
  expect(await differences()).toEqual([]);
});

it('of the nearest words the most frequent come first; another customer’s are none', async () => {
  const other = ownerOf({ customerId: 1_000_000 });
  const owner = ownerOf({ customerId: customer });
  await read(
    `insert into search_words values (${customer}, 'quitten', 1), (${customer}, 'quasten', 3), (${customer}, 'quetten', 2)`,
  );
  const { queries } = store.database;
  expect((await ownWordsLike(queries, owner, ['qiutten', 'quatten'])).get('quatten')).toEqual({
    isKnown: false,
    near: ['quasten', 'quetten', 'quitten'],
  });
  expect((await ownWordsLike(queries, owner, ['qiutten'])).get('qiutten')?.near).toEqual(['quitten']);
  expect((await ownWordsLike(queries, owner, ['quit'])).get('quit')).toEqual({ isKnown: true, near: [] });
  expect((await ownWordsLike(queries, other, ['quatten'])).get('quatten')?.near).toEqual([]);
});
