import { asc, inArray } from 'drizzle-orm';
import { products } from '../../../database/schema/shop.ts';
import type { DateFilter, PromoFilter } from '../../../database/schema/shop.ts';
import { parseBuyLinks } from '../../../store/links.ts';
import { isDay } from '../../../base/day.ts';
import { cellsOf, checked, flag, list, slug, text, texts, textsOf, wholeNumber, wordsOf } from '../column.ts';
import type { Column, ReadCell } from '../column.ts';
import type { Cells, ImportContext, ImportKind } from '../kind.ts';

/** Every form of `buy` must lead somewhere; a product without one is announced as coming soon. */
function readBuy(cell: string): ReadCell {
  const { link, children } = parseBuyLinks(cell, {
    labOrigin: 'https://lab',
    portalOrigin: 'https://portal',
  });
  const forms = cell.replace(/^child: */, '').split(' / ').length;
  // A remark in parentheses may follow a form; alone it announces a product that is coming soon.
  const isRemark = /^\([^()]*\)$/.test(cell);
  const fits =
    /^[\w:/ .?=()-]+$/.test(cell) &&
    (isRemark ||
      (link === null ? children.length === forms && forms > 0 && children.length > 0 : forms === 1));
  return fits
    ? { cell }
    : {
        problem: `'${cell}' leads to no editor`,
        advice: 'CP 10, CR 5, or child: CP 10 / CD gobook (docs/catalogue.md)',
      };
}

const promotionWords = /^[\w-]{1,40}(:exclusive)?$/;
export const promotionFilter = (name: string): Column =>
  list(name, promotionWords, 'ids of promotions, such as 911:exclusive 912');
export const filterOf = (cell: string): PromoFilter[] =>
  wordsOf(cell).map((word) => {
    const [id_promo = '', exclusive] = word.split(':');
    return { id_promo, is_exclusive: exclusive === 'exclusive' };
  });
export const filterCell = (filter: readonly PromoFilter[]): string =>
  filter.map(({ id_promo, is_exclusive }) => (is_exclusive ? `${id_promo}:exclusive` : id_promo)).join(' ');

function readDates(cell: string): ReadCell {
  const wrong = wordsOf(cell).find(
    (word) => !/^(from|until):/.test(word) || !isDay(word.replace(/^\w+:/, '')),
  );
  return wrong === undefined
    ? { cell: wordsOf(cell).join(' ') }
    : { problem: `'${wrong}' is no limit`, advice: 'from:2026-11-01 until:2026-12-20' };
}
const datesOf = (cell: string): DateFilter[] =>
  wordsOf(cell).map((word) => ({
    after_date: word.startsWith('from:'),
    data: word.replace(/\D/g, ''),
  }));
const datesCell = (dates: readonly DateFilter[]): string =>
  dates
    .map(
      ({ after_date, data }) => `${after_date ? 'from' : 'until'}:${data.replace(/^(....)(..)/, '$1-$2-')}`,
    )
    .join(' ');

/**
 * Slugs and families that another file may name: those of the catalogue as it will be, and of products that it leaves out
 * or archives, which keep their prices, lists and documents.
 */
export async function knownProducts({ queries, recordsOf }: ImportContext): Promise<{
  readonly slugs: ReadonlySet<string>;
  readonly families: ReadonlySet<string>;
}> {
  const stored = await queries.select({ slug: products.slug, family: products.family }).from(products);
  const records = await recordsOf('catalogue.csv');
  return {
    slugs: new Set([...stored.map((row) => row.slug), ...records.map((cells) => cells['slug'] ?? '')]),
    families: new Set([...stored.map((row) => row.family), ...records.map((cells) => cells['family'] ?? '')]),
  };
}

type ProductRow = typeof products.$inferInsert;

const rowOf = (cells: Cells): ProductRow => ({
  slug: cells['slug'] ?? '',
  position: Number(cells['position']),
  name: cells['name'] ?? '',
  family: cells['family'] ?? '',
  filterClass: cells['classes'] ?? '',
  days: cells['days'] ?? '',
  articleId: cells['article_id'] ? Number(cells['article_id']) : null,
  infoPath: cells['info_path'] ?? '',
  buy: cells['buy'] ?? '',
  isActivePage: cells['has_page'] === 'yes',
  isInTest: cells['is_test'] === 'yes',
  descriptions: textsOf(cells, 'description'),
  promoConnection: wordsOf(cells['promotions'] ?? ''),
  promoFilter: filterOf(cells['promotion_filter'] ?? ''),
  dateFilter: datesOf(cells['dates'] ?? ''),
  optionSets: wordsOf(cells['options'] ?? ''),
  isArchived: cells['archived'] === 'yes',
});

/** The products, in the order of `position`. */
export const catalogue: ImportKind = {
  file: 'catalogue.csv',
  columns: [
    slug('slug'),
    wholeNumber('position', { required: true }),
    text('name', { required: true }),
    text('family', { longest: 40 }),
    text('classes'),
    text('days', { longest: 20 }),
    wholeNumber('article_id', { most: 999_999_999 }),
    checked('info_path', (cell) =>
      // Two slashes would begin the address of another site.
      /^\/(?!\/)[\w/[\].-]*$/.test(cell)
        ? { cell }
        : { problem: `'${cell}' is no path`, advice: 'such as /info/[lang]/gobook/' },
    ),
    checked('buy', readBuy),
    flag('has_page', 'yes'),
    flag('is_test'),
    list('promotions', /^[\w-]{1,40}$/, 'ids of promotions'),
    promotionFilter('promotion_filter'),
    checked('dates', readDates),
    list('options', /^[a-z0-9][a-z0-9_-]*$/, 'sets of options.csv, such as paper cover box'),
    ...texts('description', { longest: 2_000 }),
    flag('archived'),
  ],
  key: ['slug'],
  missing: 'archive',
  async current({ queries }) {
    const rows = await queries.select().from(products).orderBy(asc(products.position), asc(products.slug));
    return rows.map((row) => ({
      slug: row.slug,
      position: String(row.position),
      name: row.name,
      family: row.family,
      classes: row.filterClass,
      days: row.days,
      article_id: row.articleId === null ? '' : String(row.articleId),
      info_path: row.infoPath,
      buy: row.buy,
      has_page: row.isActivePage ? 'yes' : 'no',
      is_test: row.isInTest ? 'yes' : 'no',
      promotions: row.promoConnection.join(' '),
      promotion_filter: filterCell(row.promoFilter),
      dates: datesCell(row.dateFilter),
      options: row.optionSets.join(' '),
      ...cellsOf(row.descriptions, 'description'),
      archived: row.isArchived ? 'yes' : 'no',
    }));
  },
  async apply({ added, changed, gone }, { queries }) {
    for (const cells of [...added, ...changed.map(({ after }) => after)]) {
      const { slug: _slug, ...set } = rowOf(cells);
      await queries.insert(products).values(rowOf(cells)).onConflictDoUpdate({ target: products.slug, set });
    }
    const slugs = gone.map((cells) => cells['slug'] ?? '');
    if (slugs.length > 0)
      await queries.update(products).set({ isArchived: true }).where(inArray(products.slug, slugs));
  },
};
