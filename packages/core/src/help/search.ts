import type { FaqGroup, FaqQuestion } from '../contract/index.ts';

/** A question with the form in which its text is compared. */
export interface IndexedQuestion extends FaqQuestion {
  readonly folded: string;
}

/** A group with its questions as they are compared. */
export interface IndexedGroup extends Omit<FaqGroup, 'domande'> {
  readonly domande: readonly IndexedQuestion[];
}

/** A part of a text, from the first character to before the last. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

const mostWords = 8;

/** A letter as it is compared: without case and accent (FAQ-17), with one kind of apostrophe. */
function foldLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}+/gu, '');
  return plain.toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'");
}

const fold = (text: string) => [...text].map(foldLetter).join('');

/** The words of a search as they are compared; at most eight count. */
export function readSearchWords(search: string): readonly string[] {
  const words = fold(search).split(/\s+/);
  return [...new Set(words)].filter((word) => word !== '').slice(0, mostWords);
}

/**
 * Groups in their order (FAQ-05), prepared for the search once; groups without questions are left out.
 * @param plainText the text of an answer, which is HTML
 */
export function indexFaq(
  groups: readonly FaqGroup[],
  plainText: (html: string) => string,
): readonly IndexedGroup[] {
  return groups
    .filter(({ domande }) => domande.length > 0)
    .toSorted((one, other) => one.order - other.order)
    .map((group) => ({
      ...group,
      domande: group.domande.map((question) => ({
        ...question,
        folded: fold(`${question.domanda}\n${plainText(question.risposta)}`),
      })),
    }));
}

/** Questions whose text or answer has every word of the search, in their groups; groups without any are left out (FAQ-17). */
export function searchFaq(groups: readonly IndexedGroup[], search: string): readonly IndexedGroup[] {
  const words = readSearchWords(search);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      domande: group.domande.filter(({ folded }) => words.every((word) => folded.includes(word))),
    }))
    .filter(({ domande }) => domande.length > 0);
}

/** How many questions the groups have. */
export function countQuestions(groups: readonly IndexedGroup[]): number {
  return groups.reduce((sum, { domande }) => sum + domande.length, 0);
}

/** Where the words of {@link readSearchWords} are in a text, in order and apart from each other. */
export function findMatches(text: string, words: readonly string[]): readonly TextRange[] {
  const { folded, positions } = foldWithPositions(text);
  const ranges: TextRange[] = [];
  for (const word of words) {
    if (word === '') continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      let end = at + word.length;
      // A letter that is compared as two, such as ß, is marked as a whole.
      while (positions[end] === positions[end - 1]) end += 1;
      ranges.push({ from: positions[at] ?? 0, to: positions[end] ?? text.length });
    }
  }
  return joinOverlapping(ranges);
}

/** The folded text, and for each of its characters, and for its end, the position in the text. */
function foldWithPositions(text: string): {
  readonly folded: string;
  readonly positions: readonly number[];
} {
  const positions: number[] = [];
  let folded = '';
  let position = 0;
  for (const letter of text) {
    const plain = foldLetter(letter);
    for (let index = 0; index < plain.length; index += 1) positions.push(position);
    folded += plain;
    position += letter.length;
  }
  return { folded, positions: [...positions, text.length] };
}

function joinOverlapping(ranges: readonly TextRange[]): readonly TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && range.from <= last.to)
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else joined.push(range);
  }
  return joined;
}
