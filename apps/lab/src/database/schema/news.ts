import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Texts } from './shop.ts';

/** News of the lab. A text may hold HTML; one that is '' is not translated (NEWS-05, NEWS-06). */
export const news = pgTable(
  'news',
  {
    id: integer('id').primaryKey(),
    day: date('day', { mode: 'string' }).notNull(),
    titles: jsonb('titles').$type<Texts>().notNull(),
    texts: jsonb('texts').$type<Texts>().notNull(),
    /** Slug of its picture; '' = none. */
    picture: text('picture').notNull(),
  },
  (table) => [index('news_day').on(table.day, table.id)],
);
