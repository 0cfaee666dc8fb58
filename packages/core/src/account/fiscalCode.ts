/** The Italian fiscal code of a person (ACC-10): its shape, its birthday and its check character. */

/** The problem of a fiscal code; null when it is valid. */
export type FiscalCodeProblem = 'shape' | 'date' | 'check';

/** Two people with the same code get letters for digits, from the right (omocodia). */
const digit = '[0-9LMNPQRSTUV]';
const shape = new RegExp(`^[A-Z]{6}${digit}{2}[ABCDEHLMPRST]${digit}{2}[A-Z]${digit}{3}[A-Z]$`);
const months = 'ABCDEHLMPRST';
const daysOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Value of a character in an odd place (the first is odd), for 0-9 and then A-Z. */
const oddDigits = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const oddLetters = [...oddDigits, ...[2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]];
const letterA = 65;

/** Upper case, without blanks: how it is stored (ACC-24). */
export function tidyFiscalCode(value: string): string {
  return value.replace(/\s/g, '').toUpperCase();
}

/** @param value tidied. */
export function fiscalCodeProblem(value: string): FiscalCodeProblem | null {
  if (!shape.test(value)) return 'shape';
  const day = Number(plainDigits(value.slice(9, 11)));
  // 40 is added for women.
  const born = day > 40 ? day - 40 : day;
  const last = daysOf[months.indexOf(value.charAt(8))] ?? 0;
  if (born < 1 || born > last) return 'date';
  return value.charAt(15) === checkCharacter(value.slice(0, 15)) ? null : 'check';
}

/** The sixteenth character that belongs to the first fifteen. */
export function checkCharacter(first: string): string {
  const sum = [...first].reduce((total, character, index) => total + valueAt(character, index), 0);
  return String.fromCharCode(letterA + (sum % 26));
}

function valueAt(character: string, index: number): number {
  const isDigit = character >= '0' && character <= '9';
  const plain = isDigit ? Number(character) : character.charCodeAt(0) - letterA;
  if (index % 2 === 1) return plain;
  return (isDigit ? oddDigits[plain] : oddLetters[plain]) ?? 0;
}

function plainDigits(value: string): string {
  return value.replace(/[LMNPQRSTUV]/g, (letter) => String('LMNPQRSTUV'.indexOf(letter)));
}
