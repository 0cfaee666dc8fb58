import type { Lab } from '../../base/lab.ts';
import { handle } from '../../jobs/definition.ts';
import type { JobHandler } from '../../jobs/definition.ts';
import { erase } from './erase.ts';
import { collectExport } from './exportData.ts';
import { erasureJob, exportJob } from './queue.ts';

export function privacyJobs(lab: Lab): JobHandler[] {
  return [
    handle(exportJob, ({ request }, context) => collectExport(lab, request, context)),
    handle(erasureJob, ({ request }, context) => erase(lab, request, context)),
  ];
}
