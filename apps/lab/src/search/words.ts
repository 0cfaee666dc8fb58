import { fewestSearchLetters } from '@trade-area/core/contract';
import { searchable, searchPatterns } from '../lists/searchText.ts';
import { allowedTypos } from './typos.ts';

/** The words of a search, as the two ways to look for them need them. */
export interface SearchWords {
  /** LIKE patterns of every word. */
  readonly patterns: readonly string[];
  /** Words that may be mistyped. */
  readonly similar: readonly string[];
  /** LIKE patterns of the words that must be there as they are, even when others are mistyped. */
  readonly exact: readonly string[];
}

const mostWords = 8;

/** null when there are too few letters to look for. */
export function readSearch(typed: string): SearchWords | null {
  const folded = searchable(typed);
  if (folded.length < fewestSearchLetters) return null;
  // The words of texts end at their signs (`similar_words` of the database): `d'Angelo` has two.
  const words = folded.split(' ').slice(0, mostWords).flatMap(piecesOf);
  return {
    patterns: searchPatterns(typed),
    similar: words.filter(mayBeMistyped).slice(0, mostWords),
    exact: words.filter((word) => !mayBeMistyped(word)).flatMap(searchPatterns),
  };
}

// A number that is almost right is the number of another order.
const mayBeMistyped = (word: string) => allowedTypos(word) > 0 && !/\d/.test(word);

const piecesOf = (word: string) =>
  /\d/.test(word) ? [word] : word.split(/[^\p{L}\p{N}]+/u).filter((piece) => piece !== '');

/** Whether the trigram index of long texts can be asked: it knows no word of fewer than three letters. */
export function hasTrigram({ patterns }: SearchWords): boolean {
  return patterns.some((pattern) => pattern.length >= 5);
}
