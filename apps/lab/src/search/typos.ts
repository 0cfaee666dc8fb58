/**
 * Letters that may be wrong in a typed word: replaced, missing, too many, or two neighbours swapped. Of three letters
 * only one swap or one missing letter counts, because every word of three letters becomes many others by one replacement.
 */
export function allowedTypos(typed: string): number {
  return typed.length < 3 ? 0 : typed.length < 8 ? 1 : 2;
}

/** An unfinished word counts less than a whole one with as many wrong letters. */
const unfinished = 0.5;
/** Shorter beginnings are those of too many words. */
const shortestBeginning = 6;

/**
 * How far a typed word is from a word: its wrong letters, and half a letter more where the word continues after them.
 * null when it is no typing error of the word.
 */
export function typoDistance(typed: string, word: string): number | null {
  const most = allowedTypos(typed);
  if (most === 0 || word.length < typed.length - most) return null;
  const { whole, beginning } = editDistances(typed, word, most);
  if (whole <= most && (typed.length > 3 || isSwapOrMissing(typed, word))) return whole;
  const isBeginning = typed.length >= shortestBeginning && typed[0] === word[0] && beginning <= 1;
  return isBeginning ? beginning + unfinished : null;
}

const isSwapOrMissing = (typed: string, word: string) =>
  word.length > typed.length || [...typed].toSorted().join('') === [...word].toSorted().join('');

/**
 * Edits between a typed word and a word, and between it and the nearest beginning of the word; two swapped neighbours are
 * one edit (optimal string alignment). More than `most` are not counted.
 */
function editDistances(typed: string, word: string, most: number): { whole: number; beginning: number } {
  const tooMany = most + 1;
  // A longer word can only be begun.
  const length = Math.min(word.length, typed.length + tooMany);
  let beforeLast = new Uint8Array(length + 1);
  let last = new Uint8Array(length + 1).map((_none, at) => at);
  let current = new Uint8Array(length + 1);
  for (let row = 1; row <= typed.length; row += 1) {
    current[0] = row;
    let least = row;
    const letter = typed[row - 1];
    for (let at = 1; at <= length; at += 1) {
      let edits = (last[at - 1] ?? 0) + (letter === word[at - 1] ? 0 : 1);
      edits = Math.min(edits, (last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1);
      const isSwap = row > 1 && at > 1 && letter === word[at - 2] && typed[row - 2] === word[at - 1];
      if (isSwap) edits = Math.min(edits, (beforeLast[at - 2] ?? 0) + 1);
      current[at] = edits;
      if (edits < least) least = edits;
    }
    // A swap reaches back over one row, never over two.
    if (least > tooMany) return { whole: tooMany, beginning: tooMany };
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return { whole: length < word.length ? tooMany : (last[length] ?? tooMany), beginning: Math.min(...last) };
}
