import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { labFolder } from '../../../src/base/labFolder.ts';
import { importWithin } from '../../../src/commands/import/import.ts';
import type { Database } from '../../../src/database/open.ts';
import { products } from '../../../src/database/schema/shop.ts';
import { fillOnce } from '../fillOnce.ts';
import { optionSetsOf } from './optionSets.ts';

const folder = join(labFolder, 'demo', 'data', 'configurator');

/** Imports the options of the demonstration and gives each product its sets, once for each database. */
export async function seedConfiguratorOnce(database: Database, today: Date): Promise<'filled' | 'kept'> {
  return fillOnce(database, { name: 'configurator', value: '1' }, async (queries) => {
    const mistakes: string[] = [];
    const code = await importWithin(
      queries,
      { folder, isDryRun: false, invites: false },
      { clock: { now: () => today }, print: (line) => mistakes.push(line) },
    );
    if (code !== 0)
      throw new Error(`ta: the demonstration's options cannot be imported: ${mistakes.join(' ')}`);
    for (const { slug } of await queries.select({ slug: products.slug }).from(products))
      await queries
        .update(products)
        .set({ optionSets: optionSetsOf(slug) })
        .where(eq(products.slug, slug));
  });
}
