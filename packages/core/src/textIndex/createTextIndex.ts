import MiniSearch from 'minisearch';
import { allowedEdits, foldText, mostWords, wordsOf } from './words.ts';

/** Something that can be found. */
export interface TextRow {
  /** Unique; of two rows with the same id the first counts. */
  readonly id: string;
  /** Words in it count most. */
  readonly title: string;
  /** Other words that people use for it; not shown. */
  readonly words?: string;
  readonly text?: string;
}

export interface TextIndex {
  /**
   * Ids of the rows that fit, the best first. Rows with every word as it is typed, also as a part of their words; when
   * there are none, rows with similar words; when there are none either, rows with most of the words.
   */
  search(text: string): readonly string[];
}

interface IndexedRow extends Required<TextRow> {
  readonly folded: string;
}

/** Share of the words that a row must have when none has all of them. */
const mostOfWords = 0.6;

/** An index of some hundred to some thousand rows: of the store, of questions, of pages. */
export function createTextIndex(rows: readonly TextRow[]): TextIndex {
  const known = new Map<string, IndexedRow>();
  for (const { id, title, words = '', text = '' } of rows)
    if (!known.has(id))
      known.set(id, { id, title, words, text, folded: foldText(`${title}\n${words}\n${text}`) });

  const index = new MiniSearch<IndexedRow>({
    fields: ['title', 'words', 'text'],
    tokenize: wordsOf,
    // The words are folded already.
    processTerm: (word) => word,
    searchOptions: { boost: { title: 4, words: 2 }, prefix: true },
  });
  index.addAll([...known.values()]);

  const withEvery = (words: readonly string[]) => {
    const scores = new Map<string, number>();
    // The index knows words and their beginnings; `Buch` in `Fotobuch` is found in the text itself.
    for (const { id, folded } of known.values())
      if (words.every((word) => folded.includes(word))) scores.set(id, 0);
    for (const { id, score } of index.search(words.join(' '), { combineWith: 'AND' }))
      scores.set(id as string, score);
    return [...scores].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
  };
  const withSimilar = (words: readonly string[], combineWith: 'AND' | 'OR', least: number) =>
    index
      .search(words.join(' '), { combineWith, fuzzy: allowedEdits })
      .filter(({ queryTerms }) => new Set(queryTerms).size >= least)
      .map(({ id }) => id as string);

  return {
    search(text) {
      const words = [...new Set(wordsOf(text))].slice(0, mostWords);
      if (words.length === 0) return [];
      const exact = withEvery(words);
      if (exact.length > 0) return exact;
      const similar = withSimilar(words, 'AND', words.length);
      if (similar.length > 0 || words.length === 1) return similar;
      return withSimilar(words, 'OR', Math.ceil(words.length * mostOfWords));
    },
  };
}
