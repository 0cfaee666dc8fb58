import { searchable } from '../lists/searchText.ts';

const longest = 160;
/** Letters before the match that say what it is about. */
const before = 40;

/** The part of a text around the first of the words, with … where it was cut; its beginning when none is in it. */
export function excerptOf(text: string, words: readonly string[]): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  if (letters.length <= longest) return letters.join('');
  const at = firstOf(letters, words);
  // From the beginning of a word.
  const from = at <= before ? 0 : letters.lastIndexOf(' ', at - before) + 1;
  const to = Math.min(letters.length, from + longest);
  return `${from > 0 ? '…' : ''}${letters.slice(from, to).join('').trim()}${to < letters.length ? '…' : ''}`;
}

/** Position of the first word in the letters, 0 when there is none. */
function firstOf(letters: readonly string[], words: readonly string[]): number {
  const folded: string[] = [];
  const positions: number[] = [];
  letters.forEach((letter, index) => {
    const plain = letter === ' ' ? ' ' : searchable(letter);
    for (const each of plain) {
      folded.push(each);
      positions.push(index);
    }
  });
  const whole = folded.join('');
  const found = words.map((word) => whole.indexOf(word)).filter((at) => at >= 0);
  return found.length === 0 ? 0 : (positions[Math.min(...found)] ?? 0);
}
