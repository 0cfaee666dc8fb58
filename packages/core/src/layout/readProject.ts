import * as v from 'valibot';
import { projectDocument } from './document.ts';
import type { PrintProject, ProjectSpread } from './document.ts';
import { projectLimits } from './limits.ts';
import { migrate } from './migrate.ts';

export type ProjectProblem = 'notAProject' | 'newer' | 'tooLarge' | 'invalid';

export type ReadProject =
  | { readonly ok: true; readonly project: PrintProject }
  /** `path`: where the first thing is that does not fit, such as `spreads.3.items.0.w`. */
  | { readonly ok: false; readonly problem: ProjectProblem; readonly path: string };

const refuse = (problem: ProjectProblem, path = ''): ReadProject => ({ ok: false, problem, path });

/** Every sheet of a project: the cover first, when it has one. */
export const sheetsOf = ({
  cover,
  spreads,
}: Pick<PrintProject, 'cover' | 'spreads'>): readonly ProjectSpread[] =>
  cover ? [cover, ...spreads] : spreads;

/** A stored or received project of any schema: brought to the newest one and checked against every bound. */
export function readProject(stored: unknown): ReadProject {
  const migrated = migrate(stored);
  if (!migrated.ok) return refuse(migrated.problem);
  const read = v.safeParse(projectDocument, migrated.document, { abortEarly: true });
  if (!read.success) return refuse('invalid', v.getDotPath(read.issues[0]) ?? '');
  const project = read.output;
  const repeated = repeatedId(project);
  if (repeated !== undefined) return refuse('invalid', repeated);
  const { min, max } = project.pages;
  if (min > max) return refuse('invalid', 'pages');
  return { ok: true, project: { ...project, next: Math.max(project.next, lastNumber(project) + 1) } };
}

/** The same for JSON; a text too long is not parsed. */
export function readProjectText(json: string): ReadProject {
  if (json.length > projectLimits.characters) return refuse('tooLarge');
  try {
    return readProject(JSON.parse(json));
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('notAProject');
    throw error;
  }
}

/** Ids are unique among photos, among sheets, and among all items of the project. */
function repeatedId(project: PrintProject): string | undefined {
  const sheets = sheetsOf(project);
  const groups: readonly (readonly [string, readonly string[]])[] = [
    ['photos', project.photos.map(({ id }) => id)],
    ['spreads', sheets.map(({ id }) => id)],
    ['items', sheets.flatMap(({ items }) => items.map(({ id }) => id))],
  ];
  return groups.find(([, ids]) => new Set(ids).size < ids.length)?.[0];
}

/** The largest number in an id of the form that `createIds` gives. */
function lastNumber(project: PrintProject): number {
  const ids = sheetsOf(project).flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
  return ids.reduce((largest, id) => {
    const number = /^[is](\d{1,9})$/.exec(id)?.[1];
    return Math.max(largest, number === undefined ? 0 : Number(number));
  }, 0);
}
