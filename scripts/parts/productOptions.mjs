import { readFileSync } from 'node:fs';
import { at } from './root.mjs';

const data = (name) => readFileSync(at(`apps/lab/demo/data/${name}`), 'utf8');

/** Columns of options.csv; those before the color are never quoted. */
const [setColumn, optionColumn, choiceColumn, swatchColumn] = [0, 1, 2, 12];

/**
 * Products of the catalogue with a configurator, the lab's or that of the collections. A link that presets a sample opens
 * another product, and the Pink Mania cards (`pm-`) repeat products, whose posters they share.
 */
export function configurableProducts() {
  const { items } = JSON.parse(data('catalogue.json'));
  return items
    .filter(({ slug, buy }) => /\b(CP|TC \w+) \d+(?!\?samples)\b/.test(buy) && !slug.startsWith('pm-'))
    .map(({ slug }) => slug);
}

/**
 * The choices of the configurable products with their colors: `{ weddingbook: { CoverColor: { 'linen-sand': '#d3bf9d' } } }`;
 * '' = the choice has no color.
 */
export function offeredChoices() {
  const rows = data('configurator/options.csv')
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .filter((row) => row[choiceColumn]);
  const groups = JSON.parse(data('optionSets.json'));
  return Object.fromEntries(
    configurableProducts().map((slug) => {
      const { sets = [] } = groups.find(({ products }) => products.includes(slug)) ?? {};
      const options = {};
      for (const row of rows.filter((each) => sets.includes(each[setColumn])))
        (options[row[optionColumn]] ??= {})[row[choiceColumn]] = row[swatchColumn];
      return [slug, options];
    }),
  );
}
