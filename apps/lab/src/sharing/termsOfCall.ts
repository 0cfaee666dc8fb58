import { languages } from '@trade-area/core/contract';
import { languageOf } from '../base/language.ts';
import type { Session } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { accountOf } from '../identity/table.ts';
import { acceptedTerms, termsIn } from './terms.ts';
import type { Terms } from './terms.ts';

/**
 * The wording that the person has accepted: of any language, because the page may have another than the account; those in
 * force when the call names none. undefined: that wording is no longer in force.
 */
export async function termsOfCall(
  queries: Queries,
  { owner }: Pick<Session, 'owner'>,
  id: string | undefined,
): Promise<Terms | undefined> {
  const { language } = await accountOf(queries, owner);
  if (id === undefined || id === '') return termsIn(queries, language);
  const own = languageOf(language);
  return acceptedTerms(queries, id, [own, ...languages.filter((each) => each !== own)]);
}
