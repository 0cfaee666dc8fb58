/** From mistyped words to the words that a customer's orders and messages have. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { rowsOf } from '../database/open.ts';
import { searchWords } from '../database/schema/search.ts';
import { searchPatterns } from '../lists/searchText.ts';
import { containsAll } from '../lists/statement.ts';
import { allowedTypos, typoDistance } from './typos.ts';
import type { SearchWords } from './words.ts';

/** Of a typed word: whether rows have it as it is, and the words that are nearest to it. */
export interface LikeWords {
  readonly isKnown: boolean;
  readonly near: readonly string[];
}

/** More words than these make a search for everything. */
const mostNear = 8;

/**
 * The customer's own words for each typed one: of those with the fewest wrong letters the most frequent. A word is found by
 * its first or its last letter, of which one is right in every word with one typing error.
 */
export async function ownWordsLike(
  queries: Queries,
  owner: Owner,
  typed: readonly string[],
): Promise<ReadonlyMap<string, LikeWords>> {
  const found = new Map<string, LikeWords>();
  if (typed.length === 0) return found;
  const mayBe = typed.map((word) => {
    const letters = [...word];
    const [first = '', last = ''] = [letters[0], letters.at(-1)];
    const [least, most] = [letters.length - allowedTypos(word), letters.length + allowedTypos(word)];
    // The beginning of a longer word is compared, too.
    return sql`(length(word) >= ${least} and (left(word, 1) = ${first} or length(word) <= ${most} and right(word, 1) = ${last}))`;
  });
  const words = await rowsOf<{ word: string; rows: number }>(
    queries,
    sql`select word, rows from search_words
        where ${ownedBy(searchWords.customerId, owner, sql`(${sql.join(mayBe, sql` or `)})`)}`,
  );
  for (const each of typed) {
    const near = words
      .flatMap(({ word, rows }) => {
        const distance = word === each ? null : typoDistance(each, word);
        return distance === null ? [] : [{ word, rows, distance }];
      })
      .toSorted((one, other) => one.distance - other.distance || other.rows - one.rows);
    found.set(each, {
      isKnown: words.some(({ word }) => word.includes(each)),
      near: near
        .filter(({ distance }) => distance === near[0]?.distance)
        .slice(0, mostNear)
        .map(({ word }) => word),
    });
  }
  return found;
}

/**
 * Conditions to try one after the other: similar words in place of those that no row has, then in place of every word,
 * because a typing error may be another word (`Marta` for `Maria`).
 */
export function similarSearches(
  { similar, exact }: SearchWords,
  likeThese: ReadonlyMap<string, LikeWords>,
): readonly SQL[] {
  const wordsFor = (typed: string, keepsKnown: boolean) => {
    const { isKnown = false, near = [] } = likeThese.get(typed) ?? {};
    return isKnown && keepsKnown ? [] : near;
  };
  const tries = [true, false].map((keepsKnown) => similar.map((word) => wordsFor(word, keepsKnown)));
  const different = JSON.stringify(tries[0]) === JSON.stringify(tries[1]) ? tries.slice(1) : tries;
  return different
    .filter((groups) => groups.some((words) => words.length > 0))
    .map((groups) => {
      const each = groups.map(
        (words, index) =>
          sql`(${sql.join([...searchPatterns(similar[index] ?? '').map(contains), ...words.map(hasWord)], sql` or `)})`,
      );
      return sql.join([containsAll(exact, 'search') ?? [], each].flat(), sql` and `);
    });
}

const contains = (pattern: string) => sql`search like ${pattern}`;

/** A word of three letters is part of too many: it counts as a whole word alone. */
const hasWord = (word: string): SQL =>
  /^[a-z]{3}$/.test(word)
    ? sql`search ~ ${`\\m${word}\\M`}`
    : sql.join(searchPatterns(word).map(contains), sql` and `);
