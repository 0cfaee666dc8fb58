/** Words of a search that count. */
export const mostWords = 8;

/** Text as it is compared: without case and accents, ß as ss, 20×30 as 20x30. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/(\d)\s*×\s*(?=\d)/gu, '$1x');
}

/** The words of a text, as they are compared. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Letters of a word that may be wrong: a short word is close to too many, an almost right number is another one. */
export function allowedEdits(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  // Two swapped letters are two edits.
  return word.length < 6 ? 1 : 2;
}
