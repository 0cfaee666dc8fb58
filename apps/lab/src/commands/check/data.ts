import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { DatabaseFailure, reasonOf } from '../../database/failure.ts';
import { openDatabase, rowsOf } from '../../database/open.ts';
import type { Database } from '../../database/open.ts';
import { purposeOf } from '../../database/purpose.ts';
import { requiresSecondFactor } from '../../identity/secondFactor.ts';
import { createSecretBox } from '../../identity/secretBox.ts';
import { countStoredSecrets } from '../../identity/storedSecrets.ts';
import { openSentinels, storageProblem } from '../../server/requireStorage.ts';
import type { Settings } from '../../server/settings.ts';
import { findingsAbout } from './finding.ts';
import type { Finding } from './finding.ts';
import { checkStandbys } from './standbys.ts';

/** Megabytes below which the disk of the data folder is worth a warning: one large order. */
const scarce = 6_000;

/** The database, the staff in it, and whether folders and bucket are those that it knows. */
export async function checkData(settings: Settings): Promise<Finding[]> {
  const about = findingsAbout('database');
  let database: Database;
  try {
    database = await openDatabase({ dataFolder: settings.dataFolder, url: settings.databaseUrl });
  } catch (error) {
    if (!(error instanceof DatabaseFailure)) throw error;
    return [about.problem(error.message, error.advice)];
  }
  try {
    const purpose = await purposeOf(database.queries);
    if (purpose === 'demonstration')
      return [about.problem('The database holds the demonstration.', 'A real lab needs an empty one.')];
    const kind = database.kind === 'server' ? 'PostgreSQL' : 'embedded';
    return [
      about.ok(`The ${kind} database is up to date.`),
      ...(await checkStandbys(database.queries, settings.databaseUrl)),
      await checkStaff(database),
      await checkSecretKey(database, settings),
      ...(await checkStorage(database, settings)),
    ];
  } finally {
    await database.close();
  }
}

async function checkStaff({ queries }: Database): Promise<Finding> {
  const { ok, problem } = findingsAbout('staff');
  const [row] = await rowsOf<{ count: number }>(queries, sql`select count(*)::int as count from staff`);
  const count = row?.count ?? 0;
  return count === 0
    ? problem('There is no staff account.', 'Add one: main.js create-staff <e-mail>.')
    : ok(`${count} staff ${count === 1 ? 'account' : 'accounts'}.`);
}

/** Whether `TA_SECRET_KEY` opens the stored second factors, and is there for new ones. */
export async function checkSecretKey(
  { queries }: Pick<Database, 'queries'>,
  { secretKeys = [], config }: Pick<Settings, 'secretKeys' | 'config'>,
): Promise<Finding> {
  const { ok, warning, problem } = findingsAbout('staff');
  const { stored, unreadable } = await countStoredSecrets(queries, createSecretBox(secretKeys));
  const advice = 'Set it to the key that this database was used with.';
  if (secretKeys.length > 0)
    return unreadable === 0
      ? ok(`TA_SECRET_KEY opens all stored second factors (${stored}).`)
      : problem(`TA_SECRET_KEY does not open ${unreadable} of ${stored} second factors.`, advice);
  if (stored > 0) return problem(`TA_SECRET_KEY is not set, and ${stored} second factors need it.`, advice);
  const missing = 'TA_SECRET_KEY is not set: two-step sign-in cannot be set up.';
  const make = 'Make one with: openssl rand -base64 32';
  return requiresSecondFactor(config, 'administrator') ? problem(missing, make) : warning(missing, make);
}

async function checkStorage({ queries }: Database, settings: Settings): Promise<Finding[]> {
  const { ok, warning, problem } = findingsAbout('storage');
  const findings: Finding[] = [];
  try {
    const { sentinels, close } = await openSentinels(settings);
    try {
      for (const sentinel of sentinels) {
        const fault = await storageProblem(queries, sentinel);
        findings.push(fault ? problem(fault) : ok(`${sentinel.place} is the one that the database knows.`));
      }
    } finally {
      close();
    }
  } catch (error) {
    findings.push(
      problem(`The files cannot be reached (${reasonOf(error)}).`, 'Check rights and credentials.'),
    );
  }
  if (existsSync(settings.dataFolder)) findings.push(...checkFolder(settings.dataFolder, warning, problem));
  return findings;
}

function checkFolder(
  folder: string,
  warning: ReturnType<typeof findingsAbout>['warning'],
  problem: ReturnType<typeof findingsAbout>['problem'],
): Finding[] {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return [problem(`${folder} cannot be written.`, 'Give the user of the lab the right to write there.')];
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1_048_576);
  return free < scarce ? [warning(`${folder} has ${free} MB free.`, 'One order may take 6 GB.')] : [];
}
