import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { StartFailure } from '../../base/startFailure.ts';
import { holderOf } from '../../database/lock.ts';

/**
 * The embedded database belongs to the process that has it open, so a backup of a running lab is made by the lab: the
 * command leaves a request in the data folder and waits for the answer there. Who can write that folder has the data.
 */
const requestName = 'backup.request';
const answerName = 'backup.answer';
const requestShape = v.object({ id: v.string(), target: v.string() });
const answerShape = v.object({ id: v.string(), failure: v.string(), advice: v.string() });

function writeWhole(path: string, value: unknown): void {
  writeFileSync(`${path}.part`, JSON.stringify(value));
  renameSync(`${path}.part`, path);
}

/** Asks the lab that runs on the data folder. @throws StartFailure when it fails, or the lab ends before it answers. */
export async function requestBackup(dataFolder: string, target: string): Promise<void> {
  const id = randomUUID();
  const answerPath = join(dataFolder, answerName);
  writeWhole(join(dataFolder, requestName), { id, target });
  for (;;) {
    await pause(200);
    if (existsSync(answerPath)) {
      const answer = v.parse(answerShape, JSON.parse(readFileSync(answerPath, 'utf8')));
      if (answer.id === id) {
        rmSync(answerPath, { force: true });
        if (answer.failure !== '') throw new StartFailure(answer.failure, answer.advice);
        return;
      }
    }
    if (holderOf(dataFolder) === null)
      throw new StartFailure('The lab has ended before the backup was complete.', 'Run the command again.');
  }
}

/** Makes the backup that was asked for, if any. */
export async function answerRequest(
  dataFolder: string,
  backUp: (target: string) => Promise<unknown>,
): Promise<void> {
  const path = join(dataFolder, requestName);
  if (!existsSync(path)) return;
  const { id, target } = v.parse(requestShape, JSON.parse(readFileSync(path, 'utf8')));
  rmSync(path, { force: true });
  const answer = { id, failure: '', advice: '' };
  try {
    await backUp(target);
  } catch (error) {
    answer.failure = error instanceof Error ? error.message : 'The backup failed.';
    answer.advice =
      error instanceof StartFailure ? error.advice : 'Look at the folder’s rights and free space.';
  }
  writeWhole(join(dataFolder, answerName), answer);
}
