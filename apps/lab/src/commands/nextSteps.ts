import { sql } from 'drizzle-orm';
import type { Lab } from '../base/lab.ts';
import { rowsOf } from '../database/open.ts';
import { requiresSecondFactor } from '../identity/secondFactor.ts';

/** Prints what a lab still lacks before customers can order, and how to add it. */
export async function printNextSteps(
  { config, database, secrets }: Pick<Lab, 'config' | 'database' | 'secrets'>,
  _settings: unknown,
  print: (line: string) => void,
): Promise<void> {
  const [has] = await rowsOf<{ staff: boolean }>(
    database.queries,
    sql`select exists (select from staff) as staff`,
  );
  if (!has?.staff)
    print(
      'This lab has no staff account. Add the first one: node apps/lab/dist/main.js create-staff <e-mail>',
    );
  if (!secrets.hasKey && requiresSecondFactor(config, 'administrator'))
    print(
      'TA_SECRET_KEY is not set: administrators cannot set up two-step sign-in, so the desk stays closed to them. Make a key with: openssl rand -base64 32',
    );
}
