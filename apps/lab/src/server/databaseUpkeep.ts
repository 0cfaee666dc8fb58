import type { Lab } from '../base/lab.ts';
import { backUpLab } from '../files/backup/backUp.ts';
import { answerRequest } from '../files/backup/request.ts';
import { runPeriodically } from '../jobs/runPeriodically.ts';

const second = 1_000;
const minute = 60 * second;
const day = 1_440 * minute;

/**
 * Starts the upkeep of the embedded database. It belongs to this process and its engine, so it is a timer and no row of
 * the jobs: a checkpoint that needed a row would write what it is there to shorten.
 * @returns ends it; resolves when work under way is done.
 */
export function startDatabaseUpkeep(
  lab: Pick<Lab, 'database' | 'dataFolder' | 'clock' | 'log'>,
): () => Promise<void> {
  const { upkeep } = lab.database;
  if (!upkeep) return async () => undefined;
  const stops = [
    runPeriodically(
      lab,
      { pauseMs: 10 * second, failureMessage: 'ta: the database could not be checkpointed' },
      () => upkeep.checkpointWhenDue(),
    ),
    runPeriodically(
      lab,
      { pauseMs: 10 * minute, failureMessage: 'ta: the database could not be vacuumed' },
      async () => {
        const tables = await upkeep.vacuumWhenDue();
        if (tables.length > 0) lab.log('info', 'ta: tables were vacuumed', { tables: tables.join(' ') });
      },
    ),
  ];
  // The command `backup` asks the lab that has the database open.
  stops.push(
    runPeriodically(lab, { pauseMs: second, failureMessage: 'ta: a backup could not be made' }, () =>
      answerRequest(lab.dataFolder, async (target) => {
        const { files, bytes } = await backUpLab(lab, target);
        lab.log('info', 'ta: a backup was made', { files, bytes });
      }),
    ),
  );
  const closing = new AbortController();
  const verify = async () => {
    const files = await upkeep.verifyPages(closing.signal);
    if (files.length > 0) lab.log('error', 'ta: the database has damaged pages', { files: files.join(' ') });
  };
  // The start has verified what a second allows: the rest follows at once, and everything once a day.
  stops.push(
    runPeriodically(lab, { pauseMs: day, failureMessage: 'ta: the database could not be verified' }, verify),
  );
  const first = verify().catch(() => undefined);
  return async () => {
    closing.abort();
    await first;
    await Promise.all(stops.map((stop) => stop()));
  };
}
