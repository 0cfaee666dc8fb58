import { coverTypes, saveProjectCover } from '../contract/index.ts';
import type { GivenBytes } from '../contract/index.ts';

/** Why a file cannot be the picture of a project. */
export type CoverProblem = 'type' | 'tooLarge' | 'empty';

/** Looks at what is sent for a picture; null = the lab decides. A file without a type is the lab's to judge. */
export function coverProblem({ size, type }: GivenBytes): CoverProblem | null {
  if (size === 0) return 'empty';
  if (type !== '' && !coverTypes.some((known) => known === type)) return 'type';
  return size > (saveProjectCover.mostBytes ?? Infinity) ? 'tooLarge' : null;
}
