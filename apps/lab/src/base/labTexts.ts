import { eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { labTexts } from '../database/schema/content.ts';
import { languageOf } from './language.ts';

/** The lab's terms of sale: paragraphs with an empty line between them; a line that begins with `# ` is a heading. */
export const termsText = 'terms.sale';

/** A text that the lab words itself, imported from `texts.csv`; English where the language lacks. '' = there is none. */
export async function labTextOf(queries: Queries, key: string, language: string): Promise<string> {
  const [found] = await queries.select().from(labTexts).where(eq(labTexts.key, key));
  return found ? found.texts[languageOf(language)] || found.texts.en : '';
}
