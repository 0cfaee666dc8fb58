import type { Lab } from '../base/lab.ts';
import type { JobHandler } from '../jobs/definition.ts';
import { notificationJobs, queueForgottenMails } from '../messages/deliver.ts';

/** Every kind of job that this lab runs. */
export function jobsOf(lab: Lab): JobHandler[] {
  return [...notificationJobs(lab)];
}

/** Queues work that has no job: an older version kept its queue in memory. */
export async function queueForgotten({ database }: Lab): Promise<void> {
  await queueForgottenMails(database.queries);
}
