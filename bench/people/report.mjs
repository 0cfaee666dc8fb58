import { quantile } from '../../scripts/parts/measure.mjs';
import { thought } from './round.mjs';

const statistics = (times) => ({
  count: times.length,
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  most: Math.max(...times),
});

/** The round as numbers: each request by its name, beside the bare server's; memory and processor of the lab. */
export function reportOf({ database, minutes, count, accounts, round, bare, watched, sent }) {
  const bareTimes = new Map(bare.byName().map(({ name, times }) => [name, statistics(times)]));
  const requests = round.byName().map(({ kind, name, times }) => ({
    name,
    kind,
    ...statistics(times),
    bare: bareTimes.get(name) ?? null,
  }));
  const total = requests.reduce((sum, each) => sum + each.count, 0);
  return {
    database,
    minutes,
    people: count,
    accounts: accounts.length,
    thoughtSeconds: thought.mean,
    requests,
    total,
    perSecond: total / round.seconds,
    fromTheDesk: sent,
    faults: round.faults.slice(0, 20),
    wrong: round.faults.length,
    memory: watched.samples,
    memorySlope: watched.slope,
    processorShare: watched.processorShare,
  };
}

const shown = (value) => value.toFixed(value >= 100 ? 0 : 1).padStart(8);

export function printRound(report) {
  const { database, people, accounts, minutes, total, perSecond, requests, memory } = report;
  console.log(
    `  ${database}: ${people} people of ${accounts} accounts, ${minutes} min, ${total} requests (${perSecond.toFixed(1)} a second), ${report.fromTheDesk} messages from the desk, ${report.wrong} wrong`,
  );
  console.log(
    `    ${'request'.padEnd(20)} ${'kind'.padEnd(8)}    count      p50      p99     most   bare p50      p99`,
  );
  for (const { name, kind, count, p50, p99, most, bare } of requests) {
    const beside = bare ? `   ${shown(bare.p50)} ${shown(bare.p99)}` : '';
    console.log(
      `    ${name.padEnd(20)} ${kind.padEnd(8)} ${String(count).padStart(8)} ${shown(p50)} ${shown(p99)} ${shown(most)}${beside}`,
    );
  }
  const resident = memory.map(({ megabytes }) => megabytes.toFixed(0)).join(' ');
  console.log(`    memory of the lab, MB: ${resident}; ${report.memorySlope.toFixed(2)} MB a minute`);
  console.log(`    processor of the lab: ${(report.processorShare * 100).toFixed(0)} % of one core`);
  for (const fault of report.faults.slice(0, 5)) console.log(`    wrong: ${fault}`);
}
