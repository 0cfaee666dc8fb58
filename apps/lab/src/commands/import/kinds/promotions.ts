import { asc, eq, inArray } from 'drizzle-orm';
import { isRecord } from '../../../base/isRecord.ts';
import { customers } from '../../../database/schema/customers.ts';
import { customerPromotions, promotions as table } from '../../../database/schema/shop.ts';
import { cellsOf, checked, flag, link, list, shorten, slug, texts, textsOf, wordsOf } from '../column.ts';
import type { Cells, ImportKind } from '../kind.ts';

/** Benefits of a promotion, in the wire's names (PROMO-05). */
const benefits = [
  'discount',
  'discount_over_limit',
  'discount_limit',
  'discount_price',
  'discount_price_limit',
  'prezzo_fisso',
  'sample_discount',
  'sample_prezzo_fisso',
  'coupon',
  'articoli_limits',
];

/** Equal rules are equal texts: names in alphabetical order, as the database may answer them in any. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, inOrder(value[name])]));
}
/** The rule repeats the promotion's id on the wire; the file says it once. */
function ruleCell(rule: Readonly<Record<string, unknown>>): string {
  const { id_promo: _id, ...rest } = rule;
  return JSON.stringify(inOrder(rest));
}

/** By code point: a database sorts by its own language, and equal lists are equal texts. */
const codesCell = (codes: readonly string[]): string => [...new Set(codes)].sort().join(' ');

const moment = (name: string) =>
  checked(
    name,
    (cell) => {
      const date = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(cell)
        ? new Date(cell)
        : null;
      return date === null || Number.isNaN(date.getTime())
        ? {
            problem: `'${shorten(cell)}' is no moment`,
            advice: 'with its time zone: 2026-11-20T00:00:00+01:00',
          }
        : { cell: date.toISOString() };
    },
    { required: true },
  );

const rowOf = (cells: Cells) => {
  const id = cells['id'] ?? '';
  const rule = JSON.parse(cells['rule'] || '{}') as Record<string, unknown>;
  return {
    id,
    // Numbers stay numbers: old callers compare them.
    rule: { ...rule, id_promo: /^\d{1,9}$/.test(id) ? Number(id) : id },
    subjects: textsOf(cells, 'subject'),
    html: textsOf(cells, 'text'),
    htmlBig: textsOf(cells, 'long_text'),
    picture: cells['picture'] ?? '',
    popupLink: cells['popup_link'] ?? '',
    startsAt: new Date(cells['starts_at'] ?? ''),
    endsAt: new Date(cells['ends_at'] ?? ''),
    isForAll: cells['customers'] === 'all',
    isArchived: cells['archived'] === 'yes',
  };
};

/** Promotions with their benefits, announcements and customers. */
export const promotions: ImportKind = {
  file: 'promotions.json',
  columns: [
    slug('id'),
    moment('starts_at'),
    moment('ends_at'),
    list('customers', /^[A-Za-z0-9._-]{1,20}$/, 'all, or codes of customers', { otherwise: '' }),
    checked(
      'rule',
      (cell) => {
        const advice = `an object with ${benefits.join(', ')}, each by family`;
        let given: unknown;
        try {
          given = JSON.parse(cell);
        } catch {
          return { problem: 'is no object', advice };
        }
        if (!isRecord(given)) return { problem: 'is no object', advice };
        const wrong = Object.entries(given).find(
          ([name, value]) => name !== 'id_promo' && (!benefits.includes(name) || !isRecord(value)),
        );
        return wrong === undefined
          ? { cell: ruleCell(given) }
          : { problem: `'${shorten(wrong[0])}' is no benefit by family`, advice };
      },
      { isJson: true, otherwise: '{}' },
    ),
    ...texts('subject', { longest: 400 }),
    ...texts('text'),
    ...texts('long_text'),
    slug('picture', {}),
    link('popup_link'),
    flag('archived'),
  ],
  key: ['id'],
  missing: 'archive',
  async current({ queries }) {
    const rows = await queries.select().from(table).orderBy(asc(table.id));
    const holders = await queries
      .select({ id: customerPromotions.promotionId, code: customers.code })
      .from(customerPromotions)
      .innerJoin(customers, eq(customers.id, customerPromotions.customerId));
    return rows.map((row) => ({
      id: row.id,
      starts_at: row.startsAt.toISOString(),
      ends_at: row.endsAt.toISOString(),
      customers: row.isForAll
        ? 'all'
        : codesCell(holders.filter(({ id }) => id === row.id).map(({ code }) => code)),
      rule: ruleCell(row.rule),
      ...cellsOf(row.subjects, 'subject'),
      ...cellsOf(row.html, 'text'),
      ...cellsOf(row.htmlBig, 'long_text'),
      picture: row.picture,
      popup_link: row.popupLink,
      archived: row.isArchived ? 'yes' : 'no',
    }));
  },
  complete: (all) =>
    all.map((cells) =>
      cells['customers'] === 'all'
        ? cells
        : { ...cells, customers: codesCell(wordsOf(cells['customers'] ?? '')) },
    ),
  async check(rows, context) {
    const codes = await context.keysOf('customers.csv');
    return rows.flatMap(({ place, cells }) => {
      const mistake = (column: string, problem: string, advice: string) => [
        { place, column, problem, advice },
      ];
      if ((cells['starts_at'] ?? '') >= (cells['ends_at'] ?? ''))
        return mistake('ends_at', 'is not after starts_at', 'a later moment');
      const words = wordsOf(cells['customers'] ?? '');
      if (words.length > 1 && words.includes('all'))
        return mistake('customers', "names codes beside 'all'", 'all alone, or codes of customers');
      const unknown = words.find((code) => code !== 'all' && !codes.has(code));
      return unknown === undefined
        ? []
        : mistake('customers', `'${unknown}' is no customer`, 'all, or codes of customers');
    });
  },
  async apply({ added, changed, gone }, { queries }) {
    const ids = new Map<string, number>();
    for (const { id, code } of await queries
      .select({ id: customers.id, code: customers.code })
      .from(customers))
      ids.set(code, id);
    for (const cells of [...added, ...changed.map(({ after }) => after)]) {
      const { id, ...set } = rowOf(cells);
      await queries.insert(table).values(rowOf(cells)).onConflictDoUpdate({ target: table.id, set });
      await queries.delete(customerPromotions).where(eq(customerPromotions.promotionId, id));
      const holders = wordsOf(cells['customers'] ?? '').flatMap((code) => ids.get(code) ?? []);
      if (holders.length > 0)
        await queries
          .insert(customerPromotions)
          .values(holders.map((customerId) => ({ customerId, promotionId: id })));
    }
    const archived = gone.map((cells) => cells['id'] ?? '');
    if (archived.length > 0)
      await queries.update(table).set({ isArchived: true }).where(inArray(table.id, archived));
  },
};
