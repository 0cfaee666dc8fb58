import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inParallel } from '../../scripts/parts/children.mjs';
import { openSources } from '../../scripts/parts/openSources.mjs';
import { at } from '../../scripts/parts/root.mjs';
import { startLab } from '../lab.mjs';
import { createQuote, readAccounts } from './accounts.mjs';
import { acts } from './acts.mjs';
import { answerCustomers } from './colleague.mjs';
import { connectionTo } from './connection.mjs';
import { Person } from './person.mjs';
import { printRound, reportOf } from './report.mjs';
import { Round } from './round.mjs';
import { watchProcess } from './watchProcess.mjs';

/** Orders that the account with many has, beside its three hundred. */
const orders = 5_000;
/** Seconds between two readings of the lab's memory; at least twenty readings are made. */
const secondsBetween = (minutes) => Math.min(10, minutes * 3);

/**
 * Starts the built lab with new demonstration data on a database, and lets people work: first with the bare server for a
 * tenth of the time, then with the lab. Answers the times of both, the lab's memory, and a report for the file of results.
 *
 * @param {object} context of the benchmark
 * @param {object} given
 * @param {string} given.database `embedded database` or `PostgreSQL`
 * @param {number} given.minutes
 * @param {number} given.count how many people
 * @param {(milliseconds: number) => Promise<unknown>} given.pause
 */
export async function peopleOn(context, { database, minutes, count, pause }) {
  const endings = [];
  const own = { onEnd: (work) => endings.push(work) };
  const end = async () => {
    for (const work of endings.splice(0).toReversed()) await work();
  };
  // A round that fails in the middle is ended with the benchmark.
  context.onEnd(end);
  const lab = await startOwnLab(own, database);
  const accounts = await readAccounts(lab.client);
  const accountOf = (number) => accounts[number % accounts.length];
  const quotes = [];
  for (let number = 0; number < count; number += 1)
    quotes.push(await createQuote(lab.client, accountOf(number)));
  const crowd = (port, round, isBare) =>
    quotes.map((quote, number) => {
      const send = connectionTo(own, port);
      const onAnswer = (answer) => round.keep(answer);
      return new Person({ number, account: accountOf(number), quote, isBare, send, onAnswer });
    });

  const bare = new Round(pause);
  await bare.run(crowd(await startBare(own, lab, accounts), bare, true), minutes / 10);

  const rehearsal = new Round(pause);
  const people = crowd(lab.port, rehearsal, false);
  await rehearse(people, rehearsal, accounts.length);

  const round = new Round(pause);
  for (const person of people) person.onAnswer = (answer) => round.keep(answer);
  const { watched, sent } = await work({ lab, people, round, accounts, minutes, pause });
  const report = reportOf({ database, minutes, count, accounts, round, bare, watched, sent });
  printRound(report);
  await end();
  return { lab: round, bare, memory: watched, report };
}

/** Everybody signs in, and one person of each account tries each act: what cannot work is found before ten minutes have passed. */
async function rehearse(people, rehearsal, accounts) {
  await inParallel(
    people.map((person) => () => person.signIn()),
    4,
  );
  for (const person of people.slice(0, accounts)) for (const act of acts) await act.run(person);
  if (rehearsal.faults.length > 0)
    throw new Error(`${rehearsal.faults.length} wrong answers before the round: ${rehearsal.faults[0]}`);
}

/** The round itself, with the colleague at the desk, while the lab's process is watched. */
async function work({ lab, people, round, accounts, minutes, pause }) {
  const stopWatching = watchProcess(lab.pid, secondsBetween(minutes));
  const desk = answerCustomers({
    base: `http://127.0.0.1:${lab.port}`,
    orders: accounts.flatMap((account) => account.orders),
    isOver: () => round.isOver,
    onFault: (fault) => round.faults.push(fault),
    pause,
  });
  let minute = 0;
  const telling = setInterval(() => console.log(`  minute ${(minute += 1)}: ${round.line()}`), 60_000);
  try {
    await round.run(people, minutes);
  } finally {
    clearInterval(telling);
  }
  const watched = stopWatching();
  return { watched, sent: await desk };
}

/** The built lab with new demonstration data, in a folder or on a server that end with it. */
async function startOwnLab(own, database) {
  const url = database === 'PostgreSQL' ? await startServer(own) : undefined;
  const folder = mkdtempSync(at('bench', '.data-people-'));
  own.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return startLab(own, orders, { folder, env: { DATABASE_URL: url } });
}

async function startServer(own) {
  const { load, close } = await openSources();
  const { hasPostgres, startPostgres } = await load('/tests/fixtures/postgres.ts');
  await close();
  if (!hasPostgres)
    throw new Error('there is no PostgreSQL on this machine; TA_BENCH_MINUTES=10,0 leaves it out');
  const server = await startPostgres();
  own.onEnd(() => server.stop());
  return server.url;
}

/** The reference: it answers everything with the first page of a list of orders. Answers its port. */
async function startBare(own, lab, [{ token }]) {
  const { body } = await lab.client.orderList({ token })();
  const server = fork(fileURLToPath(new URL('../bareServer.mjs', import.meta.url)), { stdio: 'ignore' });
  own.onEnd(() => server.disconnect());
  return new Promise((resolve, reject) => {
    server.once('message', resolve);
    server.once('error', reject);
    server.send(body.toString());
  });
}
