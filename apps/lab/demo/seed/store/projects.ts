import type { projects } from '../../../src/database/schema/store.ts';
import type { DemoAccount } from '../account.ts';
import { namesByCountry } from '../people.ts';
import type { Random } from '../random.ts';

type Row = typeof projects.$inferInsert;

/** One product of each kind an editor saves (CAT-PEOPLE). */
const made = [
  'weddingbook',
  'youngbook',
  'gobook',
  'storybook',
  'babybook',
  'magazine',
  'photobook',
  'prints',
  'cards',
  'calendars',
  'acrylic-pro',
  'canvas-pro',
];
const each = 4;
/** More than two pages of 20 (PROD-10). */
const many = { code: '1001', slug: 'weddingbook', projects: 47 } as const;
const withProjects = /^10(0\d|10|23)$/;

export function projectRows(
  account: DemoAccount,
  customerId: number,
  drawing: { readonly random: Random; readonly today: Date },
): Row[] {
  const { random, today } = drawing;
  const names = namesByCountry[account.company.country];
  if (!withProjects.test(account.code) || !names) return [];
  return made.flatMap((slug) => {
    const count = account.code === many.code && slug === many.slug ? many.projects : each;
    return Array.from(
      { length: count },
      (_, index): Row => ({
        customerId,
        slug,
        uuid: uuidOf(random),
        name: `${random.pick(names.brides)} & ${random.pick(names.grooms)}`,
        changedAt: new Date(today.getTime() - (index * 5 + random.next() * 4) * 86_400_000),
      }),
    );
  });
}

/** In the shape of a version 4, from the seed's own numbers. */
function uuidOf(random: Random): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.between(0, 15).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-4${digits(3)}-a${digits(3)}-${digits(12)}`;
}
