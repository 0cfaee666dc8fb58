import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { copyFilledLab } from '../scripts/parts/filledLab.mjs';
import { startSites } from '../scripts/parts/sites.mjs';
import { clientOf, freePort, latencies } from './lab.mjs';

export const name = 'messages';

const rowsCount = 100_000;
/** One customer has nearly all of them; another has few among those of everybody. */
const accounts = { many: 'it@studio.test', few: 'de@studio.test' };
const everyNth = 200;
const runs = 15;
const warmUps = 3;
const perRun = 5;

/**
 * The search of the lab over 100,000 messages: of a customer who has 99,500 of them, and of one who has 500 among those of
 * the other, which share one index of their letters. No words are asked for twice: the lab remembers its answers.
 */
export async function cases(context) {
  const folder = mkdtempSync(join(tmpdir(), 'ta-bench-messages-'));
  context.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  await copyFilledLab(data);
  await addMessages(join(data, 'db'));
  const port = await freePort();
  const lab = await startSites({
    only: ['lab'],
    env: { TA_LAB_PORT: String(port), TA_DATA_DIR: data, TA_NOW: undefined, DATABASE_URL: undefined },
    onOutput: () => undefined,
  });
  if ('failed' in lab) throw new Error('the lab did not start');
  context.onEnd(() => lab.stop());
  const client = clientOf(context, port);

  const searchAs = async (email) => {
    const token = await client.signIn(email);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return (search) =>
      client.send('/gateway?endpoint=/api/customer/search', { headers, body: JSON.stringify({ search }) });
  };
  const find = { many: await searchAs(accounts.many), few: await searchAs(accounts.few) };
  const turns = (runs + warmUps) * perRun;
  /** `words(index)` of another search each time; `finds` says whether it has to find messages. */
  const searchFor = (who, title, words, finds) => {
    let next = 0;
    const ask = async () => {
      const answer = await find[who](words(next++ % turns));
      if (answer.status === 200 && JSON.parse(answer.body).messages.length > 0 !== finds)
        throw new Error(`'${words(next - 1)}' found ${finds ? 'nothing' : 'messages'}`);
      return answer;
    };
    return {
      title: `${who === 'many' ? 'of 99,500' : 'of 500 among 100,000'}: ${title}`,
      ...{ unit: 'ms', runs, warmUps, limits: [{ of: 'p99', most: 200 }] },
      ours: { name: 'search', run: () => latencies(ask, perRun) },
    };
  };
  const mine = (who, index) => (who === 'few' ? index * everyNth : index * 1_000 + 1);
  const both = ['many', 'few'].flatMap((who) => [
    searchFor(who, 'the number in one message', (index) => numberOf(mine(who, index)), true),
    searchFor(who, 'a name that some have', (index) => nameOf(mine(who, index)), true),
    searchFor(who, 'the same mistyped', (index) => shortened(nameOf(mine(who, index) + everyNth)), true),
    searchFor(who, 'two words that many have', (index) => pairOf(index), true),
    searchFor(who, 'words that no message has', (index) => `zebra crossing ${index}`, false),
  ]);
  return both;
}

/** The words of messages between a lab and its customers. */
const words =
  'leather cover spread photo resolution production colour approved shipping parcel tracking corrected upload template parents copies spine engraving silver walnut'.split(
    ' ',
  );
const syllables = 'ba ce di fo gu la me ni po ru sa te vi zo bra cle dri flo gre pla'.split(' ');

/** Another two of the words for each number below 400. */
const pairOf = (index) =>
  `${words[index % words.length]} ${words[(index + 1 + Math.floor(index / words.length)) % words.length]}`;

const numberOf = (index) => `AX${String(1_000_000 + index)}`;

/** A surname of five syllables; about 2,000 of them are in use. */
function nameOf(index) {
  const number = (index * 7_919) % 2_003;
  return Array.from({ length: 5 }, (_none, place) => {
    const step = Math.floor(number / [1, 3, 7, 20, 160][place]) + place * 5;
    return syllables[step % syllables.length];
  }).join('');
}

/** A word without its sixth letter. */
const shortened = (word) => word.slice(0, 5) + word.slice(6);

const textOf = (index) => {
  const first = index + Math.floor(index / everyNth) * 3;
  const step = 1 + (Math.floor(index / 7) % 3);
  const said = Array.from({ length: 14 }, (_none, place) => words[(first + place * step) % words.length]);
  return `${said.slice(0, 7).join(' ')}, ${nameOf(index)} ${numberOf(index)}: ${said.slice(7).join(' ')}.`;
};

/** Stores the messages while no lab runs; the index of their letters is made once, at the end. */
async function addMessages(folder) {
  const database = new PGlite(folder, { extensions: { pg_trgm } });
  const orderOf = async (email) => {
    const { rows } = await database.query(
      `select o.id, o.customer_id from orders o join customers c on c.id = o.customer_id
       where c.email = $1 order by o.id limit 1`,
      [email],
    );
    if (!rows[0]) throw new Error(`${email} has no order`);
    return rows[0];
  };
  const [many, few] = [await orderOf(accounts.many), await orderOf(accounts.few)];
  const { rows } = await database.query(
    `select indexdef from pg_indexes where indexname = 'messages_search'`,
  );
  await database.exec('drop index messages_search; alter table messages disable trigger user');
  const batch = 5_000;
  for (let from = 0; from < rowsCount; from += batch) {
    const indexes = Array.from({ length: batch }, (_none, place) => from + place);
    const ownerOf = (index) => (index % everyNth === 0 ? few : many);
    await database.query(
      `insert into messages (customer_id, order_id, fao, txt_public, ts_created, ts_read)
       select customer, "order", case when n % 2 = 0 then 'client' else 'studio' end, body,
         now() - n * interval '5 minutes', now()
       from unnest($1::bigint[], $2::bigint[], $3::text[], $4::int[]) as t (customer, "order", body, n)`,
      [
        indexes.map((index) => ownerOf(index).customer_id),
        indexes.map((index) => ownerOf(index).id),
        indexes.map((index) => textOf(index)),
        indexes,
      ],
    );
  }
  // As the triggers would have counted them, one by one.
  await database.exec(`insert into search_words as w (customer_id, word, rows)
    select customer_id, word, count(*) from messages, similar_words(search_text(txt_public)) word
    where txt_public ~ 'AX[0-9]{7}:' group by 1, 2
    on conflict (customer_id, word) do update set rows = w.rows + excluded.rows`);
  await database.exec(`alter table messages enable trigger user; ${rows[0].indexdef}`);
  // Commands that are sent together are one transaction, in which nothing can be vacuumed.
  await database.exec('vacuum analyze messages');
  await database.exec('vacuum analyze search_words');
  await database.close();
}
