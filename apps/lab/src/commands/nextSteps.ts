import { sql } from 'drizzle-orm';
import type { Lab } from '../base/lab.ts';
import { rowsOf } from '../database/open.ts';

/** Prints what a lab still lacks before customers can order, and how to add it. */
export async function printNextSteps(
  { database }: Pick<Lab, 'database'>,
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
}
