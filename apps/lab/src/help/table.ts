import { asc, eq, like, or } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { faq, labTexts } from '../database/schema/content.ts';
import type { Texts } from '../database/schema/shop.ts';

export type QuestionRow = typeof faq.$inferSelect;

/** The lab's policy: paragraphs and headings as in the terms of sale. */
export const policyText = 'help.policy';
/** Before the key of a topic: the text that names it. */
export const topicText = 'help.topic.';

/** Every question, in the lab's order. */
export async function allQuestions(queries: Queries): Promise<QuestionRow[]> {
  return queries.select().from(faq).orderBy(asc(faq.position), asc(faq.id));
}

/** The lab's texts of the help pages by key: policy and names of topics. */
export async function helpTexts(queries: Queries): Promise<ReadonlyMap<string, Texts>> {
  const rows = await queries
    .select()
    .from(labTexts)
    .where(or(eq(labTexts.key, policyText), like(labTexts.key, `${topicText}%`)));
  return new Map(rows.map(({ key, texts }) => [key, texts]));
}
