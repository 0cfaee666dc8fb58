import { priceParts, optionKinds } from '@trade-area/core/pricing';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../database/open.ts';
import { optionChoices, productOptions } from '../../../database/schema/options.ts';
import { cellsOf, checked, oneOf, slug, text, texts, textsOf, wholeNumber } from '../column.ts';
import type { Cells, ImportKind } from '../kind.ts';
import { conditions, conditionsCell, conditionsOf, fieldName } from './conditions.ts';

const setOf = (cells: Cells) => cells['set'] ?? '';
const isChoice = (cells: Cells) => (cells['choice'] ?? '') !== '';
const number = (cells: Cells, name: string) => Number(cells[name] ?? '') || 0;

/** Options of products, and the choices of each: a row without a choice is the option itself. */
export const options: ImportKind = {
  file: 'options.csv',
  columns: [
    slug('set'),
    fieldName('option', { required: true }),
    checked('choice', (cell) =>
      /^[\w.x-]{1,40}$/.test(cell)
        ? { cell }
        : { problem: `'${cell}' is no value`, advice: 'letters, digits, - and _, such as linen-ivory' },
    ),
    wholeNumber('position', { required: true }),
    oneOf('kind', optionKinds),
    oneOf('part', priceParts),
    text('initial', { longest: 40 }),
    ...['least', 'most', 'longest'].map((name) => wholeNumber(name)),
    text('group', { longest: 10 }),
    fieldName('group_limit'),
    checked('swatch', (cell) =>
      /^#[0-9a-f]{6}$/.test(cell)
        ? { cell }
        : { problem: `'${cell}' is no color`, advice: 'such as #efe6d2' },
    ),
    conditions('when'),
    ...texts('label', { longest: 200, required: true }),
  ],
  key: ['set', 'option', 'choice'],
  missing: 'remove',
  async current({ queries }) {
    const given = await queries
      .select()
      .from(productOptions)
      .orderBy(asc(productOptions.set), asc(productOptions.position));
    const choices = await queries
      .select()
      .from(optionChoices)
      .orderBy(asc(optionChoices.set), asc(optionChoices.position));
    const digits = (value: number, isUsed: boolean) => (isUsed ? String(value) : '');
    return [
      ...given.map((row) => ({
        set: row.set,
        option: row.option,
        choice: '',
        position: String(row.position),
        kind: row.kind,
        part: row.part,
        initial: row.initial,
        least: digits(row.least, row.kind === 'number'),
        most: digits(row.most, row.kind === 'number'),
        longest: digits(row.longest, row.kind === 'text'),
        group: '',
        group_limit: row.groupLimit,
        swatch: '',
        when: conditionsCell(row.conditions),
        ...cellsOf(row.labels, 'label'),
      })),
      ...choices.map((row) => ({
        set: row.set,
        option: row.option,
        choice: row.choice,
        position: String(row.position),
        kind: '',
        part: '',
        initial: '',
        least: '',
        most: '',
        longest: '',
        group: row.group,
        group_limit: '',
        swatch: row.swatch,
        when: conditionsCell(row.conditions),
        ...cellsOf(row.labels, 'label'),
      })),
    ].sort((one, other) => one.set.localeCompare(other.set) || Number(one.position) - Number(other.position));
  },
  async check(rows) {
    const known = new Map(
      rows
        .filter(({ cells }) => !isChoice(cells))
        .map(({ cells }) => [`${setOf(cells)} ${cells['option']}`, cells]),
    );
    const choices = new Set(rows.map(({ cells }) => `${setOf(cells)} ${cells['option']} ${cells['choice']}`));
    return rows.flatMap(({ place, cells }) => {
      const mistake = (column: string, problem: string, advice: string) => [
        { place, column, problem, advice },
      ];
      const option = known.get(`${setOf(cells)} ${cells['option']}`);
      if (!option)
        return mistake(
          'option',
          `'${cells['option']}' has no row of its own`,
          'a row of the option without a choice',
        );
      if (isChoice(cells))
        return option['kind'] === 'choice'
          ? []
          : mistake('choice', 'belongs to no list', 'choices of a kind choice only');
      if (!cells['kind'] || !cells['part'])
        return mistake('kind', 'or part is missing', `${optionKinds.join(', ')}; ${priceParts.join(', ')}`);
      if (
        cells['kind'] === 'choice' &&
        !choices.has(`${setOf(cells)} ${cells['option']} ${cells['initial']}`)
      )
        return mistake('initial', `'${cells['initial']}' is none of its choices`, 'a choice of this option');
      if (cells['kind'] === 'number' && number(cells, 'least') > number(cells, 'most'))
        return mistake('most', 'is less than least', 'such as 0 and 6');
      return [];
    });
  },
  async apply({ added, changed, gone }, { queries }) {
    for (const cells of [...gone, ...changed.map(({ before }) => before)]) await remove(queries, cells);
    const rows = [...added, ...changed.map(({ after }) => after)];
    const optionRows = rows.filter((cells) => !isChoice(cells)).map(optionOf);
    const choiceRows = rows.filter(isChoice).map(choiceOf);
    if (optionRows.length > 0) await queries.insert(productOptions).values(optionRows);
    if (choiceRows.length > 0) await queries.insert(optionChoices).values(choiceRows);
  },
};

async function remove(queries: Queries, cells: Cells): Promise<void> {
  const [set, option, choice] = [setOf(cells), cells['option'] ?? '', cells['choice'] ?? ''];
  if (isChoice(cells))
    await queries
      .delete(optionChoices)
      .where(
        and(eq(optionChoices.set, set), eq(optionChoices.option, option), eq(optionChoices.choice, choice)),
      );
  else
    await queries
      .delete(productOptions)
      .where(and(eq(productOptions.set, set), eq(productOptions.option, option)));
}

const shared = (cells: Cells) => ({
  set: setOf(cells),
  option: cells['option'] ?? '',
  position: number(cells, 'position'),
  conditions: conditionsOf(cells['when'] ?? ''),
  labels: textsOf(cells, 'label'),
});

const optionOf = (cells: Cells): typeof productOptions.$inferInsert => ({
  ...shared(cells),
  kind: optionKinds.find((kind) => kind === cells['kind']) ?? 'choice',
  part: priceParts.find((part) => part === cells['part']) ?? 'album',
  initial: cells['initial'] ?? '',
  least: number(cells, 'least'),
  most: number(cells, 'most'),
  longest: number(cells, 'longest'),
  groupLimit: cells['group_limit'] ?? '',
});

const choiceOf = (cells: Cells): typeof optionChoices.$inferInsert => ({
  ...shared(cells),
  choice: cells['choice'] ?? '',
  group: cells['group'] ?? '',
  swatch: cells['swatch'] ?? '',
});
