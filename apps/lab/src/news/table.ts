import { count, desc, eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { news } from '../database/schema/news.ts';

export type NewsRow = typeof news.$inferSelect;

export async function countNews(queries: Queries): Promise<number> {
  const [row] = await queries.select({ total: count() }).from(news);
  return row?.total ?? 0;
}

/** Newest first. */
export async function newsPage(queries: Queries, limit: number, offset: number): Promise<NewsRow[]> {
  return queries.select().from(news).orderBy(desc(news.day), desc(news.id)).limit(limit).offset(offset);
}

export async function newsById(queries: Queries, id: number): Promise<NewsRow | undefined> {
  const [found] = await queries.select().from(news).where(eq(news.id, id));
  return found;
}
