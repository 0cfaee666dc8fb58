import type { Database } from '../../../src/database/open.ts';
import { faq, labTexts } from '../../../src/database/schema/content.ts';
import { layoutItems, layoutSizes, layoutStyles } from '../../../src/database/schema/layoutHelp.ts';
import { policyText } from '../../../src/help/table.ts';
import { fillOnce } from '../fillOnce.ts';
import { delivery } from './delivery.ts';
import { files } from './files.ts';
import { layoutItemRows, layoutSizeRows, layoutStyleRows } from './layout/rows.ts';
import { ordering } from './ordering.ts';
import { policy } from './policy.ts';
import { products } from './products.ts';
import type { DemoQuestion } from './question.ts';
import { samples } from './samples.ts';

/** The five documented sections in their order (FAQ-03). */
const sections = { ordering, files, samples, delivery, products } as const;

/** Rows of the questions; the thousands of a position are those of its section. */
export function faqRows(): (typeof faq.$inferInsert)[] {
  return Object.entries<readonly DemoQuestion[]>(sections).flatMap(([topic, questions], section) =>
    questions.map(({ id, question, answer }, index) => ({
      id,
      topic,
      position: (section + 1) * 1_000 + (index + 1) * 10,
      questions: question,
      answers: answer,
    })),
  );
}

/** Fills in questions and policy at the first start of a version that has them; those that were imported stay. */
export async function seedHelpOnce(database: Database): Promise<'filled' | 'kept'> {
  return fillOnce(database, { name: 'help', value: '1' }, async (queries) => {
    await queries.insert(labTexts).values({ key: policyText, texts: policy }).onConflictDoNothing();
    const [imported] = await queries.select({ id: faq.id }).from(faq).limit(1);
    if (!imported) await queries.insert(faq).values(faqRows());
  });
}

/** Fills in the layout help at the first start of a version that has it; what was imported stays (LAY-31). */
export async function seedLayoutHelpOnce(database: Database): Promise<'filled' | 'kept'> {
  return fillOnce(database, { name: 'layout help', value: '1' }, async (queries) => {
    const [imported] = await queries.select({ id: layoutItems.id }).from(layoutItems).limit(1);
    if (imported) return;
    await queries.insert(layoutItems).values(layoutItemRows());
    await queries.insert(layoutStyles).values(layoutStyleRows()).onConflictDoNothing();
    await queries.insert(layoutSizes).values(layoutSizeRows()).onConflictDoNothing();
  });
}
