import { latencies, startLab } from './lab.mjs';

export const name = 'search';

const account = 'big@studio.test';
const rowsCount = 100_000;
const runs = 15;
const warmUps = 3;
const turns = runs + warmUps;

/**
 * Search over 100,000 rows: the lab's own search of an account with so many orders, beside a page of its order list; and
 * the libraries that were candidates for what is searched in the browser (docs/decisions/0017). The lab remembers its
 * answers, so that no words are asked for twice.
 */
export async function cases(context) {
  const { client } = await startLab(context, rowsCount);
  const token = await client.signIn(account);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const find = (search) =>
    client.send('/gateway?endpoint=/api/customer/search', { headers, body: JSON.stringify({ search }) });
  const list = (page) => client.orderList({ token, query: {}, page })();
  let page = 2;
  const reference = { name: 'pages of the order list', run: () => latencies(() => list(page++), 5) };
  const { codes, couples } = await wordsOf(list);
  const lookFor = (words) => {
    let next = 0;
    const count = Math.max(1, Math.min(5, Math.floor(words.length / turns)));
    return { name: 'search', run: () => latencies(() => find(words[next++ % words.length]), count) };
  };
  const limits = [{ of: 'p99', most: 200 }];
  const mistyped = couples.map((couple, index) => swapLetters(couple, index));
  const lab = [
    ['an order code', codes],
    ['a couple', couples],
    ['a mistyped couple', mistyped],
    [
      'a name that many have',
      couples.map((couple, index) => `${couple.split(' ')[0]} ${2015 + (index % 12)}`),
    ],
    ['words that no row has', codes.map((code) => `zebra crossing ${code}`)],
  ].map(([title, words]) => ({
    title: `the lab's search for ${title}, ${rowsCount} orders`,
    unit: 'ms',
    reference,
    ours: lookFor(words),
    limits,
    runs,
    warmUps,
  }));
  return [...lab, ...(await libraryCases())];
}

/** Build and search of each library; how many of the mistyped searches begin with a row that was meant is printed. */
async function libraryCases() {
  const { libraries, rowsOf, searches } = await import('./search/libraries.mjs');
  const rows = rowsOf(rowsCount);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const built = {};
  const cases = [];
  for (const [library, build] of Object.entries(libraries)) {
    const began = performance.now();
    built[library] = build(rows);
    const took = performance.now() - began;
    const right = searches.filter(({ typed, meant }) => {
      const [first] = built[library](typed);
      return first !== undefined && meant(byId.get(first));
    });
    const wrong = searches.filter((each) => !right.includes(each)).map(({ typed }) => typed);
    console.log(
      `  ${library}: built in ${Math.round(took)} ms, ${right.length} of ${searches.length} searches right${wrong.length > 0 ? `; not ${wrong.join(', ')}` : ''}`,
    );
    const ours = {
      name: library,
      run: () =>
        searches.map(({ typed }) => {
          const start = performance.now();
          built[library](typed);
          return performance.now() - start;
        }),
    };
    cases.push({ title: `${library}, a search in ${rowsCount} rows`, unit: 'ms', ours, runs: 5, warmUps: 1 });
  }
  return cases;
}

/** Two neighbouring letters of a name swapped: another pair each time. */
function swapLetters(couple, index) {
  const at = 1 + (index % 3);
  return couple.slice(0, at) + couple[at + 1] + couple[at] + couple.slice(at + 2);
}

async function wordsOf(list) {
  const codes = new Set();
  const couples = new Set();
  for (let page = 2_000; page < 2_120; page += 1) {
    const { status, body } = await list(page);
    if (status !== 200) throw new Error(`the order list answered ${status}: ${body}`);
    for (const { commessa, event } of JSON.parse(body).orders) {
      codes.add(commessa);
      if (event?.sposa && event.sposo) couples.add(`${event.sposa} ${event.sposo}`);
    }
  }
  if (codes.size === 0) throw new Error(`${account} has no orders`);
  return { codes: [...codes], couples: [...couples] };
}
