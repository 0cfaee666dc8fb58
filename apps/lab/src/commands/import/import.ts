import { statSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Clock } from '@trade-area/core/kernel';
import type { CountryRule } from '../../base/configuration.ts';
import { StartFailure } from '../../base/startFailure.ts';
import type { Database, Queries } from '../../database/open.ts';
import { countText } from './column.ts';
import { importKinds } from './kinds.ts';
import { keyOf } from './kind.ts';
import type { ImportContext, ImportKind } from './kind.ts';
import { countOf, lineOfMistake, linesOf, planFile } from './plan.ts';
import type { FilePlan } from './plan.ts';

export interface ImportOptions {
  readonly folder: string;
  /** Says what would happen, and changes nothing. */
  readonly isDryRun: boolean;
  /** Queues an invitation mail for each customer without a password who was never sent one. */
  readonly invites: boolean;
}

export interface ImportEnvironment {
  readonly clock: Pick<Clock, 'now'>;
  readonly print: (line: string) => void;
  /** Rules of the lab's configuration, for customers where `countries.csv` was never imported. Default: none. */
  readonly countries?: readonly CountryRule[];
}

/** Any number that nothing else locks; `demo/seed/fillOnce.ts` has 5201. */
const advisoryLock = 5202;

const usage = 'Usage: main.js import <folder> [--dry-run] [--invite]. The files: docs/import.md.';

/** @throws StartFailure for arguments that the command does not know. */
export function readImportOptions(args: readonly string[]): ImportOptions {
  const [folder = '', ...options] = args.toSorted(
    (one, other) => Number(one.startsWith('--')) - Number(other.startsWith('--')),
  );
  const unknown = options.find((option) => !['--dry-run', '--invite'].includes(option));
  if (unknown !== undefined) throw new StartFailure(`import does not know '${unknown}'.`, usage);
  if (folder === '' || folder.startsWith('--')) throw new StartFailure('import needs a folder.', usage);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new StartFailure(`There is no folder ${folder}.`, usage);
  return { folder, isDryRun: options.includes('--dry-run'), invites: options.includes('--invite') };
}

/**
 * Imports the files of a folder in one transaction: all of them, or nothing when one has a mistake. Imported again, the
 * same files change nothing. What a file no longer has is archived or removed; a file that is not there changes nothing.
 * @returns the exit code: 1 with a mistake.
 */
export async function importFolder(
  database: Database,
  options: ImportOptions,
  environment: ImportEnvironment,
): Promise<number> {
  return database.transaction(async (queries) => {
    // A second import waits here, and then compares with what the first has written.
    await queries.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(advisoryLock))})`);
    return importWithin(queries, options, environment);
  });
}

/** The same within a transaction of the caller. */
export async function importWithin(
  queries: Queries,
  options: ImportOptions,
  { clock, print, countries = [] }: ImportEnvironment,
): Promise<number> {
  const plans = new Map<string, FilePlan | null>();
  const context = contextOf(queries, { ...options, clock, countries }, plans);
  for (const kind of importKinds) plans.set(kind.file, await planFile(kind, context));
  const found = [...plans.values()].filter((plan) => plan !== null);
  if (found.length === 0)
    throw new StartFailure(
      `${options.folder} has none of the files that can be imported.`,
      `Files: ${importKinds.map(({ file }) => file).join(', ')} (docs/import.md).`,
    );
  const mistakes = found.flatMap((plan) => plan.mistakes);
  for (const mistake of mistakes) print(lineOfMistake(mistake));
  if (mistakes.length > 0) {
    print(`${countText(mistakes.length, 'mistake')}. Nothing was changed.`);
    return 1;
  }
  for (const plan of found) for (const line of linesOf(plan)) print(line);
  for (const { kind, changes } of found)
    for (const line of (await kind.effects?.(changes, context)) ?? []) print(line);
  if (options.invites && !plans.get('customers.csv'))
    print('Nobody is invited: --invite needs customers.csv in the folder.');
  const count = found.reduce((sum, { changes }) => sum + countOf(changes), 0);
  if (!options.isDryRun) for (const { kind, changes } of found) await kind.apply(changes, context);
  const read = found.filter(({ kind, changes }) => kind.readAtStart && countOf(changes) > 0);
  if (!options.isDryRun && read.length > 0)
    print(`Restart the lab: it reads ${read.map(({ kind }) => kind.file).join(' and ')} when it starts.`);
  print(`${countText(count, 'change')}.${options.isDryRun ? ' Dry run: nothing was changed.' : ''}`);
  return 0;
}

function contextOf(
  queries: Queries,
  { folder, invites, clock, countries }: ImportOptions & Pick<ImportContext, 'clock' | 'countries'>,
  plans: ReadonlyMap<string, FilePlan | null>,
): ImportContext {
  const context: ImportContext = {
    queries,
    folder,
    invites,
    clock,
    countries,
    async keysOf(file) {
      const kind = kindOf(file);
      return new Set((await context.recordsOf(file)).map((cells) => keyOf(kind, cells)));
    },
    async recordsOf(file) {
      const kind = kindOf(file);
      const planned = plans.get(file);
      const stored = planned && kind.missing !== 'keep' ? [] : await kind.current(context);
      return [...stored, ...(planned?.changes.all ?? [])];
    },
  };
  return context;
}

function kindOf(file: string): ImportKind {
  const kind = importKinds.find((each) => each.file === file);
  if (!kind) throw new Error(`ta: ${file} is no imported file`);
  return kind;
}
