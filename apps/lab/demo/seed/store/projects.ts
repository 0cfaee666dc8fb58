import type { projects } from '../../../src/database/schema/store.ts';
import type { DemoAccount } from '../account.ts';
import { namesByCountry } from '../people.ts';
import type { Random } from '../random.ts';

type Row = typeof projects.$inferInsert;

/** One product of each family of the print service; works of the configurator are quotes (`seed/projects`). */
const productSlugs = ['photobook', 'prints', 'cards', 'calendars'];
const projectsPerProduct = 4;
/** More than two pages of the list of all projects. */
const longestList = { code: '1001', slug: 'photobook', projects: 23 } as const;
/** The demonstration accounts that have projects (CAT-PEOPLE). */
export const codesWithProjects = /^10(0\d|10|23)$/;

export function projectRows(
  account: DemoAccount,
  customerId: number,
  context: { readonly random: Random; readonly today: Date },
): Row[] {
  const { random, today } = context;
  const names = namesByCountry[account.company.country];
  if (!codesWithProjects.test(account.code) || !names) return [];
  return productSlugs.flatMap((slug) => {
    const count =
      account.code === longestList.code && slug === longestList.slug
        ? longestList.projects
        : projectsPerProduct;
    return Array.from({ length: count }, (_, index): Row => ({
      customerId,
      slug,
      uuid: uuidOf(random),
      name: `${random.pick(names.brides)} & ${random.pick(names.grooms)}`,
      changedAt: new Date(today.getTime() - (index * 5 + random.next() * 4) * 86_400_000),
    }));
  });
}

/** A UUID in the format of version 4, generated from the seed. */
function uuidOf(random: Random): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.between(0, 15).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-4${digits(3)}-a${digits(3)}-${digits(12)}`;
}
