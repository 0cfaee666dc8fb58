import { passesLuhn } from './luhn.ts';

/** Prefixes and lengths of the card brands: without them every twelfth long number would be taken for a card. */
const brands: readonly RegExp[] = [
  /^4(\d{12}|\d{15}|\d{18})$/,
  /^(5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^3(0[0-5]|[689]\d)\d{11,16}$/,
  /^(6011|65\d{2}|64[4-9]\d)\d{12}$/,
  /^35(2[89]|[3-8]\d)\d{12}$/,
  /^(5018|5020|5038|6304|6759|676[1-3])\d{9,15}$/,
  /^62\d{14,17}$/,
];

/** Generated hexadecimal ids: one in some thousands contains the digits of a valid card number by chance. */
const generatedIds =
  /(?<![\da-z])(?:[\da-f]{64}|[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\da-z])/gi;

const numbers = /[\d.]+/g;
const fraction = /^\d+\.\d{9,}$/;
const blank = /\s/;

/** The first sign that is no blank, from a place on in one direction; '' at the end. */
function signFrom(text: string, from: number, step: 1 | -1): string {
  let at = from;
  while (blank.test(text[at] ?? '')) at += step;
  return text[at] ?? '';
}

/**
 * Computed numbers in a text of JSON, such as the sizes of a configuration, become a letter: their fractions have as many
 * digits as a card. Each sign is read a fixed number of times, which one expression for the whole would not do.
 */
const withoutFractions = (json: string) =>
  json.replace(numbers, (number, at: number) => {
    if (!fraction.test(number)) return number;
    const before = signFrom(json, json[at - 1] === '-' ? at - 2 : at - 1, -1);
    const after = signFrom(json, at + number.length, 1);
    return /[:[,]/.test(before) && /[,\]}]/.test(after) ? 'x' : number;
  });

/** Groups of digits with at most three separators between them: blanks, dots, hyphens, dashes, underscores. */
const groups = /\d+(?:[\s.\p{Pd}_]{1,3}\d+)*/gu;
const [fewest, most] = [13, 19];
/** Digits of a telephone number behind its plus, at most (E.164): one in ten German mobile numbers looks like a card of 13. */
const mostOfTelephone = 15;

/** Digits of other scripts as those that the pattern knows; those of full width and their blanks too. */
const plainDigits = (text: string) =>
  /^[\0-\x7f]*$/.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

const isCardNumber = (digits: string) => brands.some((brand) => brand.test(digits)) && passesLuhn(digits);

/** Whether a text holds a card number, in one or in groups, also beside other numbers (T-B4). */
export function holdsCardNumber(text: string): boolean {
  // An id of digits alone is none that a program has made: the letter in its place keeps its neighbours apart.
  const own = withoutFractions(text.replace(generatedIds, (id) => (/[a-f]/i.test(id) ? 'x' : id)));
  const plain = plainDigits(own);
  for (const { 0: run, index } of plain.matchAll(groups)) {
    if (run.length < fewest) continue;
    const parts = run.split(/\D+/);
    const isTelephone = plain[index - 1] === '+';
    for (let from = 0; from < parts.length; from += 1) {
      let digits = '';
      for (let to = from; to < parts.length && digits.length + (parts[to]?.length ?? 0) <= most; to += 1) {
        digits += parts[to] ?? '';
        const shortest = isTelephone && from === 0 ? mostOfTelephone + 1 : fewest;
        if (digits.length >= shortest && isCardNumber(digits)) return true;
      }
    }
  }
  return false;
}
