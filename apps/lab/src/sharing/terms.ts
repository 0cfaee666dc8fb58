import type { Language } from '@trade-area/core/contract';
import { eq } from 'drizzle-orm';
import { languageOf } from '../base/language.ts';
import type { Queries } from '../database/open.ts';
import { labTexts } from '../database/schema/content.ts';
import { defaultTerms } from './defaultTerms.ts';
import { wordingId } from './releaseTable.ts';

/** The lab's own wording, HTML, imported from `texts.csv`. */
export const sharingTermsText = 'sharing.terms';

/** A wording of the terms. */
export interface Terms {
  readonly id: string;
  readonly language: Language;
  readonly text: string;
}

/** The terms in force, in a language; in English where the lab's own lack it (SHARE-30). */
export async function termsIn(queries: Queries, language: string): Promise<Terms> {
  const [own] = await queries.select().from(labTexts).where(eq(labTexts.key, sharingTermsText));
  const wished = languageOf(language);
  const texts = own && own.texts.en.trim() !== '' ? own.texts : defaultTerms;
  const spoken = texts[wished].trim() === '' ? 'en' : wished;
  const text = texts[spoken];
  return { id: wordingId(spoken, text), language: spoken, text };
}

/** The wording that a person has accepted, by its id; undefined when it is no longer in force in any language. */
export async function acceptedTerms(
  queries: Queries,
  id: string,
  languages: readonly Language[],
): Promise<Terms | undefined> {
  for (const language of languages) {
    const terms = await termsIn(queries, language);
    if (terms.id === id) return terms;
  }
  return undefined;
}
