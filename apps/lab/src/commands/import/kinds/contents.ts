import { asc, eq } from 'drizzle-orm';
import { faq as faqTable, labTexts } from '../../../database/schema/content.ts';
import { news as newsTable } from '../../../database/schema/news.ts';
import { slides } from '../../../database/schema/shop.ts';
import { cellsOf, checked, day, flag, link, oneOf, slug, texts, textsOf, wholeNumber } from '../column.ts';
import { filterCell, filterOf, promotionFilter } from './catalogue.ts';
import type { Cells, Changes, ImportKind } from '../kind.ts';

const addedAndChanged = ({ added, changed }: Changes): readonly Cells[] => [
  ...added,
  ...changed.map(({ after }) => after),
];
const position = wholeNumber('position', { required: true });

/** Places of a slide by the type of the wire (DASH-28). */
const slots = { menu: 1, side: 2, carousel: 3 } as const;
const slotOf = (type: number): keyof typeof slots =>
  type === slots.menu ? 'menu' : type === slots.side ? 'side' : 'carousel';

/** The slides of the dashboard and of the menu. */
export const sliders: ImportKind = {
  file: 'sliders.csv',
  columns: [
    slug('id'),
    position,
    oneOf('place', Object.keys(slots), { required: true }),
    flag('important'),
    link('link', { required: true }),
    slug('picture', { required: true }),
    ...texts('name', { longest: 400, required: true }),
    promotionFilter('promotion_filter'),
  ],
  key: ['id'],
  missing: 'remove',
  async current({ queries }) {
    const rows = await queries.select().from(slides).orderBy(asc(slides.position));
    return rows.map((row) => ({
      id: row.id,
      position: String(row.position),
      place: slotOf(row.type),
      important: row.isImportant ? 'yes' : 'no',
      link: row.link,
      picture: row.picture,
      ...cellsOf(row.names, 'name'),
      promotion_filter: filterCell(row.promoFilter),
    }));
  },
  async apply(changes, { queries }) {
    for (const cells of changes.gone) await queries.delete(slides).where(eq(slides.id, cells['id'] ?? ''));
    for (const cells of addedAndChanged(changes)) {
      const set = {
        position: Number(cells['position']),
        type: slots[cells['place'] as keyof typeof slots],
        isImportant: cells['important'] === 'yes',
        link: cells['link'] ?? '',
        picture: cells['picture'] ?? '',
        names: textsOf(cells, 'name'),
        promoFilter: filterOf(cells['promotion_filter'] ?? ''),
      };
      const row = { id: cells['id'] ?? '', ...set };
      await queries.insert(slides).values(row).onConflictDoUpdate({ target: slides.id, set });
    }
  },
};

/** The lab's news, the newest day first. */
export const news: ImportKind = {
  file: 'news.csv',
  columns: [
    wholeNumber('id', { required: true, most: 999_999_999 }),
    day('day'),
    slug('picture', {}),
    ...texts('title', { longest: 400, required: true }),
    ...texts('text', { required: true }),
  ],
  key: ['id'],
  missing: 'remove',
  async current({ queries }) {
    const rows = await queries.select().from(newsTable).orderBy(asc(newsTable.id));
    return rows.map((row) => ({
      id: String(row.id),
      day: row.day,
      picture: row.picture,
      ...cellsOf(row.titles, 'title'),
      ...cellsOf(row.texts, 'text'),
    }));
  },
  async apply(changes, { queries }) {
    for (const cells of changes.gone)
      await queries.delete(newsTable).where(eq(newsTable.id, Number(cells['id'])));
    for (const cells of addedAndChanged(changes)) {
      const set = {
        day: cells['day'] ?? '',
        picture: cells['picture'] ?? '',
        titles: textsOf(cells, 'title'),
        texts: textsOf(cells, 'text'),
      };
      const row = { id: Number(cells['id']), ...set };
      await queries.insert(newsTable).values(row).onConflictDoUpdate({ target: newsTable.id, set });
    }
  },
};

/** Frequent questions. */
export const faq: ImportKind = {
  file: 'faq.csv',
  columns: [
    slug('id'),
    position,
    slug('topic'),
    ...texts('question', { longest: 1_000, required: true }),
    ...texts('answer', { required: true }),
  ],
  key: ['id'],
  missing: 'remove',
  async current({ queries }) {
    const rows = await queries.select().from(faqTable).orderBy(asc(faqTable.position), asc(faqTable.id));
    return rows.map((row) => ({
      id: row.id,
      position: String(row.position),
      topic: row.topic,
      ...cellsOf(row.questions, 'question'),
      ...cellsOf(row.answers, 'answer'),
    }));
  },
  async apply(changes, { queries }) {
    for (const cells of changes.gone)
      await queries.delete(faqTable).where(eq(faqTable.id, cells['id'] ?? ''));
    for (const cells of addedAndChanged(changes)) {
      const set = {
        position: Number(cells['position']),
        topic: cells['topic'] ?? '',
        questions: textsOf(cells, 'question'),
        answers: textsOf(cells, 'answer'),
      };
      const row = { id: cells['id'] ?? '', ...set };
      await queries.insert(faqTable).values(row).onConflictDoUpdate({ target: faqTable.id, set });
    }
  },
};

/** Texts of pages by key. */
export const pageTexts: ImportKind = {
  file: 'texts.csv',
  columns: [
    checked(
      'key',
      (cell) =>
        /^[a-z0-9]+([._-][a-z0-9]+)*$/.test(cell) && cell.length <= 100
          ? { cell }
          : { problem: `'${cell.slice(0, 60)}' is no key`, advice: 'small letters, digits, . _ and -' },
      { required: true },
    ),
    ...texts('', { required: true }),
  ],
  key: ['key'],
  missing: 'remove',
  async current({ queries }) {
    const rows = await queries.select().from(labTexts).orderBy(asc(labTexts.key));
    return rows.map((row) => ({ key: row.key, ...cellsOf(row.texts, '') }));
  },
  async apply(changes, { queries }) {
    for (const cells of changes.gone)
      await queries.delete(labTexts).where(eq(labTexts.key, cells['key'] ?? ''));
    for (const cells of addedAndChanged(changes)) {
      const row = { key: cells['key'] ?? '', texts: textsOf(cells, '') };
      await queries
        .insert(labTexts)
        .values(row)
        .onConflictDoUpdate({ target: labTexts.key, set: { texts: row.texts } });
    }
  },
};
