import { and, asc, eq } from 'drizzle-orm';
import { optionExclusions as table } from '../../../database/schema/options.ts';
import { cellsOf, list, slug, texts, textsOf, wordsOf } from '../column.ts';
import type { Cells, ImportKind } from '../kind.ts';
import { conditions, conditionsCell, conditionsOf, fieldName } from './conditions.ts';

const rowOf = (cells: Cells): typeof table.$inferInsert => ({
  set: cells['set'] ?? '',
  id: cells['exclusion'] ?? '',
  condition: conditionsOf(cells['when'] ?? '')[0] ?? { option: '', values: [] },
  option: cells['option'] ?? '',
  excluded: wordsOf(cells['values'] ?? ''),
  reasons: textsOf(cells, 'reason'),
});

/** Combinations that are not made, with the reason that customers read. */
export const exclusions: ImportKind = {
  file: 'exclusions.csv',
  columns: [
    slug('set'),
    slug('exclusion'),
    conditions('when', { required: true }),
    fieldName('option', { required: true }),
    list('values', /^[\w.x-]{1,40}$/, 'choices of the option', { required: true }),
    ...texts('reason', { longest: 300, required: true }),
  ],
  key: ['set', 'exclusion'],
  missing: 'remove',
  async current({ queries }) {
    const rows = await queries.select().from(table).orderBy(asc(table.set), asc(table.id));
    return rows.map((row) => ({
      set: row.set,
      exclusion: row.id,
      when: conditionsCell([row.condition]),
      option: row.option,
      values: row.excluded.join(' '),
      ...cellsOf(row.reasons, 'reason'),
    }));
  },
  async check(rows, { recordsOf }) {
    const known = new Set(
      (await recordsOf('options.csv')).map((cells) => `${cells['option']} ${cells['choice']}`),
    );
    return rows.flatMap(({ place, cells }) => {
      const mistake = (column: string, problem: string, advice: string) => [
        { place, column, problem, advice },
      ];
      if (wordsOf(cells['when'] ?? '').length > 1)
        return mistake('when', 'names several options', 'one option, such as CoverMaterial=wood,acrylic');
      const unknown = wordsOf(cells['values'] ?? '').find(
        (value) => !known.has(`${cells['option']} ${value}`),
      );
      return unknown === undefined
        ? []
        : mistake('values', `'${unknown}' is no choice of ${cells['option']}`, 'choices of options.csv');
    });
  },
  async apply({ added, changed, gone }, { queries }) {
    for (const { set, id } of [...gone, ...changed.map(({ before }) => before)].map(rowOf))
      await queries.delete(table).where(and(eq(table.set, set), eq(table.id, id)));
    const rows = [...added, ...changed.map(({ after }) => after)].map(rowOf);
    if (rows.length > 0) await queries.insert(table).values(rows);
  },
};
