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
  // One that fails in the middle is ended with the benchmark.
  const end = async () => {
    for (const work of endings.splice(0).toReversed()) await work();
  };
  context.onEnd(end);
  const url = database === 'PostgreSQL' ? await startServer(own) : undefined;
  const folder = mkdtempSync(at('bench', '.data-people-'));
  own.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const lab = await startLab(own, orders, { folder, env: { DATABASE_URL: url } });
  const accounts = await readAccounts(lab.client);
  const quotes = [];
  for (let number = 0; number < count; number += 1)
    quotes.push(await createQuote(lab.client, accounts[number % accounts.length]));
  const first = await lab.client.orderList({ token: accounts[0].token })();
  const barePort = await startBare(own, first.body.toString());

  const crowd = (port, round, isBare) =>
    quotes.map(
      (quote, number) =>
        new Person({
          number,
          account: accounts[number % accounts.length],
          quote,
          isBare,
          send: connectionTo(own, port),
          onAnswer: (answer) => round.keep(answer),
        }),
    );
  const bare = new Round(pause);
  await bare.run(crowd(barePort, bare, true), minutes / 10);

  const before = new Round(pause);
  const visitors = crowd(lab.port, before, false);
  const signIns = visitors.map((person) => () => person.signIn());
  await inParallel(signIns, 4);
  // What cannot work at all is found before ten minutes have passed.
  for (const person of visitors.slice(0, accounts.length)) for (const act of acts) await act.run(person);
  if (before.faults.length > 0)
    throw new Error(`${before.faults.length} wrong answers before the round: ${before.faults[0]}`);

  const round = new Round(pause);
  for (const person of visitors) person.onAnswer = (answer) => round.keep(answer);
  const stopWatching = watchProcess(lab.pid, Math.min(10, minutes * 3));
  const desk = answerCustomers({
    base: `http://127.0.0.1:${lab.port}`,
    orders: accounts.flatMap((account) => account.orders),
    isOver: () => round.isOver,
    onFault: (fault) => round.faults.push(fault),
    pause,
  });
  let minute = 0;
  const telling = setInterval(() => console.log(`  minute ${(minute += 1)}: ${round.line()}`), 60_000);
  await round.run(visitors, minutes);
  clearInterval(telling);
  const watched = stopWatching();
  const report = reportOf({ database, minutes, count, accounts, round, bare, watched, sent: await desk });
  printRound(report);
  await end();
  return { lab: round, bare, memory: watched, report };
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

async function startBare(own, body) {
  const server = fork(fileURLToPath(new URL('../bareServer.mjs', import.meta.url)), { stdio: 'ignore' });
  own.onEnd(() => server.disconnect());
  return new Promise((resolve, reject) => {
    server.once('message', resolve);
    server.once('error', reject);
    server.send(body);
  });
}
