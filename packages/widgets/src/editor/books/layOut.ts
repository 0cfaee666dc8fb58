import type { FilledBook } from '@trade-area/core/editor';
import { fillProject } from '@trade-area/core/layout';
import type { FillOptions, PrintProject } from '@trade-area/core/layout';

/** A layout alone: what else the project has may have changed when it is used. */
export function layOut(project: PrintProject, options: FillOptions): FilledBook {
  const { spreads, cover, seed, next } = fillProject(project, options);
  return { spreads, cover, seed, next };
}
